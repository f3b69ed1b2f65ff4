import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, unitsSaid } from './asked.js';

describe('units in other languages', () => {
  test.each([
    ["(en milliers d'euros)", 'EUR thousand (table)'],
    ["(en millions d'euros)", 'EUR million (table)'],
    ['in Mio. EUR', 'EUR million (table)'],
    ['(in Tausend EUR)', 'EUR thousand (table)'],
    ['(en miles de euros)', 'EUR thousand (table)'],
    ['(en millones de euros)', 'EUR million (table)'],
    ['(em milhares de reais)', 'BRL thousand (table)'],
    ['(in migliaia di euro)', 'EUR thousand (table)'],
    ['(x € 1.000)', 'EUR thousand (table)'],
    ["(in duizenden euro's)", 'EUR thousand (table)'],
  ])('%s', (caption, unit) => {
    expect(unitsSaid(ofLast(caption, '|Item|2025|', '|---|---|', '|Stock|77,5|'))).toEqual([unit]);
  });
});

describe('periods in other languages', () => {
  test.each([
    ['31 décembre 2023', '2023-12-31 instant'],
    ['Exercice clos le 31 décembre 2023', '2023-12-31 year'],
    ['31 de diciembre de 2023', '2023-12-31 instant'],
    ['Ejercicio terminado el 31 de diciembre de 2023', '2023-12-31 year'],
    ['31 de dezembro de 2023', '2023-12-31 instant'],
    ['31 dicembre 2023', '2023-12-31 instant'],
    ['Boekjaar geëindigd op 31 december 2023', '2023-12-31 year'],
    ['Geschäftsjahr zum 30. September 2023', '2023-09-30 year'],
  ])('%s', (head, period) => {
    expect(endsSaid(ofLast('(€ m)', `|Item|${head}|`, '|---|---|', '|Stock|77,5|'))).toEqual([period]);
  });
});

describe('a decimal mark that a table does not show', () => {
  const german = ['Der Umsatz stieg um 4,5 % auf 1.234,5 Mio €.', '', '|Mio €|2023|', '|---|---|'];

  test('is that of the document', () => {
    expect(ofLast(...german, '|Umsatz|1.234|').figures[0]?.value).toBe(1234);
  });

  test('is a point where nothing tells', () => {
    expect(ofLast('|Rate|2023|', '|---|---|', '|US dollar|1.234|').figures[0]?.value).toBe(1.234);
  });
});

test.each([
  ['NT$ 77', 'TWD'],
  ['Mex$ 77', 'MXN'],
  ['Tk 77', 'BDT'],
  ['Tk. 77', 'BDT'],
  ['Rp 77', 'IDR'],
])('%s under another currency is in its own, and its scale is not told', (printed, code) => {
  const answer = ofLast('(₹ in lakh)', '|Item|2025|', '|---|---|', `|Stock|${printed}|`);
  expect(unitsSaid(answer)).toEqual([`${code} unknown (table)`]);
});

describe('the caption of an HTML table', () => {
  const rows = ['<tr><th>Item</th><th>2025</th></tr>', '<tr><td>Stock</td><td>77</td></tr>'];

  test('gives its unit, from its own line', () => {
    const answer = ofLast('<table>', '<caption>Stocks (Rs. in lakh)</caption>', ...rows);
    expect(answer.figures[0]?.unit).toMatchObject({ currency: 'INR', scale: 'lakh', line: 2 });
  });

  test('parts it from the table before', () => {
    const first = ['(₹ in lakh)', `<table>${rows.join('')}</table>`];
    const second = '<table><caption>As at 31 March 2024</caption><tr><td>Cash</td><td>80</td></tr></table>';
    expect(endsSaid(ofLast(...first, second))).toEqual(['2024-03-31 instant']);
  });
});

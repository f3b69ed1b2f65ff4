import { describe, expect, test } from 'vitest';
import { amounts, ofLast, ofLine, texts } from '../asked.js';

/** Damage of the figures of a line: kind and what is offered in its place. */
const damages = (answer: ReturnType<typeof ofLast>) =>
  answer.figures.map((f) => f.damage && `${f.damage.kind}: ${f.damage.text ?? 'nothing proven'}`);

describe('separators that slid into the row below', () => {
  const COLUMN = ['(₹ in lakh)', '|Item|2025|', '|---|---|', '|Cash|471.50|', '|Bank|1,204.25|'];

  test.each([
    ['1100', '.', '11.00', 11],
    ['2683765', ',.', '26,837.65', 26837.65],
    ['12345678', ',,.', '1,23,456.78', 123456.78],
    ['500', '.', '5.00', 5],
  ])('%s over %s is %s', (digits, marks, text, value) => {
    const answer = ofLine(6, ...COLUMN, `|Stock|${digits}|`, `|.|${marks}|`);
    expect(answer.figures[0]).toMatchObject({
      text: digits,
      value: null,
      amount: null,
      damage: { kind: 'split-decimal', text, value, evidence: [{ line: 7 }] },
    });
  });

  test('the line below is quoted as the evidence', () => {
    const answer = ofLine(6, ...COLUMN, '|Stock|1100|', '||**.**|');
    expect(answer.figures[0]?.damage?.evidence).toEqual([{ line: 7, text: '|.' }]);
  });

  test.each([
    ['the marks do not fit the digits', ['|Stock|1100|', '||,,.|']],
    ['the column has no habit', ['|Loans|3.125|', '|Stock|1100|', '||.|']],
  ])('flagged and not rebuilt: %s', (_, rows) => {
    const lines = [...COLUMN, ...rows];
    expect(damages(ofLine(lines.length - 1, ...lines))).toEqual(['split-decimal: nothing proven']);
  });

  test('a sound figure over separators of other columns is sound', () => {
    expect(damages(ofLine(6, ...COLUMN, '|Stock|77.15|', '||.|'))).toEqual([null]);
  });
});

describe('a figure damaged by itself is flagged, and has no value', () => {
  test.each([
    ['2,408.7 1', 'detached-digits'],
    [',204', 'leading-separator'],
    ['4.405.49', 'two-points'],
    ['1,2345', 'broken-grouping'],
    ['1\ufffd204', 'control-character'],
  ])('%s: %s', (cell, kind) => {
    const answer = ofLast('(₹ in lakh)', '|Item|2025|', '|Cash|1,204.50|', `|Stock|${cell}|`);
    expect(answer.figures).toMatchObject([
      { value: null, amount: null, damage: { kind, value: null, text: null } },
    ]);
  });

  test('what was printed stays', () => {
    expect(texts(ofLast('|Item|2025|', '|Cash|,204|'))).toEqual([',204']);
  });
});

describe('two figures in one cell', () => {
  test('side by side: both are flagged', () => {
    const answer = ofLast('(₹ in lakh)', '|Item|2025|', '|Cash|5,697.02   847.30|');
    expect(texts(answer)).toEqual(['5,697.02', '847.30']);
    expect(damages(answer)).toEqual(['two-figures: nothing proven', 'two-figures: nothing proven']);
    expect(answer.figures.map((f) => f.column)).toEqual([2, 2]);
  });

  test('stacked: both are sound', () => {
    const answer = ofLast('(₹ in lakh)', '|Item|2025|', '|Cash<br>Bank|5,697.02<br>847.30|');
    expect(damages(answer)).toEqual([null, null]);
    expect(amounts(answer)).toEqual(['569702000', '84730000']);
  });
});

describe('magnitudes that break the habit of the table', () => {
  const SOUND = [
    '|Item|2025|2024|',
    '|Cash|5,155.56|4,210.10|',
    '|Bank|310.25|298.75|',
    '|Loans|77.15|80.40|',
  ];

  test('a figure that lost its point', () => {
    expect(damages(ofLast(...SOUND, '|Stock|515556|4,119.04|'))).toEqual([
      'lost-point: nothing proven',
      null,
    ]);
  });

  test('where the table prints whole numbers too, nothing can be said', () => {
    expect(damages(ofLast(...SOUND, '|Plant|5,155|12|', '|Stock|515556|4,119.04|'))).toEqual([null, null]);
  });

  test('a point among commas may be a misread comma', () => {
    const answer = ofLast('|Item|2025|', '|Cash|14,206|', '|Bank|10,384|', '|Stock|12.973|');
    expect(damages(answer)).toEqual(['ambiguous-point: nothing proven']);
  });
});

describe('a sign that a total shows to be lost', () => {
  const flow = (total: string) => [
    '|Item (₹ in lakh)|2025|',
    '|Received|11,204|',
    '|Paid|3,730|',
    '|Interest|1,350|',
    `|Total|${total}|`,
  ];

  test('the total is right only with the negative: offered, not put in place', () => {
    const answer = ofLine(3, ...flow('8,824'));
    expect(answer.figures[0]).toMatchObject({
      text: '3,730',
      value: null,
      damage: {
        kind: 'lost-sign',
        value: -3730,
        text: '(3,730)',
        evidence: [{ line: 5, text: 'Total|8,824' }],
      },
    });
  });

  test.each([
    ['a total that adds up', '16,284'],
    ['a total that no sign explains', '5,000'],
  ])('%s', (_, total) => {
    expect(damages(ofLine(3, ...flow(total)))).toEqual([null]);
  });

  test('of two rows, the total may be one less the other', () => {
    expect(
      damages(ofLine(3, '|Item|2025|', '|Assets|11,204|', '|Liabilities|3,730|', '|Total|7,474|')),
    ).toEqual([null]);
  });

  test('two figures would do: neither is named', () => {
    const rows = ['|Item|2025|', '|A|11,204|', '|B|7,302|', '|C|7,302|', '|Total|11,204|'];
    expect(damages(ofLine(3, ...rows))).toEqual([null]);
  });

  test('small numbers come out right by chance', () => {
    expect(damages(ofLine(3, '|Item|2025|', '|A|9|', '|B|4|', '|Total|5|'))).toEqual([null]);
  });
});

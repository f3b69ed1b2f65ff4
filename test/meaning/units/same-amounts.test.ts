import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { figuresOn } from '../../../src/meaning/answers.js';
import { ofLast, ofLine, unitsSaid } from '../asked.js';

const STATEMENT = [
  '# Balance sheet',
  '(₹ in million)',
  '|Item|Note|31 March 2025|31 March 2024|',
  '|---|---|---|---|',
  '|Stocks|4|30|33|',
  '|Debtors|5|15,947|20,630|',
  '',
];
const HEADS = ['|Item|31 March 2025|31 March 2024|', '|---|---|---|'];
const DEBTORS = [
  '## 5. Debtors',
  ...HEADS,
  '|At home|10,900|12,600|',
  '|Abroad|5,047|8,030|',
  '|Total|15,947|20,630|',
];
const GAP = ['', '# Notes', '', 'Words about the policies of the company.', ''];

describe('the unit of a table whose amounts stand in one with a unit', () => {
  test('is that unit, with the line of the same amounts and a warning', () => {
    const answer = ofLast(...STATEMENT, ...GAP, ...DEBTORS);
    expect(unitsSaid(answer)).toEqual(Array(2).fill('INR million (carried)'));
    const [figure] = answer.figures;
    expect([figure?.unit?.rule, figure?.unit?.line]).toEqual(['same amount', 2]);
    expect(figure?.unit?.also).toEqual([{ what: 'same amount', line: 6, text: 'Debtors 5 15,947 20,630' }]);
    expect(answer.warnings).toEqual([
      'unit carried from where the same amounts stand, line 6: line 2, "(₹ in million)"',
    ]);
  });

  test('holds for all rows of the table, not for its percentages', () => {
    const lines = [...STATEMENT, ...GAP, ...DEBTORS, '|Abroad (%)|31|38|'];
    expect(unitsSaid(ofLine(lines.length - 3, ...lines))).toEqual(Array(2).fill('INR million (carried)'));
    expect(unitsSaid(ofLast(...lines))).toEqual(['percent (row)', 'percent (row)']);
  });

  test('is not told by short amounts, nor by one of one year', () => {
    expect(unitsSaid(ofLast(...STATEMENT, ...GAP, ...HEADS, '|Pens|30|33|'))).toEqual(
      Array(2).fill('not stated'),
    );
    expect(unitsSaid(ofLast(...STATEMENT, ...GAP, ...HEADS, '|Pens|15,947|20,631|'))).toEqual(
      Array(2).fill('not stated'),
    );
  });

  test('is not told where the same amounts stand in two units', () => {
    const other = ['# Summary', '(₹ in crore)', ...HEADS, '|Debtors|15,947|20,630|', ''];
    expect(unitsSaid(ofLast(...STATEMENT, ...other, ...GAP, ...DEBTORS))).toEqual(
      Array(2).fill('not stated'),
    );
  });

  test('is not told by rows of shares, or by a row with a unit of its own', () => {
    const shares = ['(₹ in lakh)', ...HEADS, '|Number of shares|15,947|20,630|', ''];
    const dollars = ['(₹ in lakh)', ...HEADS, '|Debtors (US$ million)|15,947|20,630|', ''];
    for (const others of [shares, dollars])
      expect(unitsSaid(ofLast(...others, ...GAP, ...DEBTORS))).toEqual(Array(2).fill('not stated'));
  });

  test('may be told by long amounts of one year, two of them', () => {
    const statement = [
      '# Balance sheet',
      '(Amt. in Rs.)',
      ...HEADS,
      '|Debtors|24,07,048|30,38,119|',
      '|Cash|4,82,411|13,82,585|',
      '',
    ];
    const fair = ['|Item|Carried|', '|---|---|', '|Debtors|2,407,048|'];
    expect(unitsSaid(ofLast(...statement, ...GAP, ...fair))).toEqual(['not stated']);
    expect(unitsSaid(ofLast(...statement, ...GAP, ...fair, '|Cash|482,411|'))).toEqual(['INR one (carried)']);
  });

  test('is not told in full by prices that are the same', () => {
    const prices = ['(in ₹)', ...HEADS, '|Basic|3,117.76|4,115.71|', ''];
    expect(unitsSaid(ofLast(...prices, ...GAP, ...HEADS, '|Gold|3,117.76|4,115.71|'))).toEqual(
      Array(2).fill('not stated'),
    );
  });
});

describe('the unit of rows of text', () => {
  const statement = [
    '# Balance sheet',
    '(₹ in million)',
    '31 March 2025 31 March 2024',
    'Stocks 4 30 33',
    'Debtors 5 15,947 20,630',
    'Loans 6 2,881 2,212',
    '',
  ];
  const note = [
    '',
    '# Notes',
    '',
    '## 5. Debtors',
    '',
    '31 March 2025 31 March 2024',
    '',
    'Debtors at home 10,900 12,600',
    '',
    '15,947 20,630',
    '',
  ];
  const loans = [
    '## 6. Loans',
    '',
    '31 March 2025 31 March 2024',
    '',
    'Loans abroad 9 12',
    '',
    'Loans 2,881 2,212',
    '',
  ];

  test('is told by their own amounts', () => {
    expect(unitsSaid(ofLine(17, ...statement, ...note))).toEqual(Array(2).fill('INR million (carried)'));
  });

  test('is that of the rows around which prove it, for what is called as money is', () => {
    const line = statement.length + note.length + 5;
    expect(unitsSaid(ofLine(line, ...statement, ...note, ...loans))).toEqual(
      Array(2).fill('INR million (carried)'),
    );
    const doors = loans.map((l) => l.replace('Loans abroad', 'Doors'));
    expect(unitsSaid(ofLine(line, ...statement, ...note, ...doors))).toEqual(
      ['not stated', 'not stated'].slice(0, 2),
    );
    const pence = loans.map((l) => l.replace('abroad 9', 'abroad 0.9'));
    expect(unitsSaid(ofLine(line, ...statement, ...note, ...pence))).toEqual(Array(2).fill('not stated'));
  });
});

test('a thousand rows with the same amounts are read once each', () => {
  const rows = Array.from({ length: 1000 }, () => 'Revenue from operations   48,964.89   42,105.33');
  const document = documentOf('a.md', rows.join('\n'));
  const start = performance.now();
  expect(figuresOn(document, 500).map(({ value, unit }) => [value, unit])).toEqual([
    [48964.89, null],
    [42105.33, null],
  ]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('the rows of a large table without a unit are asked once each where their amounts stand', () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `|Roads ${i}|${1000 + i * 7}.50|${2000 + i * 3}.25|`);
  const document = documentOf('a.md', ['|Item|2025|2024|', '|---|---|---|', ...rows].join('\n'));
  const start = performance.now();
  expect(figuresOn(document, 10_000).map(({ unit }) => unit)).toEqual([null, null]);
  expect(performance.now() - start).toBeLessThan(20_000);
});

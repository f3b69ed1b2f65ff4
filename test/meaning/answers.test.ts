import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { answerIfAny, answerLine, figuresOn, firstPrinted, measuresOn } from '../../src/meaning/answers.js';
import { amounts, ofLast, ofLine, periodsSaid, texts, unitsSaid } from './asked.js';

const REPORT = [
  '# Accounts',
  '## Sales',
  '(₹ in lakh)',
  '|Item|2024-25|2023-24|',
  '|---|---|---|',
  '|Sales|1,204|(118)|',
];

test('all that is said of a line', () => {
  expect(ofLine(6, ...REPORT)).toEqual({
    type: 'line',
    file: 'report.md',
    line: 6,
    text: '|Sales|1,204|(118)|',
    section: { title: 'Sales', line: 2, path: ['Accounts', 'Sales'] },
    page: null,
    figures: [
      {
        column: 2,
        text: '1,204',
        value: 1204,
        header: '2024-25',
        unit: {
          kind: 'money',
          currency: 'INR',
          scale: 'lakh',
          multiplier: 100000,
          source: 'table',
          rule: 'caption above',
          line: 3,
          text: '(₹ in lakh)',
        },
        period: {
          label: '2024-25',
          span: 'year',
          start: '2024-04-01',
          end: '2025-03-31',
          source: 'column',
          rule: 'column header',
          line: 4,
          text: '2024-25',
        },
        amount: '120400000',
        damage: null,
      },
      expect.objectContaining({ column: 3, text: '(118)', value: -118, amount: '-11800000' }),
    ],
    warnings: [],
  });
});

test.each([
  [1, 'a heading'],
  [3, 'a caption'],
  [4, 'a header row'],
  [5, 'a rule'],
  [99, 'a line that is not there'],
])('no figures on line %d: %s', (line) => {
  expect(ofLine(line, ...REPORT).figures).toEqual([]);
});

describe('tables of tags', () => {
  const ROWS = [
    '<tr><th>Item</th><th>2024-25</th></tr>',
    '<tr><td>Cash</td><td>1,204</td></tr>',
    '<tr><td>Stock</td><td>77</td></tr>',
  ];

  test('on one line: every figure of the table, in order', () => {
    expect(texts(ofLast('(₹ in lakh)', `<table>${ROWS.join('')}</table>`))).toEqual(['1,204', '77']);
  });

  test('a row a line', () => {
    const answer = ofLine(5, '(₹ in lakh)', '<table>', ...ROWS, '</table>');
    expect(texts(answer)).toEqual(['77']);
    expect(periodsSaid(answer)).toEqual(['year 2024-04-01 2025-03-31 (column)']);
  });

  test('a cell a line: the figures that begin on the line', () => {
    const cells = [
      '<table><tr>',
      '<th>Item</th>',
      '<th>2024-25</th>',
      '</tr><tr>',
      '<td>Cash</td>',
      '<td>1,204</td>',
      '</tr></table>',
    ];
    expect(texts(ofLine(6, ...cells))).toEqual(['1,204']);
    expect(texts(ofLine(5, ...cells))).toEqual([]);
  });

  test('columns are counted on the grid, spans expanded', () => {
    const answer = ofLast(
      '<table><tr><th>Item</th><th colspan="2">2024-25 (₹ in lakh)</th><th>2023-24 (₹ in crore)</th></tr>' +
        '<tr><td colspan="2">Cash</td><td>1,204</td><td>5</td></tr></table>',
    );
    expect(answer.figures.map((f) => f.column)).toEqual([3, 4]);
    expect(unitsSaid(answer)).toEqual(['INR lakh (column)', 'INR crore (column)']);
  });
});

describe('several values stacked in one cell', () => {
  test('each takes the label at its height', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      '|Item|2024-25|',
      '|Revenue<br>Earnings per share (in ₹)|1,204<br>12.50|',
    );
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'per share INR (row)']);
    expect(amounts(answer)).toEqual(['120400000', '12.5']);
  });
});

describe('whatever the text', () => {
  const piece = fc.constantFrom(
    '|',
    '\n',
    '\n\n',
    '|---|---|\n',
    '1,204',
    '(118)',
    '12.5%',
    '2024-25',
    '2025',
    '31 March 2025',
    '(₹ in lakh)',
    'in crore',
    '$',
    '`',
    '.',
    ',',
    ' ',
    'Total',
    'Note',
    'per share',
    '<table>',
    '<tr><td>',
    '</table>',
    '<br>',
    '#',
    '–',
    'Cr',
    '\ufffd',
    'Balance as at ',
  );
  const document = fc.array(piece, { maxLength: 40 }).map((pieces) => documentOf('any.md', pieces.join('')));
  const everyLine = document.map((d) => d.lines.map((_, i) => answerLine(d, i + 1)));

  test('an answer is given, and every source is a line of the document', () => {
    fc.assert(
      fc.property(everyLine, (answers) => {
        for (const { figures } of answers) {
          for (const { unit, period } of figures) {
            for (const source of [unit, period]) {
              if (!source) continue;
              expect(source.line).toBeGreaterThanOrEqual(1);
              expect(source.line).toBeLessThanOrEqual(answers.length);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the first printed figure is that of the answer, nil marks apart', () => {
    fc.assert(
      fc.property(document, (d) => {
        for (const line of d.lines.keys()) {
          const figures = figuresOn(d, line + 1);
          const first = figures.find(({ column, nil }) => column === null && !nil);
          if (first) expect(firstPrinted(d, line + 1)).toBe(first.text);
          if (figures.every(({ nil }) => nil)) expect(firstPrinted(d, line + 1)).toBeNull();
          const answer = figures.length > 0 ? answerLine(d, line + 1) : null;
          expect(answerIfAny(d, line + 1)).toEqual(answer);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('no amount without a unit, no value where there is damage, and always a warning where no unit is known', () => {
    fc.assert(
      fc.property(everyLine, (answers) => {
        for (const { figures, warnings } of answers) {
          for (const { value, nil, unit, amount, damage } of figures) {
            if (damage) expect(value).toBeNull();
            if (value === null || unit === null || unit.scale === 'unknown') expect(amount).toBeNull();
            if (!nil && unit === null) expect(warnings.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('units and periods are told without looking for damage', () => {
  const document = documentOf(
    'report.md',
    [...REPORT.slice(0, 5), '|Sales|5,697.02   847.30|(118)|'].join('\n'),
  );
  expect(figuresOn(document, 6)[0]?.damage).not.toBeNull();
  expect(
    measuresOn(document, 6).map(({ unit, period }) => [unit?.scale ?? null, period?.label ?? null]),
  ).toEqual(figuresOn(document, 6).map(({ unit, period }) => [unit?.scale ?? null, period?.label ?? null]));
});

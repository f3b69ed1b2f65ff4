import { expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

const TITLE = 'Results for the three and six months ended June 30, 2025 and June 29, 2024';
const rows = (head: string, row: string) => [head, head.replace(/[^|]+/g, '---'), row];

test('a line of groups above a table parts its days', () => {
  const table = rows(
    '| | June 30, 2025 | June 29, 2024 | June 30, 2025 | June 29, 2024 |',
    '| Sales | 77 | 80 | 150 | 161 |',
  );
  expect(endsSaid(ofLast(TITLE, '', 'Three Months Ended Six Months Ended', '', ...table))).toEqual([
    '2025-06-30 quarter',
    '2024-06-29 quarter',
    '2025-06-30 half',
    '2024-06-29 half',
  ]);
});

test('a unit may stand between, and a column of change has no period', () => {
  const table = rows(
    '| | 2025 | 2024 | % Change | 2025 | 2024 | % Change |',
    '| Sales | 77 | 80 | 4 | 150 | 161 | 7 |',
  );
  const said = endsSaid(
    ofLast(`${TITLE} were:`, '', 'Three Months Six Months', '(in millions)', '', ...table),
  );
  expect(said.filter((_, i) => i % 3 !== 2)).toEqual([
    '2025-06-30 quarter',
    '2024-06-29 quarter',
    '2025-06-30 half',
    '2024-06-29 half',
  ]);
  expect([said[2], said[5]]).toEqual(['not stated', 'not stated']);
});

test('a unit may stand on the line of the groups, and the line is told', () => {
  const table = rows('| | 2025 | 2024 | 2025 | 2024 |', '| Sales | 77 | 80 | 150 | 161 |');
  const answer = ofLast(`# ${TITLE}`, '', '*(in millions)* **Three Months Six Months**', '', ...table);
  expect(endsSaid(answer)).toEqual([
    '2025-06-30 quarter',
    '2024-06-29 quarter',
    '2025-06-30 half',
    '2024-06-29 half',
  ]);
  expect(answer.figures[2]?.period?.also).toEqual([
    { what: 'length', line: 3, text: '(in millions) Three Months Six Months' },
  ]);
});

test('heads that go round once for each length of the title are of these lengths, in their order', () => {
  const heads = '| | 2025 | 2024 | % Change | 2025 | 2024 | % Change |';
  const told = (title: string, head = heads) =>
    endsSaid(
      ofLast(title, '', '(in millions)', '', ...rows(head, '| Sales | 77 | 80 | 4 | 150 | 161 | 7 |')),
    );
  expect(told(`${TITLE} were as follows:`)).toEqual([
    '2025-06-30 quarter',
    '2024-06-29 quarter',
    'not stated',
    '2025-06-30 half',
    '2024-06-29 half',
    'not stated',
  ]);
  // one length for six columns, and heads that do not begin again
  expect(
    told('Results for the six months ended June 30, 2025 and June 29, 2024 were as follows:')[3],
  ).not.toBe('2025-06-30 quarter');
  expect(told(`${TITLE} were as follows:`, '| | 2025 | 2024 | % Change | 2023 | 2022 | % Change |')).toEqual(
    Array(6).fill('not stated'),
  );
});

test('groups under which no day begins again tell nothing', () => {
  const table = rows('| | June 30, 2025 | June 29, 2024 | July 1, 2023 |', '| Sales | 77 | 80 | 150 |');
  expect(endsSaid(ofLast(TITLE, '', 'Three Months Ended Six Months Ended', '', ...table))).toEqual(
    Array(3).fill('not stated'),
  );
});

test('a part of a year that its own line names ends on the day that the title prints for it', () => {
  const table = rows('| | 2025 | 2024 |', '| Sales | 77 | 80 |');
  expect(endsSaid(ofLast(`# ${TITLE}`, '', '# Six Months', '', ...table))).toEqual([
    '2025-06-30 half',
    '2024-06-29 half',
  ]);
});

test('times above a table date the rounds of its heads', () => {
  const heads = '| | Gross | Amortised | Net | Gross | Amortised | Net |';
  const row = '| Brands | 1,203 | (557) | 646 | 1,204 | (495) | 709 |';
  const sentence = 'Intangible assets as of June 2, 2025 and December 2, 2024 were as follows:';
  const told = (line: string, ...table: string[]) => endsSaid(ofLast(sentence, '', line, '', ...table));
  expect(told('(in millions) 2025 2024', ...rows(heads, row))).toEqual([
    ...Array(3).fill('2025-06-02 instant'),
    ...Array(3).fill('2024-12-02 instant'),
  ]);
  const other = heads.replace('Amortised | Net |', 'Amortised | Written off |');
  expect(told('(in millions) 2025 2024', ...rows(other, row))).toEqual(Array(6).fill('not stated'));
});

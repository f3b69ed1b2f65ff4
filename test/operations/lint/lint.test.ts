import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { lint } from '../../../src/operations/lint/lint.js';

function findings(...lines: string[]): string[] {
  return lint(documentOf('report.md', lines.join('\n'))).findings.map(
    ({ line, severity, rule, message }) => `${line} ${severity} ${rule}: ${message}`,
  );
}

const HEAD = ['(₹ in lakh)', '', '|Item|31 March 2025|31 March 2024|', '|---|---|---|'];

describe('what makes a conversion doubtful', () => {
  test('nothing, where all is well', () => {
    expect(findings(...HEAD, '|Cash|118.40|104.25|', '|Stock|77.15|60.00|', '|Total|195.55|164.25|')).toEqual(
      [],
    );
  });

  test('a total that its parts do not make, with the figure that would mend it', () => {
    expect(
      findings(
        ...HEAD,
        '|Cash|118.40|104.25|',
        '|Stock|77.15|60.00|',
        '|Loans|5.00|6.00|',
        '|Total|200.55|171.25|',
      ),
    ).toEqual([
      '8 error total-mismatch: "Total" 171.25: its 3 parts, lines 5-7, come to 170.25, 1.00 less; one digit of one figure would explain it',
    ]);
  });

  test('figures run together, and figures that are no numbers', () => {
    expect(findings(...HEAD, '|Cash|118.40 104.25||', '|Stock|77.15|1,2345.00|')).toEqual([
      '5 warning no-period: period not stated for 2 of 4 figures on 1 line: "118.40", "104.25"',
      '5 error two-figures: "118.40", "104.25" are damaged: several figures run together in one cell',
      '6 error damaged-figure: "1,2345.00" is damaged: its digits stand in no known grouping',
    ]);
  });

  test('damaged figures in several columns, each by its column', () => {
    const text = [...HEAD, '|Stock|2,3456.00|1,2345.00|'].join('\n');
    expect(
      lint(documentOf('report.md', text)).findings.map(({ column, message }) => [column, message]),
    ).toEqual([
      [2, '"2,3456.00" is damaged: its digits stand in no known grouping'],
      [3, '"1,2345.00" is damaged: its digits stand in no known grouping'],
    ]);
  });

  test('figures without unit and period: once for a table', () => {
    expect(findings('|Route|Load|', '|---|---|', '|North|4,517.20|', '|South|3,902.75|')).toEqual([
      '3 warning no-unit: unit not stated for all 2 figures on 2 lines: "4,517.20", "3,902.75"',
      '3 warning no-period: period not stated for all 2 figures on 2 lines: "4,517.20", "3,902.75"',
    ]);
  });

  test('rows that are short, and rows that stand twice', () => {
    expect(findings(...HEAD, '|Cash|118.40|', '|Stock|177.15|160.00|', '|Stock|177.15|160.00|')).toEqual([
      '5 warning short-row: the row has 2 of the 3 columns of its table',
      '7 warning repeated-row: the row says the same as the one on line 6',
    ]);
  });

  test('captions that contradict each other', () => {
    expect(findings('(₹ in crore)', '', ...HEAD, '|Cash|118.40|104.25|')).toContain(
      '3 warning conflicting-units: "(₹ in lakh)" stands above the table on line 5, and "(₹ in crore)" on line 1',
    );
  });

  test('text whose font was not decoded', () => {
    expect(findings('(cid:12)(cid:45)(cid:7)', '(cid:12)(cid:45)(cid:9)')).toEqual([
      '1 error unreadable-text: lines 1-2 are not readable: the font was not decoded',
    ]);
  });
});

test('a document is summed up', () => {
  const document = documentOf(
    'report.md',
    ['# Assets', ...HEAD, '|Cash|118.40|104.25|', '|Stock|77.15|6,0.00|', '|Total|195.55|164.25|'].join('\n'),
  );
  expect(lint(document).summary).toEqual({
    type: 'document',
    file: 'report.md',
    tables: 1,
    parts: 1,
    totals: { checked: 1, held: 1, failed: 0, unexplained: 0 },
    figures: 6,
    withUnit: 6,
    withPeriod: 6,
    damage: [{ section: 'Assets', figures: 1 }],
    errors: 1,
    warnings: 0,
    notes: 0,
  });
  expect(lint(document).held.map(({ line, column, message }) => [line, column, message])).toEqual([
    [8, 2, '"Total" 195.55 comes out of 2 figures, lines 6-7'],
  ]);
});

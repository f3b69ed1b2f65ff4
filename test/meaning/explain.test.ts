import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { answerLine } from '../../src/meaning/answers.js';

/** What lost on the last line of a small report, in one column: `caption above 2: why`. */
function lostOn(what: 'unit' | 'period', column: number, ...lines: string[]): readonly string[] {
  const { figures } = answerLine(documentOf('report.md', lines.join('\n')), lines.length, { explain: true });
  const explained = figures.find((figure) => figure.column === column)?.explain?.[what];
  return (explained?.lost ?? []).map(({ rule, line, why }) => `${rule} ${line}: ${why}`);
}

describe('what lost the unit', () => {
  test('stands further off than what decides', () => {
    const lines = [
      'All amounts in ₹ million unless otherwise stated',
      '',
      '# Loans',
      '(₹ in crore)',
      '|A|2025|',
    ];
    expect(lostOn('unit', 2, ...lines, '|Loan|5|')).toEqual([
      'document 1: the caption above at line 4 is nearer',
    ]);
  });

  test('is money where the row is of another kind', () => {
    expect(lostOn('unit', 2, '(₹ in crore)', '|A|2025|', '|Earnings per share (₹)|5.10|')).toEqual([
      'caption above 1: the row label says per share, which is exempt',
    ]);
  });

  test('stands at the figure less than a sign of its own', () => {
    expect(lostOn('unit', 2, '(₹ in crore)', '|A|2025|', '|Loan|₹ 5 lakh|')).toEqual([
      'caption above 1: the figure has its own',
    ]);
  });

  test('belongs to another table', () => {
    expect(
      lostOn('unit', 2, '(₹ in crore)', '|A|2025|', '|Loan|5|', '', '# Wells', '|A|2025|', '|Oil|7|'),
    ).toEqual(['caption above 1: ends with its table at line 3']);
  });

  test('says a count of a figure with a currency sign', () => {
    expect(lostOn('unit', 2, '(₹ in crore)', '|A|No. of shares|', '|Loan|₹ 5|')).toEqual([
      'column header 2: says count, and the figure has a currency sign',
      'currency sign 3: a sign tells no scale, and the caption above at line 1 does',
    ]);
  });
});

describe('what lost the period', () => {
  test('is the column where the row dates a balance', () => {
    expect(lostOn('period', 2, '|A|2025|', '|Balance as at 31 March 2024|5.10|')).toEqual([
      'column header 1: the row label at line 2 is nearer',
    ]);
  });

  test('is what other columns rule out', () => {
    const { figures } = answerLine(
      documentOf('report.md', '# Balance sheet as at 31 March 2025\n|A|2025|Limit|\n|Loan|5.10|7.10|'),
      3,
      { explain: true },
    );
    expect(figures[1]?.explain?.period).toMatchObject({
      rule: null,
      why: 'the column header at line 2 is not dated, and those of other columns are',
    });
  });
});

test('no explanation unless it is asked for', () => {
  const answer = answerLine(documentOf('report.md', '|A|2025|\n|Loan|5.10|'), 2);
  expect(answer.figures[0]).not.toHaveProperty('explain');
});

import { describe, expect, test } from 'vitest';
import type { Document } from '../../../src/document/document.js';
import { documentOf } from '../../../src/document/document.js';
import { targetUnit } from '../../../src/operations/convert.js';
import type { Place, Traced } from '../../../src/operations/trace/trace.js';
import { trace } from '../../../src/operations/trace/trace.js';
import { wantedLabel } from '../../../src/operations/trace/wanted.js';

const first = documentOf(
  'year-1.md',
  `# Profit and Loss

(₹ in crore)

|Particulars|31 March 2024|31 March 2023|
|---|---|---|
|Revenue|1,204.50|1,118.25|
|Other income|14.10|12.60|
|Tax rate|25.2%|25.0%|
`,
);

const second = documentOf(
  'year-2.md',
  `# Profit and Loss

(Rs. in lakh)

|Particulars|Year ended 31 March 2025|Year ended 31 March 2024|
|---|---|---|
|Revenue|1,31,075|1,20,450|
|Other income|1,552|1,460|
`,
);

const whole = (document: Document): Place => ({ document, span: null });
const at = (document: Document, line: number): Place => ({ document, span: { line, end: line } });

function traced(label: string, places: readonly Place[], unit: string | null = null): Traced {
  return trace(places, wantedLabel(label), unit === null ? null : targetUnit(unit));
}

/** `2023-24 1,204.50 crore year-1.md:7` for each value. */
function values({ series }: Traced): readonly string[] {
  return (series?.values ?? []).map(
    ({ source, at: { figure, line }, value, unit, also, differs, restated }) => {
      const more = [
        ...also.map((other) => `also ${other.source.document.name}:${other.at.line}`),
        ...(differs ? [`by ${differs.by} ${differs.percent}%`] : []),
        ...(restated ? ['restated'] : []),
      ].join(', ');
      const when = figure.period?.end ?? 'no period';
      return `${when} ${value} ${unit?.scale ?? 'no unit'} ${source.document.name}:${line} ${more}`.trimEnd();
    },
  );
}

function lines({ answers }: Traced): readonly (readonly number[])[] {
  return answers.map(({ sources }) => sources.map((source) => source.first.line));
}

describe('a line item over documents', () => {
  test('is given in the unit of the newest, and equal values are one', () => {
    expect(values(traced('Revenue', [whole(first), whole(second)]))).toEqual([
      '2023-03-31 111825 lakh year-1.md:7',
      '2024-03-31 120450 lakh year-1.md:7 also year-2.md:7',
      '2025-03-31 131075 lakh year-2.md:7',
    ]);
  });

  test('is given in the unit that was asked for, to the places that are known', () => {
    expect(values(traced('revenue', [whole(second), whole(first)], 'crore'))).toEqual([
      '2023-03-31 1118.25 crore year-1.md:7',
      '2024-03-31 1204.50 crore year-1.md:7 also year-2.md:7',
      '2025-03-31 1310.75 crore year-2.md:7',
    ]);
  });

  test('that a later document prints anew is shown beside the first, with the difference', () => {
    expect(values(traced('Other income', [whole(first), whole(second)], 'crore'))).toEqual([
      '2023-03-31 12.60 crore year-1.md:8',
      '2024-03-31 14.10 crore year-1.md:8',
      '2024-03-31 14.60 crore year-2.md:8 by 0.5 3.5%, restated',
      '2025-03-31 15.52 crore year-2.md:8',
    ]);
  });

  test('is not called restated where it differs by half or more', () => {
    const other = documentOf(
      'other.md',
      '(₹ in crore)\n\n|Head|2024-25|2023-24|\n|---|---|---|\n|Revenue|90.15|80.25|\n',
    );
    expect(values(traced('Revenue', [whole(first), whole(other)]))).toContain(
      '2024-03-31 80.25 crore other.md:5 by -1124.25 -93.3%',
    );
  });

  test('of per cent stays per cent', () => {
    expect(values(traced('Tax rate', [whole(first)]))).toEqual([
      '2023-03-31 25.0 one year-1.md:9',
      '2024-03-31 25.2 one year-1.md:9',
    ]);
    expect(traced('Tax rate', [whole(first)], 'crore').series).toBeNull();
  });

  test('is equal within the rounding of the coarser print', () => {
    const rounded = documentOf('short.md', '(₹ in crore)\n\n|Head|2023-24|\n|---|---|\n|Revenue|1,205|\n');
    expect(values(traced('Revenue', [at(first, 7), whole(rounded)]))).toContain(
      '2024-03-31 1204.50 crore year-1.md:7 also short.md:5',
    );
  });
});

test('columns that only their places set apart are not compared over documents', () => {
  const table = (name: string, row: string): Document =>
    documentOf(name, `(₹ in crore)\n\n||||\n|---|---|---|\n|${row}|\n`);
  const one = table('one.md', 'Balance as at 1 April 2023|118.40|204.25');
  const two = table('two.md', 'Balance as at 1 April 2023|204.25|322.65');
  const found = traced('Balance as at 1 April 2023', [whole(one), whole(two)]);
  expect(found.series?.values.map(({ at: { column }, differs }) => [column, differs])).toEqual([
    ['column 2', null],
    ['column 3', null],
    ['column 2', null],
    ['column 3', null],
  ]);
});

const both = documentOf(
  'both.md',
  `# Standalone accounts

(₹ in crore)

|Particulars|2023-24|2022-23|
|---|---|---|
|Revenue|1,204.50|1,118.25|

# Consolidated accounts

(₹ in crore)

|Particulars|2023-24|2022-23|
|---|---|---|
|Revenue|2,310.80|2,204.15|

# Note 7

(₹ in lakh)

|Particulars|2023-24|2022-23|2021-22|
|---|---|---|---|
|Sales|1,20,000|1,10,000|1,00,000|
|Revenue|1,20,450|1,11,825|1,02,310|
`,
);

describe('a label that names several rows of a document', () => {
  test('leaves the choice open where they do not agree; a note that says the same is no other item', () => {
    const found = traced('Revenue', [whole(both)]);
    expect(found.series).toBeNull();
    expect(lines(found)).toEqual([[7, 15]]);
    expect(found.answers[0]?.sources[0]?.again).toEqual([24]);
  });

  test('is settled by the line that is named', () => {
    expect(values(traced('Revenue', [at(both, 15)]))).toEqual([
      '2023-03-31 2204.15 crore both.md:15',
      '2024-03-31 2310.80 crore both.md:15',
    ]);
  });

  test('is settled by the values of another document, which is told', () => {
    const found = traced('Revenue', [whole(both), whole(first)]);
    expect(lines(found)).toEqual([[7], [7]]);
    expect(found.answers[0]?.settledBy?.document.name).toBe('year-1.md');
    // the note tells of one year more
    expect(values(found)[0]).toBe('2022-03-31 1023.10 crore both.md:24');
  });

  test('takes a line that is named whatever its label', () => {
    expect(values(traced('Turnover', [at(both, 23)]))).toHaveLength(3);
    expect(traced('Turnover', [whole(both)]).series).toBeNull();
  });
});

describe('rows', () => {
  test('of text are line items, each of several on a line', () => {
    const text = documentOf(
      'text.md',
      '# Balance sheet\n\n(₹ in lakh)\n\nParticulars 31 March 2025 31 March 2024\n\nStores 1,204.10 1,118.40\nCash 77.15 60.25\n',
    );
    expect(values(traced('Stores', [whole(text)]))).toEqual([
      '2024-03-31 1118.40 lakh text.md:7',
      '2025-03-31 1204.10 lakh text.md:7',
    ]);
  });

  test('that are years make their columns line items', () => {
    const text = documentOf(
      'years.md',
      '(₹ in crore)\n\n|Year|Revenue|Tax|\n|---|---|---|\n|2022-23|1,118.25|280.10|\n|2023-24|1,204.50|301.15|\n',
    );
    expect(values(traced('Revenue', [whole(text)]))).toEqual([
      '2023-03-31 1118.25 crore years.md:5',
      '2024-03-31 1204.50 crore years.md:6',
    ]);
  });

  test('of words alone are told of, and running text is no row', () => {
    const text = documentOf(
      'words.md',
      'Revenue was ₹ 1,204.50 crore in 2023-24.\n\n|Revenue|see note 4|\n|---|---|\n',
    );
    const found = traced('Revenue', [whole(text)]);
    expect(found.series).toBeNull();
    expect(found.answers[0]?.holding).toEqual([1, 3]);
  });

  test('without a period or a unit stand behind those that have them', () => {
    const text = documentOf(
      'loose.md',
      '|Revenue|77|\n|---|---|\n\n(₹ in crore)\n\n|Head|2023-24|\n|---|---|\n|Revenue|1,204.50|\n',
    );
    const found = traced('Revenue', [whole(text)]);
    expect(values(found)).toEqual(['2024-03-31 1204.50 crore loose.md:8']);
    expect(found.answers[0]?.sources[0]?.passed).toEqual([{ why: 'without a period', lines: [1] }]);
  });
});

describe('a row that says the same in several columns', () => {
  const equity = (total: string): Document =>
    documentOf(
      'equity.md',
      `(₹ in crore)

|Particulars|2024-25|2023-24|
|---|---|---|
|Profit for the year|90.77|131.69|

# Changes in equity

(₹ in crore)

|Particulars|Retained earnings 2024-25|Total 2024-25|
|---|---|---|
|Profit for the year|90.77|${total}|
`,
    );

  test('is no other line item: it is named, and its figures are not taken', () => {
    const found = traced('Profit for the year', [whole(equity('90.77'))]);
    expect(values(found)).toEqual([
      '2024-03-31 131.69 crore equity.md:5',
      '2025-03-31 90.77 crore equity.md:5',
    ]);
    expect(found.answers[0]?.sources[0]?.echoes).toEqual([13]);
  });

  test('may give parts beside a total, and is another item where its total differs', () => {
    const shares = documentOf(
      'nci.md',
      equity('90.77').lines.join('\n').replace('|90.77|90.77|', '|60.50|90.77|'),
    );
    expect(traced('Profit for the year', [whole(shares)]).series).not.toBeNull();
    expect(lines(traced('Profit for the year', [whole(equity('95.20'))]))).toEqual([[5, 13]]);
  });
});

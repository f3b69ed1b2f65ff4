import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import type { Ran } from './in-process.js';
import { inProcess } from './in-process.js';

const FIRST = `# Profit and Loss

(₹ in crore)

|Particulars|31 March 2024|31 March 2023|
|---|---|---|
|Revenue|1,204.50|1,118.25|
|Other income|14.10|12.60|
`;

const SECOND = `# Profit and Loss

(Rs. in lakh)

|Particulars|31 March 2025|31 March 2024|
|---|---|---|
|Revenue|1,31,075|1,20,450|
|Other income|1,552|1,460|
`;

const BOTH = `# Standalone profit and loss

(₹ in crore)

|Particulars|31 March 2024|31 March 2023|
|---|---|---|
|Revenue|1,204.50|1,118.25|

# Consolidated profit and loss

(₹ in crore)

|Particulars|31 March 2024|31 March 2023|
|---|---|---|
|Revenue|2,310.80|2,204.15|
`;

const ROW = '|Head|2023-24|\n|---|---|\n|Revenue|1,204.50|\n';
const LONG = 'For the fifteen months ended 31 March 2023, which began with the change of the year of account';

const MORE: Readonly<Record<string, string>> = {
  'typo.md': '|Revenu|\n|---|\n|1|',
  'apart.md': `(₹ in crore)\n\n${ROW}\n# Note\n\n(₹ in crore)\n\n${ROW.replace('2023-24', '2021-22')}`,
  'one.md': `# Harbour Mills Limited\n\n(₹ in crore)\n\n${ROW}`,
  'two.md': `# North Quay plc\n\n(₹ in crore)\n\n${ROW.replace('2023-24', '2024-25')}`,
  'led.md': `# The cash includes:\n\n## Profit and loss\n\n(₹ in crore)\n\n${ROW}`,
  'long.md': `(₹ in crore)\n\n${ROW.replace('2023-24', LONG)}`,
};

function traced(...words: readonly string[]): Promise<Ran> {
  const cwd = folder({
    'a.md': FIRST,
    'b.md': SECOND,
    'sub/both.md': BOTH,
    'sub/none.md': '# Nothing\n',
    ...MORE,
  });
  return inProcess(['trace', ...words], { cwd });
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('text', () => {
  test('gives each period in one unit, with its line, and below it what decides the units', async () => {
    const { stdout, stderr, status } = await traced('Other income', 'a.md', 'b.md', '--in', 'crore');
    expect(linesOf(stdout)).toEqual([
      'PERIOD   VALUE  UNIT     WHERE   PRINTED',
      '2022-23  12.60  ₹ crore  a.md:8    12.60',
      '2023-24  14.10  ₹ crore  a.md:8    14.10',
      '2023-24  14.60  ₹ crore  b.md:8    1,460  restated; differs by 0.5 (3.5 %)',
      '2024-25  15.52  ₹ crore  b.md:8    1,552',
      'a.md:8  Other income  Profit and Loss',
      '  ₹ crore  caption above, line 3: "(₹ in crore)"',
      'b.md:8  Other income  Profit and Loss',
      '  ₹ lakh  caption above, line 3: "(Rs. in lakh)"',
    ]);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('names the other line of an equal value, and parts digits as the first document does', async () => {
    const { stdout } = await traced('revenue', 'a.md', 'b.md');
    expect(linesOf(stdout).slice(1, 4)).toEqual([
      '2022-23  1,11,825  ₹ lakh  a.md:7  1,118.25',
      '2023-24  1,20,450  ₹ lakh  a.md:7  1,204.50  also b.md:7',
      '2024-25  1,31,075  ₹ lakh  b.md:7  1,31,075',
    ]);
  });

  test('lists what there is to choose from, and says how', async () => {
    const { stdout, stderr, status } = await traced('Revenue', 'sub');
    expect(linesOf(stdout)).toEqual([
      'sub/both.md:7  Revenue  Standalone profit and loss',
      '  2023-24: 1,204.50 ₹ crore; 2022-23: 1,118.25 ₹ crore',
      'sub/both.md:15  Revenue  Consolidated profit and loss',
      '  2023-24: 2,310.80 ₹ crore; 2022-23: 2,204.15 ₹ crore',
    ]);
    expect(linesOf(stderr)).toEqual([
      'finread: sub/both.md: 2 line items that differ fit "Revenue"',
      'finread: name the line that is meant in each, as in: finread trace Revenue sub/both.md:7',
    ]);
    expect(status).toBe(1);
  });

  test('says what settled a choice', async () => {
    const { stderr, status } = await traced('Revenue', 'a.md', 'sub/both.md');
    expect(linesOf(stderr)).toEqual([
      'finread: sub/both.md: of several line items, the one on line 7 has the values of a.md:7',
    ]);
    expect(status).toBe(0);
  });

  test('hints at the nearest spelling', async () => {
    const { stdout, stderr, status } = await traced('Other incme', 'a.md');
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain('nearest spelling: "Other income"');
  });

  test('gives what there is to choose from in the unit that was asked for', async () => {
    const { stdout } = await traced('Revenue', 'sub', '--in', 'lakh');
    expect(linesOf(stdout)[1]).toBe('  2023-24: 1,20,450 ₹ lakh; 2022-23: 1,11,825 ₹ lakh');
    const { stdout: objects } = await traced('Revenue', 'sub', '--in', 'lakh', '--json');
    expect(JSON.parse(linesOf(objects)[0] ?? '').values[0]).toMatchObject({
      text: '1,204.50',
      in: { scale: 'lakh', value: '120450' },
    });
  });

  test('hints for each document that is named and has no match', async () => {
    const { stderr, status } = await traced('Revenue', 'a.md', 'typo.md');
    expect(linesOf(stderr)).toEqual([
      'finread: typo.md: no match for "Revenue" in 3 lines; nearest spelling: "Revenu" (1 line)',
    ]);
    expect(status).toBe(0);
  });

  test('does not say of line items that they differ where they share no period', async () => {
    const { stderr } = await traced('Revenue', 'apart.md');
    expect(stderr).toContain('apart.md: 2 line items that share no telling figure fit "Revenue"');
  });

  test('says when titles name several companies', async () => {
    const { stderr } = await traced('Revenue', 'one.md', 'two.md');
    expect(stderr).toBe(
      'finread: the titles name 2 companies: "Harbour Mills Limited" (one.md), "North Quay plc" (two.md)\n',
    );
  });

  test('shows sections without headings that lead on to what stands below', async () => {
    const { stdout } = await traced('Revenue', 'led.md');
    expect(linesOf(stdout)).toContain('led.md:9  Revenue  Profit and loss');
  });

  test('is bounded, and says how to see the rest', async () => {
    const { stdout, stderr } = await traced('Revenue', 'a.md', '--max-chars', '80');
    expect(linesOf(stdout)).toHaveLength(1);
    expect(stderr).toContain('lines held back; all: finread trace Revenue a.md --max-chars 0');
  });
});

describe('machines', () => {
  test('get plain numbers as comma-separated values', async () => {
    const { stdout } = await traced('Other income', 'a.md', 'b.md', '--csv', '--in', 'crore');
    expect(linesOf(stdout)).toEqual([
      'period,start,end,span,column,value,unit,file,line,printed,restated,differs_by,differs_percent,also',
      '2022-23,2022-04-01,2023-03-31,year,,12.60,₹ crore,a.md,8,12.60,,,,',
      '2023-24,2023-04-01,2024-03-31,year,,14.10,₹ crore,a.md,8,14.10,,,,',
      '2023-24,2023-04-01,2024-03-31,year,,14.60,₹ crore,b.md,8,"1,460",yes,0.5,3.5,',
      '2024-25,2024-04-01,2025-03-31,year,,15.52,₹ crore,b.md,8,"1,552",,,,',
    ]);
  });

  test('get long names whole, and the first day of a year of fifteen months', async () => {
    const { stdout } = await traced('Revenue', 'long.md', '--csv');
    expect(linesOf(stdout)[1]).toContain(`"${LONG}",2022-01-01,2023-03-31,other,`);
  });

  test('get an object a value, and one at the end', async () => {
    const { stdout } = await traced('Revenue', 'a.md', 'b.md', '--json');
    const objects = linesOf(stdout).map((line) => JSON.parse(line));
    expect(objects.map(({ type }) => type)).toEqual(['value', 'value', 'value', 'end']);
    expect(objects[1]).toMatchObject({
      file: 'a.md',
      line: 7,
      label: 'Revenue',
      period: { start: '2023-04-01', end: '2024-03-31' },
      value: '120450',
      unit: { kind: 'money', currency: 'INR', scale: 'lakh' },
      printed: { text: '1,204.50', column: 2 },
      amount: '12045000000',
      also: [{ file: 'b.md', line: 7, text: '1,20,450' }],
      restated: false,
      differs: null,
    });
    expect(objects[3]).toMatchObject({ values: 3, choice: false, truncated: false });
  });

  test('get the candidates where a choice must be made', async () => {
    const { stdout } = await traced('Revenue', 'sub', '--json');
    const objects = linesOf(stdout).map((line) => JSON.parse(line));
    expect(objects.map(({ type, line }) => [type, line])).toEqual([
      ['candidate', 7],
      ['candidate', 15],
      ['end', undefined],
    ]);
    expect(objects[2]).toMatchObject({ values: 0, choice: true });
  });
});

describe('errors', () => {
  test.each([
    [['Revenue'], 'trace needs the documents behind the label: finread trace LABEL FILE…'],
    [['Revenue', 'a.md', '--csv', '--json'], '--csv and --json are two forms; give one'],
    [['Revenue', 'a.md', '--in', 'zeppelins'], '--in "zeppelins": no unit'],
    [['Revenue', 'a.md:99'], 'a.md:99: the last line is 8'],
    [[' ', 'a.md'], 'an empty label names no line item'],
  ])('%j', async (words, message) => {
    const { stderr, status } = await traced(...words);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test('a document that is missing leaves the others traced', async () => {
    const { stdout, stderr, status } = await traced('Revenue', 'gone.md', 'a.md');
    expect(stderr).toContain('gone.md: no such file');
    expect(linesOf(stdout)[1]).toContain('2022-23');
    expect(status).toBe(2);
  });
});

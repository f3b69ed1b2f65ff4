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

function traced(...words: readonly string[]): Promise<Ran> {
  const cwd = folder({ 'a.md': FIRST, 'b.md': SECOND, 'sub/both.md': BOTH, 'sub/none.md': '# Nothing\n' });
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

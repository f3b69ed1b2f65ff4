import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import type { Ran } from './in-process.js';
import { inProcess } from './in-process.js';

const ACCOUNTS = `# Statement of Profit and Loss

(₹ in crore)

|Particulars|31 March 2025|31 March 2024|
|---|---|---|
|Revenue|48,964.89|42,105.33|
|Other income|105.98|98.40|
`;

const LEDGER = `(Rs. in lakh)

|Particulars|31 March 2025|
|---|---|
|Stores|7,715.20|
`;

const GOOD = 'Revenue was ₹ 48,964.89 crore (accounts.md:7).\n';

function check(files: Record<string, string>, words: readonly string[], input = ''): Promise<Ran> {
  const cwd = folder({ 'accounts.md': ACCOUNTS, ...files });
  return inProcess(['check', ...words], { cwd, input });
}

function objects(stdout: string): readonly Record<string, unknown>[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('text', () => {
  test('says what became of each figure and each citation, and sums up', async () => {
    const answer =
      'Revenue was ₹ 48,964.89 crore (accounts.md:7), up 16.29% from ₹ 42,105.33 crore.\n' +
      'Other income was ₹ 105.98 lakh (accounts.md:9), tax ₹ 77.70 crore.\n';
    const { stdout, stderr, status } = await check({ 'answer.md': answer }, [
      'answer.md',
      '--in',
      'accounts.md',
    ]);
    expect(stdout.split('\n').map((line) => line.trimEnd())).toEqual([
      'LINE     FIGURE  UNIT      VERDICT     SOURCE         WHAT STANDS THERE',
      '   1  48,964.89  ₹ crore   found       accounts.md:7  48,964.89 ₹ crore, 2024-25',
      '   1     16.29%  per cent  derived     –              48,964.89 / 42,105.33 - 1 = 16.29%',
      '   1  42,105.33  ₹ crore   found       accounts.md:7  42,105.33 ₹ crore, 2023-24',
      '   2     105.98  ₹ lakh    other unit  accounts.md:8  105.98 ₹ crore, 2024-25',
      '   2      77.70  ₹ crore   not found   –',
      'line 2: accounts.md:9: no such line',
      '',
    ]);
    expect(stderr).toBe(
      'finread: 5 figures: 2 found, 1 derived, 1 in another unit, 1 not found; 2 citations: 1 wrong\n',
    );
    expect(status).toBe(1);
  });
});

describe('exit status', () => {
  test.each<[string, number, string]>([
    [GOOD, 0, '1 figure: 1 found; 1 citation: all right'],
    ['No figures.\n', 0, 'no figure to check'],
    ['', 0, 'no figure to check'],
    ['Revenue was ₹ 1.10 crore.\n', 1, '1 figure: 1 not found'],
    ['Revenue was ₹ 48,964.89 million.\n', 1, '1 figure: 1 in another unit'],
    ['As on 31 March 2024 it was ₹ 48,964.89 crore.\n', 1, '1 figure: 1 of another period'],
    ['See accounts.md:99.\n', 1, 'no figure to check; 1 citation: 1 wrong'],
  ])('%j: %i', async (answer, status, summary) => {
    expect(await check({}, ['-', '--in', 'accounts.md'], answer)).toMatchObject({
      status,
      stderr: `finread: ${summary}\n`,
    });
  });

  test('an unreadable document is an error; the rest is checked', async () => {
    const { stdout, stderr, status } = await check({}, ['-', '--in', 'gone.md', '--in', 'accounts.md'], GOOD);
    expect([stderr, status]).toEqual([
      'finread: gone.md: no such file or folder\nfinread: 1 figure: 1 found; 1 citation: all right\n',
      2,
    ]);
    expect(stdout).toContain('found');
  });

  test.each([
    [['answer.md'], 'finread: check needs the documents: finread check answer.md --in DOCUMENT\n'],
    [[], 'finread: check needs an ANSWER: finread check ANSWER DOCUMENT…\n'],
    [['gone.md', '--in', 'accounts.md'], 'finread: gone.md: no such file or folder\n'],
    [
      ['-', '--in', 'accounts.md', '--tolerance', '2'],
      'finread: --tolerance "2": write a percentage, as in 0.5%, or 0 for none\n',
    ],
    [['-', '--in', 'accounts.md', '--root', 'gone'], 'finread: --root gone: no such folder\n'],
  ])('%j is an error', async (words, message) => {
    expect(await check({ 'answer.md': GOOD }, words, GOOD)).toMatchObject({
      stdout: '',
      stderr: message,
      status: 2,
    });
  });
});

describe('documents', () => {
  const both = 'Revenue ₹ 48,964.89 crore, stores ₹ 77.15 crore.\n';

  test('may be several, and folders', async () => {
    const files = { 'more/ledger.md': LEDGER };
    expect((await check(files, ['-', '--in', 'accounts.md', '--in', 'more'], both)).status).toBe(0);
    expect((await check(files, ['-', '--in', '.'], both)).status).toBe(0);
    expect((await check(files, ['-', '--in', 'accounts.md'], both)).status).toBe(1);
  });

  test('may stand behind the answer', async () => {
    const files = { 'more/ledger.md': LEDGER };
    expect((await check(files, ['-', 'accounts.md', 'more/ledger.md'], both)).status).toBe(0);
    expect((await check(files, ['--in', 'accounts.md', 'more/ledger.md', '-'], both)).status).toBe(0);
  });

  test('lie inside the root', async () => {
    const files = { 'answer.md': GOOD, 'in/ledger.md': LEDGER };
    const { stderr, status } = await check(files, ['-', '--root', 'in', '--in', '../accounts.md'], GOOD);
    expect(stderr).toContain('../accounts.md: outside the root');
    expect(status).toBe(2);
  });
});

describe('--json', () => {
  const answer =
    'Revenue was ₹ 48,964.89 crore (accounts.md:7), up from ₹ 42,105.33 crore by ₹ 6,859.56 crore.\n' +
    'Other income was ₹ 105.98 lakh (accounts.md:7).\n';
  const all = async () => objects((await check({}, ['-', '--in', 'accounts.md', '--json'], answer)).stdout);

  test('gives a figure, and where it stands', async () => {
    expect((await all())[0]).toEqual({
      type: 'figure',
      line: 1,
      text: '48,964.89',
      value: 48964.89,
      unit: expect.objectContaining({ kind: 'money', currency: 'INR', scale: 'crore' }),
      period: null,
      verdict: 'found',
      source: {
        file: 'accounts.md',
        line: 7,
        column: 2,
        text: '48,964.89',
        unit: expect.objectContaining({ kind: 'money', currency: 'INR', scale: 'crore', line: 3 }),
        period: expect.objectContaining({ end: '2025-03-31', line: 5 }),
        others: 0,
      },
      derived: null,
      citations: ['accounts.md:7'],
    });
  });

  test('gives a derived figure, and what it follows from', async () => {
    expect((await all())[2]).toMatchObject({
      verdict: 'derived',
      source: null,
      derived: {
        operation: 'difference',
        text: '48,964.89 - 42,105.33 = 6,859.56',
        of: [
          { line: 1, text: '48,964.89' },
          { line: 1, text: '42,105.33' },
        ],
      },
    });
  });

  test('gives the citations, and what is missing there', async () => {
    expect((await all()).slice(4, 6)).toEqual([
      {
        type: 'citation',
        line: 1,
        text: 'accounts.md:7',
        file: 'accounts.md',
        from: 7,
        to: 7,
        verdict: 'holds',
        missing: [],
      },
      {
        type: 'citation',
        line: 2,
        text: 'accounts.md:7',
        file: 'accounts.md',
        from: 7,
        to: 7,
        verdict: 'does not hold',
        missing: ['105.98'],
      },
    ]);
  });

  test('ends with the counts', async () => {
    expect((await all()).at(-1)).toEqual({
      type: 'end',
      figures: 4,
      found: 2,
      derived: 1,
      otherUnit: 1,
      otherPeriod: 0,
      notFound: 0,
      citations: 2,
      citationsHold: 1,
      grounded: false,
      truncated: false,
    });
  });

  test('says so when it was cut', async () => {
    const words = ['-', '--in', 'accounts.md', '--json', '--max-chars', '1'];
    expect(objects((await check({}, words, answer)).stdout)).toEqual([
      expect.objectContaining({ type: 'end', figures: 4, truncated: true }),
    ]);
  });
});

test('what does not fit is counted', async () => {
  const words = ['-', '--in', 'accounts.md', '--max-chars', '80'];
  const { stdout, stderr } = await check({}, words, GOOD.repeat(3));
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe(
    'finread: 3 lines held back; all: --max-chars 0\nfinread: 3 figures: 3 found; 3 citations: all right\n',
  );
});

import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { isInstalled, shell } from './program.js';

const FLOWS = `# Statement of cash flows

(₹ in crore)

|Particulars|31 March 2025|
|---|---|
|Operating|318.40|
|Investing|204.75|
`;

const LEDGER = `(Rs. in lakh)

|Particulars|31 March 2025|
|---|---|
|Operating stores|7,715.20|
`;

const files = { 'flows.md': FLOWS, 'my ledger.md': LEDGER, 'empty.md': 'nothing here\n' };

/** Runs a line in a shell on whose PATH the program stands, in a folder of three documents. */
function run(line: string) {
  const { stdout, stderr, status } = shell('bash -o pipefail', line, { cwd: folder(files) });
  return { lines: stdout.split('\n').filter((text) => text !== ''), stderr, status };
}

describe('what grep prints', () => {
  test('is told units of', () => {
    const { lines, status } = run(`finread grep Operating . | finread units - --json | node -e '${AMOUNTS}'`);
    expect([lines, status]).toEqual([['./flows.md 7 3184000000', './my ledger.md 5 771520000'], 0]);
  });

  test('is read with its surroundings', () => {
    const { lines, status } = run('finread grep -H 318 flows.md | finread read - -C 1 --no-units');
    expect([lines, status]).toEqual([['6\t|---|---|', '7\t|Operating|318.40|', '8\t|Investing|204.75|'], 0]);
  });

  test('passes on names with blanks, each with a NUL behind it', () => {
    const { lines, status } = run(
      `finread grep -lZ Operating | xargs -0 finread list --json | node -e '${FILES}'`,
    );
    expect([lines, status]).toEqual([['flows.md', 'my ledger.md'], 0]);
  });

  test('with a NUL behind the name is an address, too', () => {
    const { lines } = run('finread grep -HZ stores "my ledger.md" | finread read - --no-units');
    expect(lines).toEqual(['5\t|Operating stores|7,715.20|']);
  });
});

/** Programs for `node -e` that read JSON Lines. */
const OBJECTS = 'for (const o of require("fs").readFileSync(0, "utf8").trim().split("\\n").map(JSON.parse)) ';
const AMOUNTS = `${OBJECTS} if (o.type === "line") console.log(o.file, o.line, o.figures[0].amount)`;
const FILES = `${OBJECTS} if (o.type === "document") console.log(o.file)`;

describe('objects', () => {
  test.skipIf(!isInstalled('jq'))('go to jq', () => {
    const { lines, status } = run(
      `finread outline flows.md --json | jq -r 'select(.type == "heading").title'`,
    );
    expect([lines, status]).toEqual([['Statement of cash flows'], 0]);
  });
});

describe('many at once', () => {
  test('by xargs', () => {
    const { lines, status } = run(
      "printf '%s\\0' *.md | xargs -0 -n 1 -P 2 finread grep -c Operating | sort",
    );
    expect([lines, status]).toEqual([['0', '1', '1'], 123]);
  });

  test.skipIf(!isInstalled('parallel'))('by GNU parallel', () => {
    const { lines, status } = run(
      "parallel --will-cite -0 finread grep -c Operating ::: flows.md 'my ledger.md'",
    );
    expect([lines, status]).toEqual([['1', '1'], 0]);
  });
});

test('an answer is checked from a pipe', () => {
  const { lines, stderr, status } = run(
    'echo "Stores are ₹ 77.15 crore (my-ledger.md:5)" | finread check - --in .',
  );
  expect(lines[1]).toMatch(/^ +1 +77\.15 +₹ crore +found +\.\/my ledger\.md:5 /);
  expect(stderr).toContain('1 figure: 1 found; 1 citation: 1 wrong');
  expect(status).toBe(1);
});

test('a reader that has seen enough ends all of it quietly', () => {
  const { lines, stderr, status } = run('finread grep . | finread read - | head -n 1');
  expect([lines.length, stderr, status]).toEqual([1, '', 0]);
});

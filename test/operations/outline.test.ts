import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { outline } from '../../src/operations/outline.js';

const ACCOUNTS = documentOf(
  'accounts.md',
  `# Accounts 2024-25

## Statement No. 1: Financial position

(₹ in crore)

|Particulars|As at 31 March 2025|As at 31 March 2024|
|---|---|---|
|Cash|17.20|16.40|

<!-- page 2 -->

## STATEMENT NO.2 – Receipts

(₹ in lakh)

|Particulars|2024-25|2023-24|
|---|---|---|
|Taxes|517.20|416.40|

<!-- page 3 -->

## Audit [a]

Nothing to report.
`,
);

const all = outline(ACCOUNTS, { pattern: null, depth: null });

test('a section has its span, level, path, pages and kind', () => {
  expect(all[1]).toMatchObject({
    type: 'heading',
    line: 3,
    end: 12,
    level: 2,
    title: 'Statement No. 1: Financial position',
    path: ['Accounts 2024-25', 'Statement No. 1: Financial position'],
    page: 1,
    pageEnd: 1,
    kind: 'atx',
  });
});

test('its unit and the line that declares it; none where its parts differ or it has no amounts', () => {
  expect(all.map(({ unit }) => (unit ? [unit.label, unit.currency, unit.scale, unit.line] : null))).toEqual([
    null,
    ['₹ crore', 'INR', 'crore', 5],
    ['₹ lakh', 'INR', 'lakh', 15],
    null,
  ]);
  expect(all.map(({ units }) => units)).toEqual([['₹ crore', '₹ lakh'], ['₹ crore'], ['₹ lakh'], []]);
});

test('the periods of its first table', () => {
  expect(all.map(({ periods }) => periods)).toEqual([
    ['31 March 2025', '31 March 2024'],
    ['31 March 2025', '31 March 2024'],
    ['2024-25', '2023-24'],
    [],
  ]);
  expect(all[2]?.period).toMatchObject({ span: 'year', end: '2025-03-31', line: 17 });
});

test('a section that declares no unit takes that of its figures from above', () => {
  const document = documentOf(
    'a.md',
    'All amounts are in US$ million unless otherwise stated.\n\n# Sales\n\n|Item|2024|\n|---|---|\n|Kilns|17|\n',
  );
  expect(outline(document, { pattern: null, depth: null })[0]?.units).toEqual(['$ million']);
});

describe('a pattern', () => {
  const lines = (pattern: string) => outline(ACCOUNTS, { pattern, depth: null }).map(({ line }) => line);

  test.each<[string, number[]]>([
    ['receipts', [13]],
    ['^Statement', [3, 13]],
    ['Statement No. 2', [13]],
    ['stt. no. 1', [3]],
    ['Audit [a]', [23]],
    ['Audit [', [23]],
    ['zeppelin', []],
  ])('%s', (pattern, expected) => {
    expect(lines(pattern)).toEqual(expected);
  });
});

test('depth counts levels of nesting', () => {
  expect(outline(ACCOUNTS, { pattern: null, depth: 1 }).map(({ line }) => line)).toEqual([1]);
  const flat = documentOf('a.md', '## One\n\nx\n\n## Two\n\ny\n');
  expect(outline(flat, { pattern: null, depth: 1 })).toHaveLength(2);
});

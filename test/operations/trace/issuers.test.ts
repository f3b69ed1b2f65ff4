import { expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { issuersOf } from '../../../src/operations/trace/issuers.js';

function issuers(...titles: readonly string[]): readonly string[] {
  return issuersOf(titles.map((title, i) => documentOf(`${i}.md`, `# ${title}\n`))).map(
    ({ issuer }) => issuer,
  );
}

test('titles that name two companies tell so', () => {
  expect(issuers('Harbour Mills Limited', 'NORTH QUAY, INC. annual report')).toEqual([
    'Harbour Mills Limited',
    'NORTH QUAY, INC.',
  ]);
});

test('one company in two spellings, and titles that name none, do not', () => {
  expect(issuers('Harbour Mills Ltd.', 'HARBOUR MILLS LIMITED annual report 2025')).toEqual([]);
  expect(issuers('Harbour Mills Limited', 'Balance Sheet', 'Chapter 3: Limited liability')).toEqual([]);
});

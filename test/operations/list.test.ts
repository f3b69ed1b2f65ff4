import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { describe as describeDocument } from '../../src/operations/list.js';
import { documentTitle } from '../../src/operations/title.js';

test('what a document is', () => {
  const text = `# Kiln Works Ltd

(₹ in lakh)

|Particulars|2024-25|
|---|---|
|Sales|517.20|

-----

Growth was 4 per cent.

-----
`;
  expect(describeDocument(documentOf('kiln.md', text))).toEqual({
    type: 'document',
    file: 'kiln.md',
    size: Buffer.byteLength(text),
    lines: 13,
    unreadable: 0,
    tables: 1,
    pages: 2,
    units: ['₹ lakh'],
    title: 'Kiln Works Ltd',
  });
});

test('without page marks there is no number of pages', () => {
  expect(describeDocument(documentOf('a.md', 'text\n')).pages).toBeNull();
});

describe('the title', () => {
  test.each<[string, string, string | null]>([
    ['of the front matter', '---\ntitle: "Annual accounts"\n---\n# One\n', 'Annual accounts'],
    ['is the first heading', 'Some text.\n\n# Annual report\n', 'Annual report'],
    ['is not the word contents', '# Contents\n\n# Annual report\n', 'Annual report'],
    [
      'is the first line of words without headings',
      '<!-- image -->\n\n4,517\n\nBudget *speech* of the year.\n',
      'Budget speech of the year.',
    ],
    [
      'of a report to the SEC is the issuer and the form',
      '# UNITED STATES\n\n# SECURITIES AND EXCHANGE COMMISSION\n\n## FORM 10-K\n\n**KILN WORKS, INC.**\n\n(Exact name of registrant as specified in its charter)\n',
      'KILN WORKS, INC., Form 10-K',
    ],
    ['of a document without words', '4,517\n', null],
    ['is cut when it is long', `# ${'word '.repeat(60)}\n`, null],
  ])('%s', (_, text, title) => {
    const found = documentTitle(documentOf('a.md', text));
    expect(found === null ? 0 : found.length).toBeLessThanOrEqual(120);
    if (title !== null) expect(found).toBe(title);
  });
});

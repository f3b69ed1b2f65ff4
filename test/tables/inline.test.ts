import { describe, expect, test } from 'vitest';
import { inlineTexts } from '../../src/tables/inline.js';

describe('what stands in front of a table on its own line', () => {
  test('is text, its tags taken out', () => {
    expect(inlineTexts('<html><body>')).toEqual([]);
    expect(inlineTexts('## Loans <b>(₹ in lakh)</b>')).toEqual([
      { text: 'Loans (₹ in lakh)', heading: false },
    ]);
  });

  test('is the blocks of a page, where a layout model printed them, but for the running heads', () => {
    const page =
      '[{"bbox": [1, 2], "category": "Page-header", "text": "Report"}, {"bbox": [3, 4], "category": "Section-header", "text": "## Loans\\nas at 31 March 2024"}, {"bbox": [5, 6], "category": "Text", "text": "(\\"Rs.\\" in thousands)"}, {"bbox": [7, 8], "category": "Table", "text": "';
    expect(inlineTexts(page)).toEqual([
      { text: 'Loans', heading: true },
      { text: 'as at 31 March 2024', heading: true },
      { text: '("Rs." in thousands)', heading: false },
    ]);
  });
});

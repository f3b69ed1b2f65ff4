import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/document/document.js';
import { documentOf } from '../../src/document/document.js';
import { headings, sectionAt } from '../../src/document/headings.js';

const of = (...lines: string[]): Document => documentOf('report.md', `${lines.join('\n')}\n`);
const titles = (...lines: string[]) => headings(of(...lines)).map(({ line, title }) => [line, title]);
const levels = (...lines: string[]) =>
  headings(of(...lines)).map(({ title, level, kind }) => `${level} ${kind} ${title}`);

describe('what is a heading', () => {
  test.each<[string, string[], [number, string][]]>([
    ['a # line, its marks taken off', ['## **Cash** flows ##'], [[1, 'Cash flows']]],
    ['# without a blank is none', ['#hashtag'], []],
    [
      'an underlined title',
      ['Annual accounts', '====', '', 'Directors', '---'],
      [
        [1, 'Annual accounts'],
        [4, 'Directors'],
      ],
    ],
    ['an HTML heading', ['<h2 align="center">Balance <b>Sheet</b></h2>'], [[1, 'Balance Sheet']]],
    ['a bold line alone', ['', "**Chairman's letter**", '', 'Demand was firm.'], [[2, "Chairman's letter"]]],
    [
      'a bold enumerator and a bold title',
      ['**I.** **CORPORATE INFORMATION**'],
      [[1, 'I. CORPORATE INFORMATION']],
    ],
    ['emphasis welded into a word', ['**Tot**al **Reserves of the** fund', '', '**Res**erves'], []],
    ['a title split by emphasis', ['**Bal**ance **Sheet**'], [[1, 'Balance Sheet']]],
    [
      'a statement in a <div>',
      ['<div align="center">CONSOLIDATED BALANCE SHEETS</div>'],
      [[1, 'CONSOLIDATED BALANCE SHEETS']],
    ],
    [
      'the last line of a <div>',
      ['<div align="center">Kiln Inc.', '', 'CONSOLIDATED BALANCE SHEETS', '', '(In millions)</div>'],
      [[3, 'CONSOLIDATED BALANCE SHEETS']],
    ],
    [
      'a statement that was taken for a logo',
      ['<::logo: [Not a logo] Balance Sheet As at 31st March, 2025 This shows black text::>'],
      [[1, 'Balance Sheet As at 31st March, 2025']],
    ],
    [
      'the title row of an HTML table',
      [
        '<table>',
        '<tr><td colspan="3">CASH FLOW STATEMENT FOR THE YEAR ENDED 31ST MARCH, 2021</td></tr>',
        '<tr><td>Sales</td><td>4</td></tr>',
        '</table>',
      ],
      [[2, 'CASH FLOW STATEMENT FOR THE YEAR ENDED 31ST MARCH, 2021']],
    ],
    [
      'parts and items of a 10-K',
      ['PART II', '', 'Item 8.    Financial Statements', '', 'The statements follow.'],
      [
        [1, 'PART II'],
        [3, 'Item 8. Financial Statements'],
      ],
    ],
    [
      'numbered notes below a heading of notes',
      ['NOTES TO THE FINANCIAL STATEMENTS', '', '8. Inventories', '', 'At cost.'],
      [
        [1, 'NOTES TO THE FINANCIAL STATEMENTS'],
        [3, '8. Inventories'],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(titles(...lines)).toEqual(expected);
  });

  test('behind a fence that is never closed, where it would hide a whole report', () => {
    const report = Array.from({ length: 100 }, (_, i) => `Line ${i} of a letter.`);
    expect(titles('~~~', '# one', ...report, '# two').map(([, title]) => title)).toEqual(['one', 'two']);
  });

  test.each<[string, string[]]>([
    ['front matter', ['---', 'title: converted', '# comment', '---', '']],
    ['a comment in code', ['```', '# pages: 3', '```']],
    ['a fence that is never closed', ['~~~', '# one', '# two']],
    ['an HTML comment over lines', ['<!--', '# hidden', '-->']],
    ['prose over a page mark', ['We have audited the accounts.', '-----', '', 'Cash is held.', '-----']],
    ['prose over a rule', ['We have audited the accounts and found them in order.', '---']],
    ['the last line of a paragraph over a rule', ['We have audited the accounts', 'of the company', '---']],
    ['a list item over a rule', ['- Cash', '---']],
    ['the rule of a table', ['Item | 2024', '--- | ---', 'Cash | 17']],
    ['a bold row of a table', ['| **Total** |', '|---|', '| **Cash** |']],
    ['a bold total', ['', '**Total 4,517.20**', '']],
    ['bold heads of columns', ['', '**Particulars** **2024-25** **2023-24**', '']],
    [
      'stacked bold heads of columns',
      ['**Cost or**', '', '**Amortised**', '', '**Cost**', '', '**Gross**', '', '**Gains**', '', 'x'],
    ],
    ['bold words that open a paragraph', ['**Liquidity.** The Company holds cash.']],
    ['a bold line within a paragraph', ['The Company holds', '**cash**', 'at banks.']],
    ['who signed', ['**Asha Verma**', 'Managing Director', '']],
    ['a page mark', ['### Page 3', '', '<!-- page 4 -->', '', '{11}------------------------']],
    ['a unit with a #', ['# (in US $ millions, except per share data)']],
    ['a figure with a #', ['## $92.14 \\%$', '', '## ₹ 355,170 million', '', '## 12.5%']],
    [
      'the dates of columns with a #',
      ['##### Year Ended December 31,', '', '### March 31, 2025 March 31, 2024'],
    ],
    [
      'a footnote whose mark is #',
      [
        '# Refer note 13.7',
        '',
        '## The Board at its meeting has accorded in-principle approval for a change of the capital structure of the company.',
      ],
    ],
    ['a sentence that opens with a statement', ['Statement No. 18 shows the loans that were given.']],
    ['a line of the table of contents', ['Balance Sheet ........... 102', '', 'Item 1. Business 3']],
    ['a numbered line outside the notes', ['The agenda is:', '', '2. Dividend', '', 'as declared.']],
    ['page furniture of one page', ['<!-- image -->', '', '![](a.png)']],
  ])('none: %s', (_, lines) => {
    expect(titles(...lines)).toEqual([]);
  });

  test('a plain year may head a section', () => {
    expect(titles('# 2024', '', 'Sales grew.')).toEqual([[1, '2024']]);
  });
});

describe('levels', () => {
  test('bold lines stand below every # line', () => {
    expect(levels('# Report', '', '**Cash**', '', '### Notes', '', '**Loans**')).toEqual([
      '1 atx Report',
      '4 bold Cash',
      '3 atx Notes',
      '4 bold Loans',
    ]);
  });

  test('without # lines: parts, statements, notes, then other bold lines', () => {
    expect(levels('PART I', '', 'BALANCE SHEET', '', 'Note 4: Cash', '', '**At banks**', '', 'text')).toEqual(
      ['1 statement PART I', '2 statement BALANCE SHEET', '3 statement Note 4: Cash', '4 bold At banks'],
    );
  });

  test('a plain statement stands beside those with a #', () => {
    expect(
      levels('## Statement of Cash Flows', '', 'x', '', '#### Detail', '', 'Balance Sheet', '', 'y'),
    ).toEqual(['2 atx Statement of Cash Flows', '4 atx Detail', '2 statement Balance Sheet']);
  });

  test('what a numbered statement is of stands below its number', () => {
    expect(
      levels(
        'Statement No. 18',
        '',
        'STATEMENT OF LOANS AND ADVANCES',
        '',
        'x',
        '',
        'Statement No. 19',
        '',
        'y',
      ),
    ).toEqual([
      '1 statement Statement No. 18',
      '2 statement STATEMENT OF LOANS AND ADVANCES',
      '1 statement Statement No. 19',
    ]);
  });
});

describe('a heading that is printed again', () => {
  const entries = (...lines: string[]) =>
    headings(of(...lines)).map(({ line, end, repeats }) => [line, end, repeats]);

  test('goes on over pages as one entry', () => {
    expect(
      entries(
        'STATEMENT NO. 18',
        'a',
        '-----',
        '**Statement No.18 (contd.)**',
        'b',
        '-----',
        'Stt. No. 18 – concld.',
        '',
        'Statement No. 19',
        'c',
        '-----',
      ),
    ).toEqual([
      [1, 8, [4, 7]],
      [9, 11, []],
    ]);
  });

  test('as a running head is one entry, where it is printed first', () => {
    const page = (title: string) => [
      '## Kiln Works Ltd | Annual Report 2023-24',
      '',
      title,
      '',
      'Text.',
      '',
      '-----',
      '',
    ];
    expect(
      titles(...page('**Letter**'), ...page('**Report**'), ...page('**Outlook**'), ...page('More text.')),
    ).toEqual([
      [1, 'Kiln Works Ltd | Annual Report 2023-24'],
      [3, 'Letter'],
      [11, 'Report'],
      [19, 'Outlook'],
    ]);
  });

  test('at the foot of pages is none', () => {
    const page = (text: string) => [text, '', '**Kiln Works Budget 2024**', '', '-----', ''];
    expect(titles(...page('One.'), ...page('Two.'), ...page('Three.'))).toEqual([]);
  });

  test('on the next page at the same place is one statement', () => {
    expect(entries('# Cash Flow Statement', 'a', '-----', '# Cash Flow Statement', 'b', '-----')).toEqual([
      [1, 6, [4]],
    ]);
  });

  test('said to go on after another heading came between: no new entry', () => {
    expect(titles('## Notes', 'a', '## 1. Basis', 'b', '## Notes continued', 'c', '## 2. Cash')).toEqual([
      [1, 'Notes'],
      [3, '1. Basis'],
      [7, '2. Cash'],
    ]);
  });

  test('in another section is another heading', () => {
    expect(titles('# East', '', '## Risk', '', '# West', '', '## Risk')).toHaveLength(4);
  });
});

describe('sections', () => {
  const document = of(
    'intro',
    '# Assets',
    '',
    'Fixed.',
    '',
    '## Cash',
    '',
    'At bank.',
    '',
    '# Liabilities',
    '',
    'Loans.',
  );

  test('end before the next heading of their level or a higher one', () => {
    expect(
      headings(document).map(({ title, line, end, path }) => [title, line, end, path.join(' > ')]),
    ).toEqual([
      ['Assets', 2, 9, 'Assets'],
      ['Cash', 6, 9, 'Assets > Cash'],
      ['Liabilities', 10, 12, 'Liabilities'],
    ]);
  });

  test.each([
    [1, null],
    [2, 'Assets'],
    [5, 'Assets'],
    [6, 'Cash'],
    [9, 'Cash'],
    [10, 'Liabilities'],
    [12, 'Liabilities'],
    [13, null],
  ])('line %i stands in %s', (line, title) => {
    expect(sectionAt(document, line)?.title ?? null).toBe(title);
  });

  test('are a tree, whatever the text', () => {
    const line = fc.constantFrom(
      '# A',
      '## B',
      '### C',
      '**D**',
      'NOTE 1',
      'text',
      '',
      '-----',
      'PART I',
      'Statement No. 2',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const all = headings(of(...lines));
        for (const [index, one] of all.entries()) {
          expect(one.end).toBeGreaterThanOrEqual(one.line);
          expect(one.path[one.path.length - 1]).toBe(one.title);
          expect(sectionAt(of(...lines), one.line)?.line).toBe(one.line);
          const next = all[index + 1];
          // the next heading is inside this section or begins right after an end
          if (next && next.line <= one.end) expect(next.level).toBeGreaterThan(one.level);
        }
      }),
      { numRuns: 300 },
    );
  });
});

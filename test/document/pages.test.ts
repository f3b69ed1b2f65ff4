import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/document/document.js';
import { documentOf } from '../../src/document/document.js';
import { isPageFurniture, pageAt, pages } from '../../src/document/pages.js';

const of = (...lines: string[]): Document => documentOf('report.md', `${lines.join('\n')}\n`);
const spans = (document: Document) => pages(document).map(({ number, line, end }) => [number, line, end]);
/** The numbers of the lines that are page furniture. */
const furniture = (document: Document) =>
  document.lines.flatMap((_, index) => (isPageFurniture(document, index + 1) ? [index + 1] : []));

describe('pages as marks cut them: number, first and last line', () => {
  test.each<[string, string[], number[][]]>([
    ['no marks', ['one', '', 'two'], []],
    [
      'pymupdf4llm dashes end each page',
      ['one', '', '-----', '', 'two', '', '-----'],
      [
        [1, 1, 3],
        [2, 4, 7],
      ],
    ],
    [
      'liteparse dashes stand between pages',
      ['one', '-----', 'two', '-----', 'three'],
      [
        [1, 1, 2],
        [2, 3, 4],
        [3, 5, 5],
      ],
    ],
    [
      'an empty page is a page',
      ['-----', '', 'two', '', '-----'],
      [
        [1, 1, 1],
        [2, 2, 5],
      ],
    ],
    ['one run of five dashes in mid-text is no mark', ['one', '', '-----', '', 'two'], []],
    ['one run of five dashes at the end is', ['one', '', '-----'], [[1, 1, 3]]],
    [
      'pymupdf4llm end of page, counted from 0',
      ['a', '--- end of page=0 ---', 'b', '--- end of page=1 ---'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'the same counted from 1',
      ['a', '--- end of page=1 ---', 'b', '--- end of page=2 ---'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'marker counts from 0',
      ['{0}------------------------', 'a', '{1}------------------------', 'b'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'LlamaParse heading',
      ['### Page 1', 'a', '### Page 2', 'b'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'a comment',
      ['<!-- page 1 -->', 'a', '<!-- page 2 -->', 'b'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'brackets',
      ['[page 1]', 'a', '[page 2]', 'b'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'a title page before the mark of page 1',
      ['cover', '[page 1]', 'a', '[page 2]', 'b'],
      [
        [1, 1, 3],
        [2, 4, 5],
      ],
    ],
    [
      'an excerpt keeps its numbers',
      ['a', '<!-- page 13 -->', 'b', '<!-- page 14 -->', 'c'],
      [
        [12, 1, 1],
        [13, 2, 3],
        [14, 4, 5],
      ],
    ],
    [
      'LandingAI',
      ['a', '<!-- PAGE BREAK -->', 'b'],
      [
        [1, 1, 2],
        [2, 3, 3],
      ],
    ],
    [
      'Azure counts breaks, not printed numbers',
      ['a', '<!-- PageNumber="7" -->', '<!-- PageBreak -->', 'b'],
      [
        [1, 1, 3],
        [2, 4, 4],
      ],
    ],
    [
      'form feeds',
      ['a', '\fb', '\fc'],
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ],
    [
      'chunks of pages',
      ['--- PART 1-5 ---', 'a', '--- PART 6-10 ---', 'b'],
      [
        [1, 1, 2],
        [6, 3, 4],
      ],
    ],
    [
      'numbers that do not rise are counted',
      ['### Page 1', 'a', '### Page 1', 'b'],
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
    ],
    [
      'marks of several converters',
      ['a', '--- end of page=7 ---', 'b', '{11}------------', 'c', '<!-- page 13 -->', 'd'],
      [
        [7, 1, 2],
        [8, 3, 3],
        [11, 4, 5],
        [13, 6, 7],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(spans(of(...lines))).toEqual(expected);
  });

  const prose = ['It grew.', '', 'It fell.', '', 'It rose.', ''];

  test('numbers alone at the foot of pages of a 10-K', () => {
    const document = of(...[1, 2, 3, 4, 5, 6].flatMap((n) => [...prose, ...prose, String(n), '']));
    expect(spans(document).slice(0, 2)).toEqual([
      [1, 1, 13],
      [2, 14, 27],
    ]);
    expect(pageAt(document, 30)).toBe(3);
  });

  test('numbers at the end of a running foot', () => {
    const document = of(
      ...[1, 2, 3, 4, 5].flatMap((n) => [...prose, ...prose, `Kiln Works Inc. | 2024 Form 10-K | ${n}`, '']),
    );
    expect(pages(document).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a list of numbers is no row of pages', () => {
    expect(pages(of('Ranks', '1', '2', '3', '4', '5', '6', '7'))).toEqual([]);
  });
});

test('every line of a document with pages has one, in rising order', () => {
  const document = of('a', '-----', '', 'b', '-----', 'c', '', '');
  expect(document.lines.map((_, index) => pageAt(document, index + 1))).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
  expect(pageAt(of('a'), 1)).toBeNull();
});

describe('page furniture', () => {
  test('marks, pictures, anchors and descriptions of logos', () => {
    const document = of(
      "<a id='4f'></a>",
      '<::logo: Kiln',
      'A kiln in a circle.::>',
      '<!-- image -->',
      '![](_page_3_Picture_2.jpeg)',
      'Revenue grew.',
      '<!-- PAGE BREAK -->',
      '<!-- PageHeader="Overview" -->',
    );
    expect(furniture(document)).toEqual([1, 2, 3, 4, 5, 7, 8]);
  });

  test('a foot that recurs with another number, and bare page numbers', () => {
    const page = (n: number) => [
      `Prose of page ${n} on ${'abc'[n - 1]}.`,
      '',
      `Kiln Works Ltd Annual Report 2024-25 ${n}`,
      '',
      `${n}`,
      '-----',
    ];
    expect(furniture(of(...page(1), ...page(2), ...page(3)))).toEqual([3, 5, 6, 9, 11, 12, 15, 17, 18]);
  });

  test('the foot of a page that the converter set in its middle', () => {
    const foot = (n: number) => `Annual Report & Accounts 2024 Example PLC ${n}`;
    const page = (n: number) => ['Words of the report', '', foot(n), '', '-----', ''];
    const after = Array.from({ length: 8 }, (_, i) => `A line of the statement, the ${'abcdefgh'[i]}`);
    const document = of(...page(1), ...page(2), ...page(3), ...after, foot(4), ...after, '', '-----');
    expect(document.lines[26]).toBe(foot(4));
    expect(furniture(document)).toContain(27);
    // a sentence that names the report and ends in a number is none
    const sentence = 'See the Annual Report for 2024 of Example PLC, page 4';
    expect(
      furniture(of(...page(1), ...page(2), ...page(3), ...after, sentence, ...after, '', '-----')),
    ).not.toContain(27);
  });

  test('a unit and the dates of columns recur on every page and stay text', () => {
    const page = [
      '(₹ in crore)',
      '**Particulars** **2024-25** **2023-24**',
      'Year ended March 31, 2025',
      'Sales',
      '-----',
    ];
    const document = of(...page, ...page, ...page);
    expect(furniture(document).map((line) => document.lines[line - 1])).toEqual([
      'Sales',
      '-----',
      'Sales',
      '-----',
      'Sales',
      '-----',
    ]);
  });

  test('note 4 and note 5 at the head of pages are no running head', () => {
    expect(furniture(of('Note 4', 'a', '-----', 'Note 5', 'b', '-----', 'Note 6', 'c', '-----'))).toEqual([
      3, 6, 9,
    ]);
  });

  test('without page marks only what reads like a running head is one', () => {
    const document = of(
      ...['red', 'blue', 'green', 'grey'].flatMap((word) => [
        '## Notes to the financial statements',
        '',
        '## Experience',
        '',
        word,
        '',
      ]),
    );
    expect(furniture(document)).toEqual([1, 7, 13, 19]);
  });

  test('a row of a table is text wherever it stands', () => {
    const page = ['|Particulars|2024-25|', 'x', '-----'];
    expect(furniture(of(...page, ...page, ...page)).includes(1)).toBe(false);
  });
});

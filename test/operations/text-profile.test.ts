import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { textProfile } from '../../src/operations/text-profile.js';

const profileOf = (...lines: string[]) => textProfile(documentOf('a.md', lines.join('\n')));

test('lines of tables, whatever their markup', () => {
  const { profile } = profileOf(
    '# Stock',
    '|Item|2024|',
    '|---|---|',
    '|Kilns|17|',
    'and',
    '<table><tr><td>a</td></tr></table> <table><tr><td>b</td></tr></table>',
    '<table>',
    '<tr><td>a</td></tr>',
    '</table>',
  );
  expect(profile.tableLines).toBe(7);
});

describe('numbers', () => {
  test('are counted with their grouping, and once by value', () => {
    const { profile } = profileOf('|a|1,23,456.00|12,345|', '|b|123456|1 234 567|', 'FY25');
    expect(profile.numbers).toEqual({
      tokens: 4,
      distinct: 3,
      grouped: 3,
      indian: 1,
      western: 0,
      either: 1,
      blank: 1,
      apostrophe: 0,
      point: 0,
    });
  });

  test('of two cells stay apart, and those of tags and addresses do not count', () => {
    const { profile } = profileOf(
      '<tr><td colspan="2">1</td><td>500</td></tr>',
      '![logo](img/page-12.png) https://example.com/2024/07',
    );
    expect(profile.numbers).toMatchObject({ tokens: 2, grouped: 0 });
  });
});

test('statements are told with every spelling of their number', () => {
  const { profile, statements } = profileOf(
    '## STATEMENT NO. 18',
    'see Statement No. 2',
    '**Statement No. 18** (contd.)',
    'as in STATEMENT NO. 18, a statement of 3 pages',
  );
  expect(statements).toEqual([
    {
      type: 'statement',
      file: 'a.md',
      number: '2',
      spellings: [{ text: 'Statement No. 2', count: 1, line: 2 }],
    },
    {
      type: 'statement',
      file: 'a.md',
      number: '18',
      spellings: [
        { text: 'STATEMENT NO. 18', count: 2, line: 1 },
        { text: 'Statement No. 18', count: 1, line: 3 },
      ],
    },
  ]);
  expect(profile.statements).toEqual({ statements: 2, spellings: 3 });
});

test('lines that cannot be read are passages where they follow each other', () => {
  const garbled = '(cid:12)(cid:45)(cid:3)';
  const { profile } = profileOf('sound', garbled, garbled, 'sound', garbled);
  expect(profile.unreadable).toEqual({ lines: 3, passages: 2, first: [2, 3, 5] });
});

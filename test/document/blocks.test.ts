import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockAt } from '../../src/document/blocks.js';
import { documentOf } from '../../src/document/document.js';

function blocksOf(...lines: string[]): readonly string[] {
  const document = documentOf('a.md', lines.join('\n'));
  return document.lines.map((_, index) => blockAt(document, index + 1));
}

describe('a table', () => {
  test('ends where as many are closed as were opened', () => {
    expect(blocksOf('<table>', '<table>', '</table>', 'x', '</table>', 'y')).toEqual([
      ...Array.from({ length: 5 }, () => 'table'),
      'text',
    ]);
  });

  test('that is never closed is one line', () => {
    expect(blocksOf('<table>', 'x', '<table>', '</table>', 'y')).toEqual([
      'table',
      'text',
      'table',
      'table',
      'text',
    ]);
  });

  test('a stray end before it changes nothing', () => {
    expect(blocksOf('</table></table>', '<table>', '</table>', 'y')).toEqual([
      'text',
      'table',
      'table',
      'text',
    ]);
  });

  test('ends where counting from its own line says', () => {
    const line = fc.constantFrom(
      '<table>',
      '</table>',
      'x',
      '<table><table>',
      '</table></table>',
      '<TABLE></table>',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const expected = lines.map(() => 'text');
        for (let from = 0; from < lines.length; from += 1) {
          if (!/<table/i.test(lines[from] ?? '')) continue;
          const end = endByCounting(lines, from);
          expected.fill('table', from, end + 1);
          from = end;
        }
        expect(blocksOf(...lines)).toEqual(lines.length === 0 ? [] : expected);
      }),
    );
  });
});

function endByCounting(lines: readonly string[], from: number): number {
  let open = 0;
  for (let at = from; at < lines.length; at += 1) {
    for (const tag of (lines[at] ?? '').match(/<\/?table/gi) ?? []) open += tag.includes('/') ? -1 : 1;
    if (open <= 0) return at;
  }
  return from;
}

describe('what is never closed', () => {
  const many = 100_000;

  test.each([
    ['tables', '<table>', 'table'],
    ['comments', '<!--', 'text'],
    ['fences', '~~~ x', 'code'],
  ])('%s, one a line, take no longer than their lines', (_, line, block) => {
    const start = performance.now();
    const found = blocksOf(...Array.from({ length: many }, () => line));
    expect(performance.now() - start).toBeLessThan(3000);
    expect(found.slice(0, many - 200).every((one) => one === block)).toBe(true);
  });
});

test('a comment ends on the next line that says so, if nothing follows it there', () => {
  expect(blocksOf('<!--', 'x', '-->', '<!--', '--> y', '<!-- a -->')).toEqual([
    'comment',
    'comment',
    'comment',
    'text',
    'text',
    'comment',
  ]);
});

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileEre } from '../../src/document/ere.js';

function matches(ere: string, text: string): boolean {
  const compiled = compileEre(ere);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.pattern.test(text);
}

describe('an extended regular expression', () => {
  test.each<[string, string, boolean]>([
    ['a|b', 'b', true],
    ['^[[:digit:]]+$', '2024', true],
    ['^[[:digit:]]+$', '2024a', false],
    ['[]x]', ']', true],
    ['[^]x]', ']', false],
    ['[a-]', '-', true],
    ['[[:alpha:]_]+-[0-9]', 'a_-4', true],
    ['[[.-.]]', '-', true],
    ['[/]', '/', true],
    ['[\\d]', '7', true],
    ['\\<rate\\>', 'the rate of', true],
    ['\\<rate\\>', 'corporate', false],
    ['\\brate', 'a rate', true],
    ['a{2}', 'caac', true],
    ['a{,2}b', 'b', true],
    ['a{x}', 'a{x}', true],
    ['{', '{', true],
    ['*a', '*a', true],
    ['(*a)', '*a', true],
    ['a+?b', 'aab', true],
    ['(?<=Rs\\. )\\d', 'Rs. 5', true],
    ['(?!x)y', 'y', true],
    ['a.b', 'a\u2028b', true],
    ['^.$', '\ud83d\ude00', true],
    ['a\\/b', 'a/b', true],
    ['a/b', 'a/b', true],
    ['\\$5', '$5', true],
    ['a}', 'a}', true],
    ['x]', 'x]', true],
    ['(a)\\1', 'aa', true],
    ['\\p{Lu}', 'É', true],
    ['é', 'É', false],
  ])('%s on %s: %s', (ere, text, expected) => {
    expect(matches(ere, text)).toBe(expected);
  });

  test('without regard to case when asked', () => {
    const compiled = compileEre('balance', { ignoreCase: true });
    expect(compiled.ok && compiled.pattern.test('BALANCE')).toBe(true);
  });

  test.each(['(', 'a)', '[a', '[[:figure:]]', 'a\\', 'a{3,1}'])('%s is none', (ere) => {
    expect(compileEre(ere).ok).toBe(false);
  });

  test('any text compiles or is refused with a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const compiled = compileEre(text);
        expect(compiled.ok || compiled.reason.length > 0).toBe(true);
      }),
    );
  });

  test('matches what grep -E matches', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '[[:digit:]]',
      '1',
      '(a|b)',
      '(ab)',
      '\\.',
      '\\<',
      '\\>',
      '\\w',
      '{',
      '}',
      ']',
    );
    const repeated = fc
      .tuple(atom, fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{,1}'))
      .map((p) => p.join(''));
    const pattern = fc.tuple(
      fc.constantFrom('', '^'),
      fc.array(repeated, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '$'),
    );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', ' ', '{', '}', ']'), maxLength: 6 });
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 8 }), ([start, parts, end], lines) => {
        // a repeat of a word edge or of a brace that is no interval is read differently by every grep
        const ere = start + parts.filter((part) => !/^(?:\\[<>]|[{}]).+/.test(part)).join('') + end;
        const grep = spawnSync('grep', ['-nE', '--', ere], {
          input: `${lines.join('\n')}\n`,
          encoding: 'utf8',
          env: { ...process.env, LC_ALL: 'C.UTF-8' },
        });
        if (grep.status === 2) return;
        const found = grep.stdout
          .split('\n')
          .filter(Boolean)
          .map((line) => Number(line.split(':')[0]));
        expect([ere, lines.flatMap((line, index) => (matches(ere, line) ? [index + 1] : []))]).toEqual([
          ere,
          found,
        ]);
      }),
      { numRuns: 150 },
    );
  });
});

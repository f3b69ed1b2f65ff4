import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Expression } from '../../src/search/expression.js';
import type { Edges } from '../../src/search/machine.js';
import { parse } from '../../src/search/parse.js';
import { literal } from '../../src/search/syntax.js';

const GNU = { strayRepeat: 'dropped', escapesInBrackets: false } as const;

function expression(pattern: string, edges: Edges = 'any', ignoreCase = false): Expression {
  return new Expression([parse(pattern, GNU)], { ignoreCase, edges });
}

function found(pattern: string, text: string, edges: Edges = 'any'): string | null {
  const span = expression(pattern, edges).find(text, 0);
  return span && text.slice(span.start, span.end);
}

describe('the leftmost match, and the longest there', () => {
  test.each([
    ['a|ab', 'xab', 'ab'],
    ['(a|ab)(c|bcd)(d*)', 'abcd', 'abcd'],
    ['a?(ab)?', 'ab', 'ab'],
    ['(a|ab|abc)*', 'ababcab', 'ababcab'],
    ['b|ab', 'ab', 'ab'],
    ['(a*)\\1', 'aaaaa', 'aaaa'],
    ['[0-9,]+', 'of 1,23,456.', '1,23,456'],
    ['é|éé', 'ééé', 'éé'],
    ['😀?(😀x)?', '😀x', '😀x'],
  ])('%s on %s is %s', (pattern, text, expected) => {
    expect(found(pattern, text)).toBe(expected);
  });

  test('but a lazy repeat is Perl\u2019s: the first way', () => {
    expect(found('a.*?b', 'axbxb')).toBe('axb');
    expect(found('(?:a|ab)(?=b|c)', 'abc')).toBe('a');
  });

  test('as the leftmost of all stretches that match whole', () => {
    const pattern = fc
      .array(fc.constantFrom('a', 'b', 'a?', 'b*', '(a|ab)', '(b|ba)?', '(ab)*', '[ab]{1,2}', 'a|b'), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.join(''));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(pattern, text, (p, t) => {
        const whole = expression(p, 'line');
        const stretches = Array.from({ length: t.length + 1 }, (_, start) =>
          Array.from({ length: t.length - start + 1 }, (_, back) => ({ start, end: t.length - back })),
        ).flat();
        const best = stretches.find(({ start, end }) => whole.test(t.slice(start, end))) ?? null;
        expect(expression(p).find(t, 0)).toEqual(best);
      }),
    );
  });
});

describe('-w: between the edges of words', () => {
  test.each([
    ['a|ab', 'abc ab', 'ab'],
    // a shorter match may do where the longest does not
    ['foo.*', 'foo-bar', 'foo-bar'],
    ['foo-b?', 'foo-bar', null],
    ['12', '0012 12', '12'],
    ['é', 'éa é', 'é'],
    [',*', ',a', null],
  ])('%s in %s is %s', (pattern, text, expected) => {
    expect(found(pattern, text, 'word')).toBe(expected);
  });
});

test('-i takes letters of either case, and classes of them', () => {
  expect(expression('émile [[:lower:]]+$', 'any', true).test('ÉMILE ZOLA')).toBe(true);
  expect(expression('total', 'any', true).test('TOTAL')).toBe(true);
  expect(expression('total').test('TOTAL')).toBe(false);
});

test('any text finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (text, before, after) => {
      const itself = new Expression([literal(text)], { ignoreCase: false, edges: 'any' });
      expect(itself.test(before + text + after)).toBe(true);
    }),
  );
});

test('several patterns are one choice', () => {
  const several = new Expression([literal('ab'), literal('abc'), parse('(x)\\1', GNU)], {
    ignoreCase: false,
    edges: 'any',
  });
  expect(several.find('zabcxx', 0)).toEqual({ start: 1, end: 4 });
  expect(several.find('zabcxx', 4)).toEqual({ start: 4, end: 6 });
});

test('no pattern matches nothing', () => {
  expect(new Expression([], { ignoreCase: false, edges: 'any' }).test('')).toBe(false);
});

test('a pattern of many steps still finds the longest match', () => {
  expect(found('(a|ab){3000}', 'ab'.repeat(3001))).toBe('ab'.repeat(3000));
  expect(found('(a|ab){1,3}', 'abababab')).toBe('ababab');
});

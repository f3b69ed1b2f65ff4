import { describe, expect, test } from 'vitest';
import { source } from '../../src/search/emit.js';
import type { Dialect } from '../../src/search/parse.js';
import { parse } from '../../src/search/parse.js';

const GNU: Dialect = { strayRepeat: 'dropped', escapesInBrackets: false };
const LOOSE: Dialect = { strayRepeat: 'literal', escapesInBrackets: true };

/** What a pattern matches whole, of some texts. */
function matched(pattern: string, texts: readonly string[], dialect: Dialect = GNU): string[] {
  const whole = new RegExp(`^(?:${source(parse(pattern, dialect), 'unicode', true)})$`, 'u');
  return texts.filter((text) => whole.test(text));
}

describe('GNU extended regular expressions', () => {
  test.each<[string, string[], string[]]>([
    // a brace that opens no interval is itself
    ['a{1', ['a{1', 'a'], ['a{1']],
    ['a{x}', ['a{x}', 'a'], ['a{x}']],
    ['a{,2}b', ['b', 'ab', 'aab', 'aaab'], ['b', 'ab', 'aab']],
    ['a{2}', ['a', 'aa', 'a{2}'], ['aa']],
    // nothing to repeat
    ['*a', ['a', '*a'], ['a']],
    ['a|*b', ['b', '*b'], ['b']],
    // brackets: ] first, a backslash is itself
    ['[]a]', [']', 'a', '\\'], [']', 'a']],
    ['[^]a]', [']', 'b'], ['b']],
    ['[\\d]', ['\\', 'd', '1'], ['\\', 'd']],
    ['[a-]', ['a', '-', 'b'], ['a', '-']],
    ['[[.-.]x]', ['-', 'x'], ['-', 'x']],
    ['[[=a=]]', ['a', 'b'], ['a']],
    ['[[:digit:],]', ['7', ',', ':'], ['7', ',']],
    ['[[:alpha:]]', ['a', 'é', '7', '\u0969'], ['a', 'é', '\u0969']],
    ['[^[:alpha:]]', ['a', '7', '₹'], ['7', '₹']],
    ['[[:punct:]]', ['-', '₹', 'a', ' '], ['-', '₹']],
    ['[[:space:]]', [' ', '\t', '\u00a0'], [' ', '\t']],
    // a closing parenthesis alone, empty alternatives
    ['a)', ['a)'], ['a)']],
    ['(|a)b', ['b', 'ab'], ['b', 'ab']],
    ['(a)(b)\\2\\1', ['abba', 'abab'], ['abba']],
    ['\\(\\.\\*', ['(.*', '('], ['(.*']],
    // a byte that was no UTF-8 is no character
    ['.', ['a', '😀', '\udcff'], ['a', '😀']],
    ['[^a]', ['b', '\udcff'], ['b']],
  ])('%s', (pattern, texts, expected) => {
    expect(matched(pattern, texts)).toEqual(expected);
  });
});

describe('what people bring from Perl', () => {
  test.each<[string, string[], string[]]>([
    ['\\d+', ['12', 'd'], ['12']],
    ['[\\d,.]+', ['1,234.5', 'd', '\\'], ['1,234.5']],
    ['[^\\s]', ['a', ' '], ['a']],
    ['(?:ab)+', ['abab'], ['abab']],
    ['a(?!b).', ['ab', 'ac'], ['ac']],
    ['.(?<=b)', ['a', 'b'], ['b']],
    ['*a', ['a', '*a'], ['*a']],
    ['a\\tb', ['a\tb', 'atb'], ['a\tb']],
  ])('%s', (pattern, texts, expected) => {
    expect(matched(pattern, texts, LOOSE)).toEqual(expected);
  });
});

test.each([
  ['Total (A', 'unmatched ('],
  ['[a', 'unmatched ['],
  ['[[:alpha:]', 'unmatched ['],
  ['[z-a]', 'a range in [ ] that runs backwards'],
  ['[[:foo:]]', 'unknown class [:foo:]'],
  ['[:alpha:]', 'a class is written [[:alpha:]], not [:alpha:]'],
  ['a{2,1}', '{2,1} runs backwards'],
  ['a{99999}', '{99999} repeats too often'],
  ['a\\', 'a backslash at the end'],
  ['(a\\1)', '\\1 refers to no group before it'],
  ['(?x)', '(?x) is no group'],
])('%s is no regular expression: %s', (pattern, reason) => {
  expect(() => parse(pattern, GNU)).toThrow(reason);
});

test('a repeat of a repeat is one', () => {
  expect(source(parse('a*+', GNU), 'ascii', false)).toBe('a*');
  expect(source(parse('a++', GNU), 'ascii', false)).toBe('a+');
  expect(source(parse('a{2}*', GNU), 'ascii', false)).toBe('(?:a{2})*');
});

import { expect, test } from 'vitest';
import { alternativesOf, unescaped } from '../../src/search/pattern-text.js';

test.each([
  ['a', ['a']],
  ['a|b|c', ['a', 'b', 'c']],
  ['(a|b)|c', ['(a|b)', 'c']],
  ['[|]|x', ['[|]', 'x']],
  ['[]|]|x', ['[]|]', 'x']],
  ['a\\|b', ['a\\|b']],
  ['|', ['', '']],
])('the sides of %s', (pattern, expected) => {
  expect(alternativesOf(pattern)).toEqual(expected);
});

test.each([
  ['48,964\\.89', '48,964.89'],
  ['\\(1,234\\)', '(1,234)'],
  ['\\b4896489\\b', '4896489'],
  ['\\<12\\>', '12'],
  ['\\$1,860', '$1,860'],
  ['\\d\\.', '\\d.'],
])('%s without its escapes is %s', (pattern, expected) => {
  expect(unescaped(pattern)).toBe(expected);
});

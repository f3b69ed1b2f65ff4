import { expect, test } from 'vitest';
import { numericTokens } from '../../src/figures/numeric-tokens.js';

const seen = (text: string) => numericTokens(text).map(({ value, style }) => `${value} ${style ?? '-'}`);

test.each<[string, string[]]>([
  ['1,23,456.50', ['123456.5 indian']],
  ['584,14,86', ['5841486 indian']],
  ['1,234,567 and 123,456', ['1234567 western', '123456 western']],
  ['48,964', ['48964 either']],
  ['1\u202f234.5', ['1234.5 blank']],
  ["1'234", ['1234 apostrophe']],
  ['1.234.567,50', ['1234567.5 point']],
  ['12,50 or 12.5', ['12.5 -', '12.5 -']],
  ['(1,204)', ['1204 either']],
  ['|500|1100|', ['500 -', '1100 -']],
  ['on 31.03.2024', ['31.03.2024 -']],
  ['Rs.500 in FY25 and CO2', ['500 -']],
  ['\u0967\u0968,\u0969\u096a\u096b', ['12345 either']],
  ['none', []],
])('%s', (text, expected) => {
  expect(seen(text)).toEqual(expected);
});

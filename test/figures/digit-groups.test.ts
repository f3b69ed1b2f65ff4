import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, withGroups } from '../../src/figures/digit-groups.js';

test.each([
  ['489648900000', 'indian', '4,89,64,89,00,000'],
  ['489648900000', 'western', '489,648,900,000'],
  ['-1234567.50', 'indian', '-12,34,567.50'],
  ['-1234567.50', 'western', '-1,234,567.50'],
  ['999', 'indian', '999'],
  ['1000', 'western', '1,000'],
  ['0.0071', 'indian', '0.0071'],
] as const)('%s in %s groups is %s', (decimal, groups, grouped) => {
  expect(withGroups(decimal, groups)).toBe(grouped);
});

test.each([
  ['48,96,489', 'indian'],
  ['413,63,87,925', 'indian'],
  ['1,234,567', 'western'],
  ['1 234 567', 'western'],
  ["1'234'567.5", 'western'],
  ['1.482.300,50', 'western'],
  ['48,964.89', null],
  ['482', null],
  ['(1,23,456.78)', 'indian'],
])('%s is printed in %s groups', (printed, groups) => {
  expect(groupsOf(printed)).toBe(groups);
});

test('grouping loses no digit', () => {
  const decimals = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String);
  fc.assert(
    fc.property(decimals, fc.constantFrom('indian' as const, 'western' as const), (decimal, groups) => {
      expect(withGroups(decimal, groups).replaceAll(',', '')).toBe(decimal);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText } from '../../src/figures/decimal.js';
import { withGroups } from '../../src/figures/digit-groups.js';
import { readRun, styleOf, ungroup } from '../../src/figures/grouping.js';

/** What a run is worth, or its damage. */
function worth(run: string, decimal: '.' | ','): string {
  const reading = readRun(run, decimal);
  return reading.value ? decimalText(reading.value) : reading.damage;
}

describe('a run of digits with a decimal point', () => {
  test.each([
    ['7', '7'],
    ['1,234', '1234'],
    ['48,964.89', '48964.89'],
    ['1,234,567', '1234567'],
    ['1,23,456.78', '123456.78'], // Indian
    ['413,63,87,925', '4136387925'], // a share count
    ['584,14,86', '5841486'], // Indian groups of two throughout
    ['1 234 567.5', '1234567.5'],
    ["1'234'567", '1234567'],
    ['.25', '0.25'],
    ['0.0071', '0.0071'],
    ['12345.678', '12345.678'],
  ])('%s is %s', (run, value) => {
    expect(worth(run, '.')).toBe(value);
  });

  test.each([
    [',204', 'leading-separator'],
    ["'204", 'leading-separator'],
    ['4.405.49', 'two-points'],
    ['1.234.567,50', 'two-points'],
    ['1,2345', 'broken-grouping'],
    ['12,34', 'broken-grouping'],
    ['1,,234', 'broken-grouping'],
    ['1,234,56', 'broken-grouping'],
    ['1234,567', 'broken-grouping'],
    ['2,408.7,1', 'broken-grouping'],
  ])('%s is damaged: %s', (run, damage) => {
    expect(worth(run, '.')).toBe(damage);
  });
});

describe('a run of digits with a decimal comma', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1.482.300,50', '1482300.5'],
    ['1 482 300,5', '1482300.5'],
    ['12,5', '12.5'],
    ['1.234', '1234'],
    ['1,234,5', 'two-points'],
    ['12.34', 'broken-grouping'],
    ['.234', 'leading-separator'],
  ])('%s is %s', (run, value) => {
    expect(worth(run, ',')).toBe(value);
  });
});

test('a whole number grouped in either way is read back', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.constantFrom('indian' as const, 'western' as const),
      (n, groups) => {
        expect(worth(withGroups(String(n), groups), '.')).toBe(String(n));
      },
    ),
  );
});

describe('digit groups are closed for searching', () => {
  test.each([
    ['48,96,489.50', '4896489.50'],
    ['1,234,567', '1234567'],
    ['123 456', '123456'],
    ['1 23 456', '123456'],
    ["1'234'567", '1234567'],
    ['1.234.567', '1234567'],
    ['1.234,50', '1234,50'],
    ['Total 1,204 1,118', 'Total 1204 1118'],
  ])('%s becomes %s', (printed, closed) => {
    expect(ungroup(printed)).toBe(closed);
  });

  test.each(['12,13', '6 84', '31.03.2024', '1,2,3', '0,123', '2024', '48964.89'])(
    '%s stays as it is',
    (printed) => {
      expect(ungroup(printed)).toBe(printed);
    },
  );
});

describe('a table tells how its figures are written', () => {
  test.each([
    ['a point before decimals', ['1,234.50', '12.50', '7'], '.'],
    ['Indian groups', ['1,23,456', '48,96,489'], '.'],
    ['a comma before decimals', ['1.234,50', '12,50'], ','],
    ['points between groups', ['1.234.567', '12,5'], ','],
    ['the majority decides', ['12.50', '3.75', '12,50'], '.'],
    ['nothing that tells', ['1,234', '567'], '.'],
  ] as const)('%s', (_, texts, decimal) => {
    expect(styleOf(texts, texts).decimal).toBe(decimal);
  });

  test('blanks part groups where no comma does', () => {
    expect(styleOf(['412 398', '17 204'], ['412', '398', '17', '204']).blanks).toBe(true);
  });

  test('beside groups with commas, two numbers in a cell are two figures', () => {
    expect(styleOf(['412 398', '1,204'], ['412', '398', '1,204']).blanks).toBe(false);
  });
});

test('figures of two columns in a cell: the pairs that group nothing tell those that could', () => {
  expect(styleOf(['25 23', '671 852'], ['25', '23', '671', '852']).blanks).toBe(false);
  expect(styleOf(['25 230', '671 852'], ['25', '230', '671', '852']).blanks).toBe(true);
});

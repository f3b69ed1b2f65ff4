import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureQuery, findFigure } from '../../src/search/figure-query.js';

const ANY = { word: false, wholeLine: false };

function found(pattern: string, line: string, options = ANY): string[] {
  const query = figureQuery(pattern);
  return query ? findFigure(line, query, options).map(({ start, end }) => line.slice(start, end)) : [];
}

test.each([
  '48,964.89',
  '₹ 48,964.89',
  '` 45,200',
  '(1,234)',
  '(-) 1,234',
  '−1,204',
  '0012',
  '12.5%',
  "1'234",
])('%s is a figure', (pattern) => {
  expect(figureQuery(pattern)).not.toBeNull();
});

test.each(['1e5', '2023-24', '31.03.2024', '2202-01-101', 'Note 12', '12 to 13', 'Q1', '1,23,4', 'x', ''])(
  '%s is text',
  (pattern) => {
    expect(figureQuery(pattern)).toBeNull();
  },
);

describe('a figure is found however its digits are grouped', () => {
  test.each([
    ['48964.89', '|Total|48,964.89|', '48,964.89'],
    ['48,964.89', 'a sum of 48964.89', '48964.89'],
    ['4896489', '|x|48,96,489|', '48,96,489'],
    ['₹ 48,964.89', '|48964.89|', '48964.89'],
    ['48215', '|Stock|48\u202f215|', '48\u202f215'],
    ['1,266,950', "|1'266'950|", "1'266'950"],
    ['1.234.567,8', '|1.234.567,80|', '1.234.567,80'],
    ['1234567', '|1.234.567|', '1.234.567'],
    ['3716', '|\u0969,\u096d\u0967\u096c|', '\u0969,\u096d\u0967\u096c'],
    ['50500', '|**50**,500|', '50**,500'],
    ['17.4', '|17.40|', '17.40'],
    ['3716', '|3,716.50|', '3,716.50'],
    ['73,500.00', 'costs $\\$ 73500.00$ in all', '73500.00'],
  ])('%s in %s', (pattern, line, expected) => {
    expect(found(pattern, line)).toEqual([expected]);
  });
});

describe('only whole figures', () => {
  test.each([
    ['4896489', '|14,89,64,89|'],
    ['5371846', 'a price of 53,718.46'],
    ['001100', '|500.00|1100|'],
    ['30000012', '|Sales|300.00|12|'],
    ['936641', '|936<br>641|'],
    ['684', '|Bolts|6 84|'],
    ['0012', '|12|'],
    ['17.40', '|17.4|'],
    ['48964.8', '|48,964.89|'],
    ['1234', '1,234,567'],
    ['20241', '2024 1'],
  ])('%s is not in %s', (pattern, line) => {
    expect(found(pattern, line)).toEqual([]);
  });

  test('-w asks for the decimals as well', () => {
    expect(found('3716', '|3,716.50|', { word: true, wholeLine: false })).toEqual([]);
    expect(found('3716', '|3,716.00|', { word: true, wholeLine: false })).toEqual(['3,716.00']);
  });

  test('-x asks that nothing else stands on the line', () => {
    const whole = { word: false, wholeLine: true };
    expect(found('3716', '| 3,716 |', whole)).toEqual(['3,716']);
    expect(found('3716', '|Land|3,716|', whole)).toEqual([]);
    expect(found('3716', '|3,716|12|', whole)).toEqual([]);
  });
});

describe('a sign or brackets ask for a negative figure in any spelling', () => {
  const negative = [
    '(1,204)',
    '(-) 1,204',
    '-1,204',
    '\u22121,204',
    '\u20131,204',
    '1,204-',
    '(₹ 1,204)',
    '-₹1,204',
  ];
  test.each(negative)('|%s|', (cell) => {
    expect(found('-1204', `|x|${cell}|`)).toHaveLength(1);
    expect(found('(1204)', `|x|${cell}|`)).toHaveLength(1);
    expect(found('1204', `|x|${cell}|`)).toEqual(['1,204']);
  });

  test.each(['1,204', '+1,204', '1,204 - note'])('but not |%s|', (cell) => {
    expect(found('-1204', `|x|${cell}|`)).toEqual([]);
  });
});

test('any whole number is found in every grouping', () => {
  const groupings = [
    (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','),
    (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0'),
    (digits: string) => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ','),
  ];
  fc.assert(
    fc.property(fc.bigInt({ min: 1000n, max: 10n ** 14n }), fc.nat({ max: 2 }), (number, which) => {
      const printed = groupings[which]?.(String(number)) ?? '';
      expect(found(String(number), `|Item|${printed}|12|`)).toEqual([printed]);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCALE_EXPONENT } from '../../src/figures/scales.js';
import type { Figure, Unit } from '../../src/meaning/answer.js';
import { convert, targetUnit } from '../../src/operations/convert.js';
import { UserError } from '../../src/user-error.js';

function figure(amount: string | null, unit: Partial<Unit> | null): Figure {
  const whole: Unit = {
    kind: 'money',
    currency: 'INR',
    scale: 'lakh',
    multiplier: 100_000,
    source: 'table',
    rule: 'caption above',
    line: 1,
    text: '(₹ in lakh)',
    ...unit,
  };
  return {
    column: 2,
    text: '1',
    value: 1,
    header: null,
    unit: unit === null ? null : whole,
    period: null,
    amount,
    damage: null,
  };
}

describe('the unit that was typed', () => {
  test.each([
    ['crore', 'crore', null],
    ['Crores', 'crore', null],
    ['in lakh', 'lakh', null],
    ['cr', 'crore', null],
    ['mn', 'million', null],
    ['one', 'one', null],
    ["'000", 'thousand', null],
    ['lakh crore', 'lakh crore', null],
    ['Rs crore', 'crore', 'INR'],
    ['Rs. in crore', 'crore', 'INR'],
    ['₹ lakh', 'lakh', 'INR'],
    ['lakhs of rupees', 'lakh', 'INR'],
    ['rupees', 'one', 'INR'],
    ['US$ million', 'million', 'USD'],
    ['HK$ million', 'million', 'HKD'],
    ['£m', 'million', 'GBP'],
    ['EUR bn', 'billion', 'EUR'],
    ['$ million', 'million', '$'],
  ])('%s', (typed, scale, currency) => {
    expect(targetUnit(typed)).toEqual({ scale, currency });
  });

  test.each(['', 'bushel', 'crore bushels', 'per cent', '12'])(
    '"%s" is none, and the choices are named',
    (typed) => {
      expect(() => targetUnit(typed)).toThrow(UserError);
      expect(() => targetUnit(typed)).toThrow(/one, thousand, lakh, million, crore, billion/);
    },
  );
});

describe('conversion', () => {
  const crore = targetUnit('crore');

  test('moves the point and nothing else', () => {
    expect(convert(figure('11840000', {}), crore, 'USD')).toEqual({
      kind: 'converted',
      to: { scale: 'crore', value: '1.184' },
    });
  });

  test('keeps the places that are printed', () => {
    const printed = { ...figure('400000000000', {}), text: '40,00,000', value: 4_000_000 };
    expect(convert(printed, crore, 'USD')).toMatchObject({ to: { value: '40000.00' } });
    expect(convert(printed, targetUnit('thousand'), 'USD')).toMatchObject({ to: { value: '400000000' } });
  });

  test.each([
    ['percent', '5'],
    ['per share', '12.5'],
    ['ratio', '3.2'],
    ['none', null],
  ] as const)('a figure of kind %s is left as it is', (kind, amount) => {
    expect(convert(figure(amount, { kind }), crore, 'USD')).toEqual({ kind: 'left' });
  });

  test('so is one without a unit, and one without a value', () => {
    expect(convert(figure('5', null), crore, 'USD')).toEqual({ kind: 'left' });
    expect(convert(figure(null, {}), crore, 'USD')).toEqual({ kind: 'left' });
  });

  test('a count is converted to a scale and not to a currency', () => {
    const shares = figure('25000000', { kind: 'count', currency: null });
    expect(convert(shares, crore, 'USD')).toMatchObject({ to: { value: '2.50' } });
    expect(convert(shares, targetUnit('Rs crore'), 'USD')).toEqual({ kind: 'left' });
  });

  test('another currency is never converted, nor one that is not stated', () => {
    const dollars = targetUnit('US$ million');
    expect(convert(figure('100', {}), dollars, 'USD')).toEqual({
      kind: 'other currency',
      currency: 'INR',
      asked: 'USD',
    });
    expect(convert(figure('100', { currency: null }), dollars, 'USD')).toMatchObject({
      kind: 'other currency',
      currency: null,
    });
  });

  test('a bare dollar is that of the document', () => {
    const dollars = targetUnit('$ million');
    const amount = figure('2500000', { currency: 'HKD' });
    expect(convert(amount, dollars, 'HKD')).toMatchObject({ to: { value: '2.5' } });
    expect(convert(amount, dollars, 'USD')).toMatchObject({ kind: 'other currency', asked: 'USD' });
  });

  test('there and back is exact', () => {
    const scales = fc.constantFrom(...(Object.keys(SCALE_EXPONENT) as (keyof typeof SCALE_EXPONENT)[]));
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), scales, (amount, scale) => {
        const there = convert(figure(String(amount), {}), { scale, currency: null }, 'USD');
        const value = there.kind === 'converted' ? there.to.value : '';
        const [whole = '', fraction = ''] = value.split('.');
        expect(BigInt(whole + fraction.padEnd(SCALE_EXPONENT[scale], '0'))).toBe(amount);
      }),
    );
  });
});

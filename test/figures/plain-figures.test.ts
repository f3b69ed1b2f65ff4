import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainFigure } from '../../src/figures/plain-figures.js';
import { digitRuns, printedFigures } from '../../src/figures/printed.js';

test.each(['7', '12', '1,204', '48,96,489', '0.5', '48,964.89', '(1,204.50)', '(35)'])('%s', (text) => {
  expect(isPlainFigure(text)).toBe(true);
});

test.each(['', '2025', '1,20', '1.234,50', '12.', '.5', '(12', '12)', '-12', '12 %', '₹ 12', '1.2.3', ' 12'])(
  'not %j',
  (text) => {
    expect(isPlainFigure(text)).toBe(false);
  },
);

test('what is read at once is read as all other figures are', () => {
  const style = fc.record({ decimal: fc.constantFrom('.', ','), blanks: fc.boolean() } as const);
  const part = fc.constantFrom('1', '12', '123', '2024', ',', ',204', ',20', '.', '.5', '.25', '(', ')');
  const text = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, style, (printed, how) => {
      fc.pre(isPlainFigure(printed));
      // a blank in front is nothing to a figure, and keeps it from being read at once
      const moved = printedFigures(` ${printed}`, how).map(({ start, end, from, to, ...rest }) => ({
        start: start - 1,
        end: end - 1,
        from: Math.max(0, from - 1),
        to: to - 1,
        ...rest,
      }));
      expect(printedFigures(printed, how)).toEqual(moved);
      expect(digitRuns(printed)).toEqual(digitRuns(` ${printed}`));
    }),
    { numRuns: 2000 },
  );
});

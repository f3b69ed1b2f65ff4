import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../../src/render/budget.js';

test('stops at the first line that does not fit, and counts what it holds back', () => {
  const budget = new Budget(10);
  expect(budget.take('12345\n')).toBe(true);
  expect(budget.take('1234\n')).toBe(false);
  expect(budget.take('1\n')).toBe(false);
  expect(budget.isSpent).toBe(true);
  expect(budget.heldBack).toEqual({ lines: 2, characters: 7 });
});

test('a chunk of several lines goes through whole or not at all', () => {
  const budget = new Budget(5);
  expect(budget.take('1\n2\n3\n')).toBe(false);
  expect(budget.heldBack).toEqual({ lines: 3, characters: 6 });
});

test('exactly full is not spent', () => {
  const budget = new Budget(6);
  expect(budget.take('12345\n')).toBe(true);
  expect(budget.isSpent).toBe(false);
});

test('0 is no limit', () => {
  const budget = new Budget(0);
  expect(budget.take(`${'x'.repeat(1_000_000)}\n`)).toBe(true);
  expect(budget.heldBack).toEqual({ lines: 0, characters: 0 });
});

test('what is shown never exceeds the limit, and shown and held back add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string().map((s) => `${s.replaceAll('\n', '')}\n`)),
      fc.integer({ min: 1, max: 60 }),
      (lines, limit) => {
        const budget = new Budget(limit);
        const printed = lines.filter((line) => budget.take(line)).join('');
        expect(printed.length).toBeLessThanOrEqual(limit);
        expect(printed.length + budget.heldBack.characters).toBe(lines.join('').length);
        expect(lines.join('').startsWith(printed)).toBe(true);
      },
    ),
  );
});

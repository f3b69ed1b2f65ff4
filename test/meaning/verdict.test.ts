import { expect, test } from 'vitest';
import type { Cited } from '../../src/meaning/verdict.js';
import { decided, ends, fails, holds } from '../../src/meaning/verdict.js';

const label: Cited = { rule: 'row label', line: 7, text: 'per share' };
const head: Cited = { rule: 'column header', line: 5, text: '₹ in lakh' };
const caption: Cited = { rule: 'caption above', line: 3, text: '(₹ in crore)' };

test('the first that holds decides, and no rule after it is asked', () => {
  const asked: string[] = [];
  const decision = decided(
    (function* () {
      yield fails(label, 'for a reason');
      yield holds(head);
      asked.push('a rule too many');
      yield holds(caption);
    })(),
  );
  expect(decision).toBe(head);
  expect(asked).toEqual([]);
});

test('when nothing is to be given, nothing after that counts', () => {
  expect(decided([fails(label, 'no'), ends(head, 'a column of change'), holds(caption)])).toBeNull();
});

test('no verdict, no decision', () => {
  expect(decided([])).toBeNull();
});

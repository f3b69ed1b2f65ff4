import { expect, test } from 'vitest';
import { charactersIn, madeToFit } from '../../src/render/fitting.js';

const repeated = (made: string[]) => (length: number) => {
  const text = 'x'.repeat(length);
  made.push(text);
  return text;
};

const lengthOf = (text: string) => text.length;

test('what stands behind the one that cannot fit is not worked out', () => {
  const made: string[] = [];
  expect(madeToFit([2, 3, 4, 5], 5, repeated(made), lengthOf)).toEqual(['xx', 'xxx', 'xxxx']);
  expect(made).toEqual(['xx', 'xxx', 'xxxx']);
});

test('all are made where all fit, and where there is no limit', () => {
  expect(madeToFit([2, 3], 5, repeated([]), lengthOf)).toEqual(['xx', 'xxx']);
  expect(madeToFit([2, 3, 400, 5], 0, repeated([]), lengthOf)).toHaveLength(4);
});

test('blanks are not counted: a layout may leave them out', () => {
  expect(charactersIn(['12', '  Cash and  bank', ''])).toBe(13);
});

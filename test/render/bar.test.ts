import { expect, test } from 'vitest';
import { bar } from '../../src/render/bar.js';

test('a bar is as long as its share of the largest, to an eighth of a column', () => {
  expect(bar(100, 100, 4)).toBe('████');
  expect(bar(50, 100, 4)).toBe('██');
  expect(bar(60, 100, 4)).toBe('██▍');
  expect(bar(0.01, 100, 4)).toBe('▏');
  expect(bar(0, 100, 4)).toBe('');
});

test('a negative value is drawn otherwise', () => {
  expect(bar(-50, 100, 4)).toBe('▒▒');
  expect(bar(-0.01, 100, 4)).toBe('▒');
});

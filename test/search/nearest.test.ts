import { expect, test } from 'vitest';
import { nearestSpelling } from '../../src/search/nearest.js';

const LINES = [
  'Interest payments rose.',
  '|**Inter**est payments|12,345.60|',
  'INTEREST PAYMENTS fell.',
  'Inland postage',
  '|Plant|Machinery|',
  'Sundry Creditors (current)',
];

test.each([
  ['Intrest payments', 'Interest payments', 3],
  ['Machinry', 'Machinery', 1],
  ['Sundry Creditros', 'Sundry Creditors', 1],
  ['sundry creditors', 'Sundry Creditors', 1],
  ['12,354.60', null, 0],
  ['12345.61', '12345.60', 1],
])('nearest to %s is %s', (pattern, text, lines) => {
  expect(nearestSpelling(pattern, LINES)).toEqual(text === null ? null : { text, lines });
});

test.each(['Turbine', 'pay', 'Intrest[a-z]*', '', '...'])('nothing is near %s', (pattern) => {
  expect(nearestSpelling(pattern, LINES)).toBeNull();
});

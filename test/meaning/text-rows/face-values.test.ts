import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

const HEADS = ['31 March 2025', 'Number Face Value', 'Value (₹ in crore)', ''];

describe('rows under "Number Face Value"', () => {
  test('count shares, tell what one is worth, and hold amounts', () => {
    expect(unitsSaid(ofLast(...HEADS, 'Works Limited 187500000 10 98.75'))).toEqual([
      'count (column)',
      'per share INR (column)',
      'INR crore (table)',
    ]);
  });

  test('hold amounts beside numbers that are too large for one', () => {
    expect(unitsSaid(ofLast(...HEADS, '- - 194.13 400000005 10 194.13 -'))).toEqual([
      'INR crore (table)',
      'count (column)',
      'per share INR (column)',
      'INR crore (table)',
    ]);
  });

  test('leave the face value of shares in another currency', () => {
    expect(unitsSaid(ofLast(...HEADS, 'Works PLC Sri Lankan Rupees 400000005 10 194.13'))).toEqual([
      'count (column)',
      'not stated',
      'INR crore (table)',
    ]);
  });

  test('are amounts under other heads', () => {
    expect(unitsSaid(ofLast('31 March 2025 31 March 2024', '(₹ in crore)', '', 'Works 1875 10'))).toEqual([
      'INR crore (table)',
      'INR crore (table)',
    ]);
  });
});

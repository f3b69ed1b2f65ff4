import { describe, expect, test } from 'vitest';
import { fitOf, wantedLabel } from '../../../src/operations/trace/wanted.js';

const fitting = (label: string, ...cells: string[]) => fitOf(cells, wantedLabel(label));

describe('a label is the very one', () => {
  test.each([
    ['Revenue from operations', 'Revenue from operations'],
    ['Revenue from operations', 'REVENUE FROM OPERATIONS:'],
    ['Revenue from operations', 'I Revenue from operations'],
    ['Revenue from operations', '(a) Revenue from operations'],
    ['Revenue from operations', 'IV. Revenue from operations (Refer Note 21)'],
    ['Revenue from operations', '2.1 Revenue from operations'],
    ['Total income', 'III. Total income (I + II)'],
    ['Total income', 'Total income (A+B)'],
    ['Non-current assets', 'Non\u2013current assets'],
    ['Total (A)', 'Total (A)'],
  ])('%s: %s', (label, found) => {
    expect(fitting(label, found)).toBe('exact');
  });

  test('also where a cell boundary cuts it, or its number has a cell of its own', () => {
    expect(fitting('Receivables', 'Receiv', 'ables')).toBe('exact');
    expect(fitting('Land', '1.', 'Land')).toBe('exact');
    expect(fitting('Land', 'Land', '27(a)')).toBe('exact');
  });
});

describe('a label only holds it', () => {
  test.each([
    ['Revenue', 'Revenue from operations'],
    ['Total', 'Total - A'],
    ['A', 'A Shares'],
    ['Revenue', 'Other revenues'],
  ])('%s: %s', (label, found) => {
    expect(fitting(label, found)).toBe('part');
  });
});

test('a label does not fit', () => {
  expect(fitting('Revenue', 'Receipts')).toBeNull();
  // what a row adds up was asked for
  expect(fitting('Total (A)', 'Total (B)')).toBeNull();
  expect(fitting('Revenue')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { ofLast, ofLine, unitsSaid } from '../asked.js';

describe('rows that count shares without saying so', () => {
  test('what leads from one number of shares to the next', () => {
    const table = [
      '(₹ in crore)',
      '',
      '|Particulars||2024-25|',
      '|---|---|---|',
      '||Number of equity shares for basic EPS|1,98,79,625|',
      '||Add: effect of warrants|3,21,555|',
      '||Number of equity shares for diluted EPS|2,02,01,180|',
      '||Profit|204.50|',
    ];
    expect(unitsSaid(ofLine(6, ...table))).toEqual(['count (row)']);
    expect(unitsSaid(ofLine(8, ...table))).toEqual(['INR crore (table)']);
  });

  test('what is added to amounts is an amount', () => {
    const answer = ofLast('(₹ in crore)', '', '||2025|', '|---|---|', '|Profit|4.50|', '|Add: tax|1.20|');
    expect(unitsSaid(answer)).toEqual(['INR crore (table)']);
  });

  test('the number in front of the shares that it is of', () => {
    const answer = ofLast(
      '|Authorised||31.03.2025 (Rs. in lac)|',
      '|---|---|---|',
      '|2,14,90,000|Equity Shares of Rs. 10/- each|2,149.00|',
    );
    expect(unitsSaid(answer)).toEqual(['count (row)', 'INR unknown (cell)', 'INR lakh (column)']);
  });

  test('shares held are no amount under a head in rupees', () => {
    const answer = ofLast(
      '|Director|Fees (in ₹)|Shares held as on March 31, 2025|',
      '|---|---|---|',
      '|A|1,05,000|1,43,432|',
    );
    expect(unitsSaid(answer)).toEqual(['INR one (column)', 'count (column)']);
  });
});

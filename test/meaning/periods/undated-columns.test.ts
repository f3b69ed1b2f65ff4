import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('a year alone over several columns without dated heads', () => {
  test('is left of the heads when it stands alone in a row at the top', () => {
    const table = [
      '|Heads Accounts Budget|  |  |',
      '|---|---|---|',
      '|2019-20|  |  |',
      '|Item|Plan|Other|',
      '|Pay|33.35|42.00|',
    ];
    expect(endsSaid(ofLast('# Budget', '', ...table))).toEqual(Array(2).fill('not stated'));
  });

  test('dates none from a title far above', () => {
    const far = Array.from({ length: 40 }, () => ['Text of another demand', '']).flat();
    const table = ['|  |  |  |', '|---|---|---|', '|Pay|33.35|42.00|'];
    expect(endsSaid(ofLast('# Estimates 2020-21', '', ...far, ...table))).toEqual(
      Array(2).fill('not stated'),
    );
  });

  test('above a table without heads is none of the columns of a row with several figures', () => {
    const rows = [
      '|Pay|  |3.00|',
      '|Rent|  |4.00|',
      '|Tools|  |5.00|',
      '|Fees|  |6.00|',
      '|Total|33.35|42.00|',
    ];
    const table = ['2019-20', '', '|  |  |  |', '|---|---|---|', ...rows];
    expect(endsSaid(ofLast(...table))).toEqual(Array(2).fill('not stated'));
  });
});

import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('a table that repeats some columns of the rows of text above it', () => {
  const ROWS = [
    'Effect of currency (in millions):',
    '',
    '**Year Ended December 31, 2023** **Year Ended December 31, 2024**',
    '',
    'Net sales $ 2,204 $ (38) $ 2,166 $ 2,504 $ 41 $ 2,545',
    '',
    'Costs 2,101 (36) 2,065 2,390 43 2,433',
    '',
  ];

  test('has their periods', () => {
    expect(endsSaid(ofLast(...ROWS, '|2,504 2,390|2,545 2,433|'))).toEqual([
      '2024-12-31 year',
      '2024-12-31 year',
      '2024-12-31 year',
      '2024-12-31 year',
    ]);
  });

  test('has those of the heads over it where its figures stand in no such row', () => {
    const rows = ['Year ended December 31', '2024 2023', '', '|2,511|2,377|'];
    expect(endsSaid(ofLast(...rows))).toEqual(['2024-12-31 year', '2023-12-31 year']);
  });
});

import { describe, expect, test } from 'vitest';
import { endsSaid, ofLine } from '../asked.js';

describe('a note whose rows stand twice, told apart by their print', () => {
  const NOTE = 'Notes for the year ended 31 March 2025';
  const NOTICE = 'All plans (Figures given in Unbold & Italic Font in the table are for previous year)';
  const rows = (notice: string) => [
    NOTE,
    '',
    notice,
    '',
    '(₹ in crore)',
    '',
    'Cost of service 77.10 80.25',
    '',
    '71.90 75.05',
  ];

  test('the first is of the current year, the one without a label below it of the previous', () => {
    expect(endsSaid(ofLine(7, ...rows(NOTICE)))).toEqual(['2025-03-31 year', '2025-03-31 year']);
    expect(endsSaid(ofLine(9, ...rows(NOTICE)))).toEqual(['2024-03-31 year', '2024-03-31 year']);
  });

  test('nil marks and the rate of a label are no entries of one alone', () => {
    const marked = [...rows(NOTICE).slice(0, 6), 'Decrease by 1% - (58.17) -', '', '- (54.64) -'];
    expect(endsSaid(ofLine(9, ...marked))).toEqual(['2024-03-31 year']);
  });

  test('without the notice both are of the title', () => {
    expect(endsSaid(ofLine(9, ...rows('All plans')))).toEqual(['2025-03-31 year', '2025-03-31 year']);
  });
});

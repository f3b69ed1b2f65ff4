import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, texts } from '../asked.js';

describe('a head of two lines, the date of which stands in front of the first row', () => {
  const HEADS = ['# Provisions', 'As at March 31, 2025', '', 'As at', '', 'Particulars', ''];
  const BOTH = ['2025-03-31 instant', '2024-03-31 instant'];

  test('heads the row that its date stands in, and no figure is of the label', () => {
    const answer = ofLast(...HEADS, 'March 31, 2024 Leave owed 224 220');
    expect(texts(answer)).toEqual(['224', '220']);
    expect(endsSaid(answer)).toEqual(BOTH);
  });

  test('heads the rows below, too', () => {
    expect(endsSaid(ofLast(...HEADS, 'March 31, 2024 Leave owed 224 220', '', 'Total 224 220'))).toEqual(
      BOTH,
    );
  });

  test('is none where the words stand twice, or no dated head beside them', () => {
    const row = 'March 31, 2024 Leave owed 224 220';
    expect(
      endsSaid(ofLast('# Provisions', 'As at', '', 'As at', '', 'As at March 31, 2025', '', row)),
    ).not.toEqual(BOTH);
    expect(endsSaid(ofLast('# Provisions', 'As at', '', row))).not.toEqual(BOTH);
  });
});

describe('the taller of two heads comes first wherever it stands', () => {
  const SHOWN = Array.from({ length: 5 }, () => [
    'As at March 31, 2024 As at March 31, 2023',
    '',
    'Stock 77 80',
    '',
  ]);
  const HEADS = [
    '# Sales',
    'For the fifteen months ended March 31, 2023',
    '',
    'For the year ended March 31, 2024',
    '',
  ];
  const lines = [...HEADS, 'Cement 1,204 1,118'];

  test('the order is that of the document, where it sets the newest date first', () => {
    expect(endsSaid(ofLast(...SHOWN.flat(), ...lines))).toEqual(['2024-03-31 year', '2023-03-31 other']);
  });

  test('and not told where the document shows none, or both', () => {
    expect(endsSaid(ofLine(lines.length, ...lines))).toEqual(['not stated', 'not stated']);
    const other = ['As at March 31, 2022 As at March 31, 2023', '', 'Stock 70 80', ''];
    expect(endsSaid(ofLast(...SHOWN.flat(), ...other, ...lines))).toEqual(['not stated', 'not stated']);
  });
});

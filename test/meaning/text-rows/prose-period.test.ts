import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, unitsSaid } from '../asked.js';

describe('a sentence over several lines', () => {
  const FALL = [
    'The return on equity of the lenders has declined from 13.8 per cent',
    'in March 2024 to 13.6 per cent in March 2025.',
  ];

  test('a figure that ends its line is dated by the next', () => {
    expect(endsSaid(ofLine(1, ...FALL))).toEqual(['2024-03-31 month']);
  });

  test('a row above a label that begins with a capital is none', () => {
    expect(endsSaid(ofLine(1, FALL[0] ?? '', 'In March 2024 it was higher.'))).toEqual(['not stated']);
  });

  test('a line with few words is a part of it where its end is found', () => {
    const rise = ['Deposits rose by 12.5 per cent during', 'FY24 in the whole of the country'];
    expect(endsSaid(ofLine(3, '₹ crore', '', ...rise))).toEqual(['not stated']);
    expect(endsSaid(ofLine(3, '₹ crore', '', ...rise.slice(0, 1), `${rise[1]}.`))).toEqual([
      '2024-03-31 year',
    ]);
  });

  test('the scale of a figure that ends its line may begin the next', () => {
    const cost = [
      'It paid costs of $668 million and of $629',
      'million in all, as was agreed with the lenders.',
    ];
    expect(unitsSaid(ofLine(1, ...cost))).toEqual(['USD million (cell)', 'USD million (cell)']);
    const other = [cost[0] ?? '', 'Million-dollar fees were none of them.'];
    expect(unitsSaid(ofLine(1, ...other))[1]).not.toBe('USD million (cell)');
  });
});

describe('a time and a colon in front of a figure', () => {
  test.each([
    ['- 31 March 2024: ₹ 12 crore', ['2024-03-31 instant']],
    ['- FY 2023-24: 5,000 tonnes', ['2024-03-31 year']],
    [
      'As on 31 March 2024: ₹ 12.50 crore; as on 31 March 2023: ₹ 11.20 crore.',
      ['2024-03-31 instant', '2023-03-31 instant'],
    ],
    ['- Sales of 2024: ₹ 12 crore', ['not stated']],
  ])('%s', (line, ends) => {
    expect(endsSaid(ofLast('All amounts are in Indian rupees.', '', line))).toEqual(ends);
  });
});

test('several blanks may part a figure and its scale', () => {
  expect(unitsSaid(ofLast('The collections were ₹ 27.2  lakh crore in FY25.'))).toEqual([
    'INR lakh crore (cell)',
  ]);
});

test('a blank line that a converter set into a sentence ends none', () => {
  const lines = [
    'During the six months ended June 2, 2024, it bought 7.6 million shares, among them 3.6 million',
    '',
    'shares at an average price of $346.84 under agreements of its own.',
  ];
  expect(endsSaid(ofLine(3, ...lines))).toEqual(['2024-06-02 half']);
  expect(endsSaid(ofLine(1, ...lines))).toEqual(['2024-06-02 half']);
  const other = lines.map((line) => line.replace('shares at', 'Shares at'));
  expect(endsSaid(ofLine(3, ...other))).toEqual(['not stated']);
});

test.each([
  'During the year ended March 31, 2024, on account of the final dividend for fiscal 2023, it paid ₹14,692 crore.',
  'During the year ended March 31, 2024, under agreements entered into during fiscal 2022 and the first quarter of fiscal 2023, it paid ₹14,692 crore.',
])('a time that tells which thing is meant dates no figure: %s', (sentence) => {
  expect(endsSaid(ofLast(sentence))).toEqual(['2024-03-31 year']);
});

test('two times of the sentence itself leave it open', () => {
  const sentence =
    'During the year ended March 31, 2024, and in fiscal 2023, on account of claims it paid ₹14,692 crore.';
  expect(endsSaid(ofLast(sentence))).toEqual(['not stated']);
});

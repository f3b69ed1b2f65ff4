import { describe, expect, test } from 'vitest';
import { decimalText } from '../../src/figures/decimal.js';
import type { NumberStyle } from '../../src/figures/grouping.js';
import { POINT_STYLE } from '../../src/figures/grouping.js';
import type { Place } from '../../src/figures/printed.js';
import { digitRuns, isNil, printedFigures } from '../../src/figures/printed.js';

const COMMA_STYLE: NumberStyle = { decimal: ',', blanks: true };

/** The values of a cell's figures; a damaged one gives its damage. */
function values(text: string, style = POINT_STYLE, place: Place = 'cell'): readonly string[] {
  return printedFigures(text, style, place).map((p) => (p.value ? decimalText(p.value) : (p.damage ?? '?')));
}

describe('one figure in a cell', () => {
  test.each([
    ['1,204', '1204'],
    ['1,23,456.78', '123456.78'],
    ['413,63,87,925', '4136387925'],
    ['1 234 567', '1234567'],
    ['1 234', '1234'], // no-break space
    ["1'234", '1234'],
    ['१२,३४५', '12345'],
    ['0.50', '0.5'],
    ['₹ 1,204', '1204'],
    ['$1,204', '1204'],
    ['US$ 35', '35'],
    ['1,204 €', '1204'],
    ['12.5%', '12.5'],
    ['+4.2', '4.2'],
  ])('%s is %s', (cell, value) => {
    expect(values(cell)).toEqual([value]);
  });

  test.each([
    ['1.234,56', '1234.56'],
    ['12,5', '12.5'],
    ['1 482 300,50', '1482300.5'],
  ])('%s is %s in a table with decimal commas', (cell, value) => {
    expect(values(cell, COMMA_STYLE)).toEqual([value]);
  });
});

describe('negative figures', () => {
  test.each([
    '-1,204',
    '- 1,204',
    '−1,204',
    '–1,204',
    '—1,204',
    '(1,204)',
    '( 1,204 )',
    '(-) 1,204',
    '(–)1,204',
    '1,204-',
    '(₹ 1,204)',
    '₹ (1,204)',
    '-₹1,204',
    '$ (1,204',
    '(1,204)(a)',
    '(1,204)*',
    '(1,204) [a]',
  ])('%s', (cell) => {
    expect(values(cell)).toEqual(['-1204']);
  });

  test('a percentage in brackets', () => {
    expect(values('(4.5%)')).toEqual(['-4.5']);
    expect(values('(4.5)%')).toEqual(['-4.5']);
    expect(printedFigures('(4.5)%', POINT_STYLE)[0]?.percent).toBe(true);
  });

  test('a multiple in brackets', () => {
    expect(values('(0.1x)')).toEqual(['-0.1']);
    expect(printedFigures('(0.1x)', POINT_STYLE)[0]?.text).toBe('(0.1x)');
  });

  test('an aside in running text is not negative', () => {
    expect(values('a fee (Rs. 35) was paid', POINT_STYLE, 'prose')).toEqual(['35']);
    expect(values('a loss of (35.20) was booked', POINT_STYLE, 'prose')).toEqual(['-35.2']);
  });

  test('a hyphen between figures is no minus', () => {
    expect(values('Rs. 10 - 1,204')).toEqual(['10', '1204']);
  });
});

test('footnote marks are used up and are no part of the figure', () => {
  expect(printedFigures('1,204(a)', POINT_STYLE)).toMatchObject([{ text: '1,204', to: 8 }]);
  expect(printedFigures('1,204 *', POINT_STYLE)).toMatchObject([{ text: '1,204', to: 7 }]);
  expect(printedFigures('(1,204)(2)', POINT_STYLE)).toMatchObject([{ text: '(1,204)' }]);
});

test.each([
  ['₹ 5', 'INR'],
  ['Rs.5', 'INR'],
  ['Rs 5', 'INR'],
  ['` 5', 'INR'], // the rupee sign after conversion
  ['US$5', 'USD'],
  ['$5', '$'],
  ['HK$5', 'HKD'],
  ['5 €', 'EUR'],
  ['£5', 'GBP'],
  ['5', null],
])('the currency at %s is %s', (cell, currency) => {
  expect(printedFigures(cell, POINT_STYLE)[0]?.currency).toBe(currency);
});

describe('what is no figure', () => {
  test.each([
    '2023-24',
    '2023–24',
    '2023/2024',
    '31.03.2024',
    '31/12/24',
    '31-03-2025',
    '31 March 2025',
    'March 31, 2025',
    'Mar-25',
    '2202-01-101',
    'FY25',
    'Q1 FY25',
    'A-12',
    '31st',
    '09:41',
    'Total',
    '',
  ])('%j', (cell) => {
    expect(values(cell)).toEqual([]);
  });
});

describe('damaged figures have no value', () => {
  test.each([
    [',204', 'leading-separator'],
    ['4.405.49', 'two-points'],
    ['1,2345', 'broken-grouping'],
    ['2,408.7 1', 'detached-digits'],
    ['263904.7 5', 'detached-digits'],
    ['1\f234.50', 'control-character'],
    ['1\ufffd234', 'control-character'],
    ['12~', 'range-cut'],
  ])('%j: %s', (cell, damage) => {
    expect(values(cell)).toEqual([damage]);
  });

  test('in running text a small figure stands beside another', () => {
    const found = printedFigures('Sales 36 17,919.34 19,985.43', { decimal: '.', blanks: false }, 'prose');
    expect(found.map((p) => p.damage)).toEqual([null, null, null]);
  });

  test('the detached digit belongs to its figure', () => {
    expect(values('2,408.7 1')).toHaveLength(1);
  });
});

test('two figures in one cell are two', () => {
  expect(values('5,697.02   847.30')).toEqual(['5697.02', '847.3']);
  expect(values('1,204\n(118)')).toEqual(['1204', '-118']);
});

test('groups or decimals tell a figure from a serial number', () => {
  const isFormatted = (cell: string) => printedFigures(cell, POINT_STYLE)[0]?.formatted;
  expect(isFormatted('1,204')).toBe(true);
  expect(isFormatted('12.5')).toBe(true);
  expect(isFormatted('12')).toBe(false);
});

test.each([
  '-',
  '–',
  '—',
  '--',
  '..',
  '…',
  '....',
  'Nil',
  'NIL',
  'nil',
  'N.A.',
  'NA',
  'n/a',
  'N.M.',
  '- (dash)',
  '– (blurred dot)',
  '(dash)',
])('%s stands for nothing', (mark) => {
  expect(isNil(mark)).toBe(true);
});

test.each(['0', '0.00', '', 'Nile', '-5', '.', '- (net)'])('%j does not stand for nothing', (text) => {
  expect(isNil(text)).toBe(false);
});

test('the runs that tell the style of a table', () => {
  expect(digitRuns('₹ 1,234.50 (12,5%) 31.03.2024 FY25')).toEqual(['1,234.50', '12,5%']);
});

test('the number of a disclosure is no figure', () => {
  expect(printedFigures('305-3', POINT_STYLE)).toEqual([]);
});

test.each(["£'000", 'RMB’000', "(Rs. '000s)"])('the scale in %s is no figure', (text) => {
  expect(printedFigures(text, POINT_STYLE)).toEqual([]);
  expect(printedFigures(`${text} 1,204`, POINT_STYLE)).toHaveLength(1);
});

test('a word that begins like the name of a month is no date', () => {
  expect(printedFigures('Marketing 48 30', POINT_STYLE).map((p) => p.text)).toEqual(['48', '30']);
  expect(printedFigures('Margin 48, 24 decisions', POINT_STYLE).map((p) => p.text)).toEqual(['48', '24']);
  expect(printedFigures('Mar 25 and 24 December', POINT_STYLE)).toEqual([]);
});

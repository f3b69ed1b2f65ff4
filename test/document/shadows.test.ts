import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cells,
  foldText,
  hasShadow,
  shadowsOf,
  traceCells,
  traceJoined,
  traceMended,
  traceSpaced,
} from '../../src/document/shadows.js';
import { originOf } from '../../src/document/traced.js';

describe('the spaced shadow has a blank for every mark', () => {
  test.each([
    ['|Total | **revenue**|', ' Total revenue '],
    ['Cost of<br>materials&nbsp;consumed', 'Cost of materials consumed'],
    ['<td>Stores</td><td>48</td>', ' Stores 48 '],
    ['Research &amp; development', 'Research & development'],
    ['Selling\\_costs of \\$1,860', 'Selling_costs of $1,860'],
    ['a_b, 2 * 3, __bold__ and ~~gone~~', 'a_b, 2 * 3, bold and gone '],
    ['a <!-- note | here --> b', 'a b'],
    ['less than <5 years, x < y', 'less than <5 years, x < y'],
    ['a \\| b', 'a | b'],
  ])('%s', (line, expected) => {
    expect(shadowsOf(line).spaced).toBe(expected);
  });
});

describe('the joined shadow closes words and figures', () => {
  test.each([
    ['**Tot**al **rev**enue', 'Total revenue'],
    ['Depreci<b>ation</b>, <i>Prop</i>erty', 'Depreciation, Property'],
    ['Depre\u00adciation', 'Depreciation'],
    ['C H A P T E R   O N E, part A', 'CHAPTER ONE, part A'],
    ['1,23,456.78 and 413,63,87,925', '123456.78 and 4136387925'],
    ["123,456 · 1 23 456 · 1\u202f234 · 1'234 · 1\u2019234", '123456 · 123456 · 1234 · 1234 · 1234'],
    ['1.234.567 and 1.234,56 but 1.234', '1234567 and 1234,56 but 1.234'],
    ['$\\mathbf{5 0 , 5 0 0}$', '50500'],
  ])('%s', (line, expected) => {
    expect(shadowsOf(line).joined).toBe(expected);
  });
});

test('whether a boundary between letters cuts a word, both are tried', () => {
  expect(shadowsOf('|Receiv|ables from|318.00|')).toMatchObject({
    joined: ' Receiv ables from 318.00 ',
    mended: ' Receivables from 318.00 ',
  });
});

describe('complete figures are never glued', () => {
  test.each([
    ['|Sales|300.00|12|', ' Sales 300.00 12 '],
    ['|500.00|1100|', ' 500.00 1100 '],
    ['|936<br>641|', ' 936 641 '],
    ['|12|345|', ' 12 345 '],
    ['|12 |345|', ' 12 345 '],
    ['<td>12</td><td>345</td>', ' 12 345 '],
    ['93,204 51,660', '93204 51660'],
    ['6 84', '6 84'],
    ['pages 12,13', 'pages 12,13'],
    ['31.03.2024 and 2022 2023', '31.03.2024 and 2022 2023'],
    // a footnote number behind a figure is no digit of it
    ['1,614<sup>3</sup>', '1614 3'],
    ['1,614\u00b3 and 2\u00bd', '1614\u00b3 and 2\u00bd'],
  ])('%s', (line, expected) => {
    expect(shadowsOf(line).joined.trim()).toBe(expected.trim());
    expect(shadowsOf(line).mended.trim()).toBe(expected.trim());
  });
});

describe('both fold what Unicode writes in several ways', () => {
  test.each([
    ['Pro\ufb01t', 'Profit'],
    ['Shareholders\u2019 \u201cfunds\u201d', 'Shareholders\' "funds"'],
    ['2023\u201324 \u2212 \u2010 \uff0d', '2023-24 - - -'],
    ['\uff32\uff45\uff53\uff45\uff52\uff56\uff45', 'Reserve'],
    ['\u0969,\u096d\u0967\u096c \uff13', '3,716 3'],
    ['cafe\u0301', 'caf\u00e9'],
    ['CO\u2082, m\u00b2', 'CO2, m2'],
  ])('%s', (text, expected) => {
    expect(foldText(text)).toBe(expected);
    expect(shadowsOf(text).spaced).toBe(expected);
  });
});

test('maths is what it shows; dollars around words are none', () => {
  expect(shadowsOf('costs $\\$ 73500.00$ in all').spaced).toBe('costs $ 73500.00 in all');
  expect(shadowsOf('|£ m|c. $£ 758$ million|').spaced).toBe(' £ m c. £ 758 million ');
  expect(shadowsOf('from $6,120 to $7,300 a lot').spaced).toBe('from $6,120 to $7,300 a lot');
});

test('cells keep their boundaries', () => {
  expect(cells('|a|**b**<br>c|')).toBe('\ufdd0a\ufdd0b\ufdd1c\ufdd0');
});

const marked = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '1',
    '234',
    ',',
    '.',
    ' ',
    '|',
    '**',
    '_',
    '<br>',
    '<b>',
    '&amp;',
    '\\',
    '$',
    '\u2013',
    '\u0969',
    'e\u0301',
    '\ufb01',
    '\u00b2',
    "'",
    '\t',
    '\u00ad',
  ),
});

test('the traced shadows are the plain ones, and every part comes from somewhere in the line', () => {
  fc.assert(
    fc.property(marked, (line) => {
      const { spaced, joined, mended } = shadowsOf(line);
      expect(traceSpaced(line).text).toBe(spaced);
      expect(traceJoined(line).text).toBe(joined);
      expect(traceMended(line).text).toBe(mended);
      expect(traceCells(line).text).toBe(cells(line));
      const traced = traceJoined(line);
      const { start, end } = originOf(traced, 0, joined.length);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(line.length);
    }),
  );
});

test('a line without a shadow of its own is its own shadow', () => {
  fc.assert(
    fc.property(marked, (line) => {
      fc.pre(!hasShadow(line));
      expect(shadowsOf(line)).toEqual({ spaced: line, joined: line, mended: line });
    }),
  );
});

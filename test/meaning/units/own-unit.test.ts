import { describe, expect, test } from 'vitest';
import { POINT_STYLE } from '../../../src/figures/grouping.js';
import { printedFigures } from '../../../src/figures/printed.js';
import { ownUnit } from '../../../src/meaning/units/own-unit.js';
import { ofLast, unitsSaid } from '../asked.js';

/** The unit that the first figure of a text says of itself: `money INR crore`, `percent`; null when it says none. */
function own(text: string): string | null {
  const [first] = printedFigures(text, POINT_STYLE);
  const unit = first ? ownUnit(text, first, 1) : null;
  if (!unit) return null;
  const { kind, currency, scale } = unit.words;
  return [kind, currency, scale === 'one' ? null : scale].filter((t) => t !== null).join(' ');
}

describe('what a figure says of its own unit', () => {
  test.each([
    ['₹ 12.50 crore', 'money INR crore'],
    ['H 7.00 per share', 'per share'],
    ['Rs. 12.5 lakh', 'money INR lakh'],
    ['₹ 1.2 lakh crore', 'money INR lakh crore'],
    ['12.50 crore', 'money crore'],
    ['4.5 lakhs', 'money lakh'],
    ['₹ 12.50 Cr', 'money INR crore'],
    ['US$ 3.2 million', 'money USD million'],
    ['$3.2bn', 'money $ billion'],
    ['£12m', 'money GBP million'],
    ['€ 5 Mio', 'money EUR million'],
    ['12.5%', 'percent'],
    ['12.5 per cent', 'percent'],
    ['(4.5)%', 'percent'],
    ['50 bps', 'other'],
    ['25 basis points', 'other'],
    ['3.2 times', 'ratio'],
    ['3.2x', 'ratio'],
    ['2:1', 'ratio'],
    ['1.5 : 1', 'ratio'],
    ['12.4 pence', 'per share GBP'],
    ['12.4p', 'per share GBP'],
    ['50 paise', 'per share INR'],
    ['1,204 shares', 'count'],
    ['5 lakh shares', 'count lakh'],
    ['3 million customers', 'count million'],
    ['412 employees', 'count'],
    ['4 years', 'other'],
    ['20 to 40 years', 'other'],
    ['30 to 60 days', 'other'],
    ['120 MW', 'other'],
    ['8,412 tonnes', 'other'],
  ])('%s: %s', (text, unit) => {
    expect(own(text)).toBe(unit);
  });

  test.each([
    '12.50 Cr',
    '₹ 20 to 30 days later',
    '52 or 53 weeks',
    '12.50 Cr.',
    '8,412.20 Dr',
    '8,412.20 Dr.',
    '1,204',
    '₹ 1,204',
    '3.2 million',
    '12 m',
  ])('nothing: %s', (text) => {
    expect(own(text)).toBeNull();
  });

  test('in the brackets of a negative figure', () => {
    const [first] = printedFigures('(0.1x)', POINT_STYLE);
    expect(first && ownUnit('(0.1x)', first, 7)).toMatchObject({ words: { kind: 'ratio' }, text: '(0.1x)' });
  });

  test('its words are quoted, the figure itself decides', () => {
    const [first] = printedFigures('about ₹ 12.50 crore', POINT_STYLE);
    expect(first && ownUnit('about ₹ 12.50 crore', first, 7)).toMatchObject({
      rule: 'figure',
      line: 7,
      text: '₹ 12.50 crore',
    });
  });
});

test.each([
  ['a range has its scale behind its end', 'from $1.2 to $1.5 billion is planned', 'USD billion (cell)'],
  ['without a sign at the end', 'costs of £2-3m are expected', 'GBP million (cell)'],
  ['between', 'between ₹ 250 and ₹ 300 crore was spent', 'INR crore (cell)'],
  ['no range: it goes down', 'it was cut from $900 to 12 million in all', 'USD one (cell)'],
  ['no range: two amounts', 'we paid $12 and $15 million is owed', 'USD one (cell)'],
  ['thousand million', 'we owe €2.5 thousand million in all', 'EUR billion (cell)'],
  [
    'an amount behind the dividend per share',
    'it was 0.5 pence per share, in all £2,201,000, and is paid',
    'GBP one (cell)',
  ],
])('running text: %s', (_, line, unit) => {
  expect(unitsSaid(ofLast(line)).filter((u) => !u.startsWith('per share'))[0]).toBe(unit);
});

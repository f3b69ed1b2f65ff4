import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { isGrounded } from '../../../src/operations/check/check.js';
import { judge, places, verdicts } from './judged.js';

describe('a figure is found in whatever scale it is told', () => {
  test.each([
    ['₹ 48,964.89 crore', 7],
    ['Rs. 48964.89 crore', 7],
    ['₹ 48,96,489 lakh', 7],
    ['₹ 4,896,489 lakh', 7],
    ['₹ 489,648.9 million', 7],
    ['₹ 489.6489 billion', 7],
    ['₹ 48,96,48,900 thousand', 7],
    ['₹ 4,89,64,89,00,000', 7],
    ['₹ 1,234.57 crore', 19],
    ['₹ 1,23,456.78 lakh', 19],
    ['₹ 123,456.78 lakh', 19],
    ['₹ 12,345.68 million', 19],
    ['₹ 1,23,45,678 thousand', 19],
    ['₹ 12,345,678 thousand', 19],
  ])('%s', (amount, line) => {
    const { figures } = judge(`It was ${amount}.`);
    expect(figures.map(({ verdict, found }) => [verdict, found?.place.line])).toEqual([['found', line]]);
  });
});

describe('a figure is found as it is rounded', () => {
  test.each([
    ['₹ 48,965 crore', 'found'],
    ['₹ 48,964.9 crore', 'found'],
    ['₹ 48,964 crore', 'not found'],
    ['₹ 48,964.88 crore', 'not found'],
    ['₹ 106 crore', 'found'],
    ['₹ 10,598 lakh', 'found'],
    ['₹ 105 crore', 'not found'],
  ])('%s: %s', (amount, verdict) => {
    expect(judge(`It was ${amount}.`).figures.map((figure) => figure.verdict)).toEqual([verdict]);
  });
});

describe('a negative is found in each of its spellings', () => {
  test.each([
    '₹ (1,204.75) crore',
    '₹ (-)1,204.75 crore',
    '₹ -1,204.75 crore',
    '₹ \u22121,204.75 crore',
    '₹ (1,20,475) lakh',
    'a loss of ₹ 1,204.75 crore',
    '₹ (42.12) crore',
    '₹ (-)4,212.30 lakh',
  ])('%s', (amount) => {
    expect(judge(`It was ${amount}.`).figures.map(({ verdict }) => verdict)).toEqual(['found']);
  });

  test('but a sign is not made up', () => {
    expect(verdicts('Revenue was ₹ (48,964.89) crore.')).toEqual(['(48,964.89) not found']);
  });
});

describe('what is no money', () => {
  test.each([
    ['The margin was 14.25%.', ['14.25% found']],
    ['The margin was 14.25 per cent.', ['14.25 per cent found']],
    ['Earnings per share were ₹ 12.40.', ['12.40 found']],
    ['The margin was 12.40%.', ['12.40% other unit']],
    ['The margin was 9.75%.', ['9.75% not found']],
  ])('%s', (answer, expected) => {
    expect(verdicts(answer)).toEqual(expected);
  });
});

describe('another unit', () => {
  test.each([
    ['the scale is another one', 'Revenue was ₹ 48,964.89 lakh.', 7],
    ['a converted figure is off by a hundred', 'Revenue was ₹ 48.96489 crore.', 7],
    ['the currency is another one', 'Revenue was $ 48,964.89 crore.', 7],
    ['the unit of the other statement', 'Receivables were ₹ 1,23,456.78 crore.', 19],
    ['a percentage is told as money', 'The margin was ₹ 14.25 crore.', 11],
  ])('%s', (_, answer, line) => {
    const { figures } = judge(answer);
    expect(figures.map(({ verdict, found }) => [verdict, found?.place.line])).toEqual([['other unit', line]]);
  });

  test('a unit that the answer does not tell cannot differ', () => {
    expect(verdicts('Revenue was 48,964.89.')).toEqual(['48,964.89 found']);
  });

  test('of a table is told by its caption', () => {
    const table = (unit: string) =>
      `(₹ in ${unit})\n\n|Item|Year ended 31 March 2025|\n|---|---|\n|Revenue|48,964.89|\n`;
    expect(verdicts(table('crore'))).toEqual(['48,964.89 found']);
    expect(verdicts(table('lakh'))).toEqual(['48,964.89 other unit']);
  });
});

describe('another period', () => {
  test.each([
    ['Revenue for the year ended 31 March 2025 was ₹ 48,964.89 crore.', 'found'],
    ['Revenue for the year ended 31 March 2024 was ₹ 48,964.89 crore.', 'other period'],
    ['Revenue for the quarter ended 31 March 2025 was ₹ 48,964.89 crore.', 'other period'],
    ['As on 31 March 2025 receivables were ₹ 1,234.57 crore.', 'found'],
    ['As on 31 March 2024 receivables were ₹ 1,234.57 crore.', 'other period'],
    ['Revenue was ₹ 48,964.89 crore.', 'found'],
  ])('%s: %s', (answer, verdict) => {
    expect(judge(answer).figures.map((figure) => figure.verdict)).toEqual([verdict]);
  });

  test('of a table is told by its header', () => {
    const table = '(₹ in crore)\n\n|Item|2023-24|2024-25|\n|---|---|---|\n|Revenue|48,964.89|42,105.33|\n';
    expect(verdicts(table)).toEqual(['48,964.89 other period', '42,105.33 other period']);
  });

  test('is worse than the same figure of the right period elsewhere', () => {
    const twice = documentOf(
      'twice.md',
      '(₹ in crore)\n\n|Item|31 March 2025|31 March 2024|\n|---|---|---|\n|Opening|77.10|61.40|\n|Closing|92.35|77.10|\n',
    );
    const { figures } = judge('As on 31 March 2024 it was ₹ 77.10 crore.', null, [twice]);
    expect(figures.map(({ verdict, found }) => [verdict, found?.place.line])).toEqual([['found', 6]]);
  });
});

describe('a tolerance', () => {
  test.each<[string | null, string]>([
    [null, 'not found'],
    ['0.01%', 'not found'],
    ['0.5%', 'found'],
    ['0', 'not found'],
  ])('%s: 49,000 crore for 48,964.89 is %s', (tolerance, verdict) => {
    expect(verdicts('Revenue was ₹ 49,000 crore.', tolerance)).toEqual([`49,000 ${verdict}`]);
  });

  test('of 0 allows no rounding', () => {
    expect(verdicts('Revenue was ₹ 48,965 crore.', '0')).toEqual(['48,965 not found']);
    expect(verdicts('Revenue was ₹ 48,96,489 lakh.', '0')).toEqual(['48,96,489 found']);
  });

  test.each(['2', '50 lakh', 'much'])('%s is none', (typed) => {
    expect(() => judge('Revenue was ₹ 1 crore.', typed)).toThrow(/tolerance/);
  });
});

describe('of many places', () => {
  const [east, west] = ['East', 'West'].map((name) =>
    documentOf(
      `${name.toLowerCase()}.md`,
      `(₹ in crore)\n\n|${name}|31 March 2025|\n|---|---|\n|Plant and machinery|318.40|\n|Furniture|318.40|\n`,
    ),
  );
  const both = [east, west].flatMap((document) => document ?? []);

  test('the line that shares words with the answer is named', () => {
    expect(places('Furniture: ₹ 318.40 crore', both)).toEqual(['318.40 east.md:6']);
    expect(places('Plant and machinery: ₹ 318.40 crore', both)).toEqual(['318.40 east.md:5']);
  });

  test('the line that is cited comes first', () => {
    expect(places('It is ₹ 318.40 crore (west.md:6).', both)).toEqual(['318.40 west.md:6']);
  });

  test('the others are counted', () => {
    expect(judge('It is ₹ 318.40 crore.', null, both).figures[0]?.found?.others).toBe(3);
  });
});

test('an answer is grounded when all its figures are found or follow, and no citation fails', () => {
  const grounded = (answer: string) => isGrounded(judge(answer));
  expect(grounded('Revenue was ₹ 48,964.89 crore (accounts.md:7).')).toBe(true);
  expect(grounded('No figure at all.')).toBe(true);
  expect(grounded('Revenue was ₹ 48,964.89 crore (accounts.md:8).')).toBe(false);
  expect(grounded('Revenue was ₹ 48,964.89 crore, tax ₹ 77.77 crore.')).toBe(false);
  expect(grounded('Revenue was ₹ 48,964.89 lakh.')).toBe(false);
});

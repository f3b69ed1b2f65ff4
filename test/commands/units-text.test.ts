import { describe, expect, test } from 'vitest';
import { damageText } from '../../src/commands/damage-words.js';
import { answerText } from '../../src/commands/units-text.js';
import { documentOf } from '../../src/document/document.js';
import type { Figure, Period, Unit } from '../../src/meaning/answer.js';
import type { UnitsLine } from '../../src/operations/units.js';
import { unitsOn } from '../../src/operations/units.js';
import { paletteFor } from '../../src/render/palette.js';

const FILE = { isTerminal: false, columns: 80 };

const LAKH: Unit = {
  kind: 'money',
  currency: 'INR',
  scale: 'lakh',
  multiplier: 100_000,
  source: 'table',
  rule: 'caption above',
  line: 3,
  text: '(₹ in lakh)',
};

const YEAR: Period = {
  label: '2024-25',
  span: 'year',
  start: '2024-04-01',
  end: '2025-03-31',
  source: 'column',
  rule: 'column header',
  line: 5,
  text: '2024-25',
};

const COLUMN = { source: 'column', rule: 'column header' } as const;

function figure(given: Partial<Figure>): Figure {
  return {
    column: 2,
    text: '118.40',
    value: 118.4,
    header: '2024-25',
    unit: LAKH,
    period: YEAR,
    amount: '11840000',
    damage: null,
    ...given,
  };
}

async function textOf(figures: readonly Figure[], surface = FILE): Promise<readonly string[]> {
  const answer: UnitsLine = {
    type: 'line',
    file: 'a.md',
    line: 20,
    text: '|x|',
    section: null,
    page: null,
    figures,
    warnings: [],
  };
  const lines = await answerText(answer, null, surface, await paletteFor({ colour: false }));
  return lines.slice(2);
}

describe('a row', () => {
  test('gives the amount in full and in the scale that a reader thinks in', async () => {
    expect(await textOf([figure({})])).toEqual([
      '  column  period   printed  unit      in rupees',
      '  2       2024-25   118.40  ₹ lakh  1,18,40,000  (₹ 1.184 crore)',
      '',
      '  unit    ₹ lakh         caption above, line 3, 17 above: "(₹ in lakh)"',
      '  period  column header  line 5, 15 above: "2024-25"',
    ]);
  });

  test.each([
    ['dollars', 'USD', 'million', '26,836', '26836000000', '26,836,000,000  ($ 26.836 billion)'],
    ['a scale that it just fills', 'USD', 'million', '1,000', '1000000000', '1,000,000,000  ($ 1 billion)'],
    ['a scale that it does not fill', 'USD', 'million', '999', '999000000', '999,000,000'],
    ['rupees in million', 'INR', 'million', '1,234', '1234000000', '1,23,40,00,000  (₹ 123.4 crore)'],
    [
      'rupees printed in western groups',
      'INR',
      'million',
      '1,234,567',
      '1234567000000',
      '1,234,567,000,000  (₹ 1.234567 trillion)',
    ],
    ['a negative amount', 'INR', 'lakh', '(250.00)', '-25000000', '-2,50,00,000  (₹ -2.5 crore)'],
    ['no currency', null, 'crore', '1,50,000', '1500000000000', '15,00,00,00,00,000  (1.5 lakh crore)'],
  ] as const)('in %s', async (_, currency, scale, text, amount, row) => {
    const [, shown] = await textOf([figure({ text, amount, unit: { ...LAKH, currency, scale } })]);
    expect(shown?.endsWith(`  ${row}`)).toBe(true);
  });

  test('of per cent, per share and ratio has no other amount', async () => {
    for (const kind of ['percent', 'per share', 'ratio'] as const) {
      const unit = { ...LAKH, kind, scale: 'one' as const };
      const [heads] = await textOf([figure({ unit, amount: '118.4' })]);
      expect(heads).toBe('  column  period   printed  unit');
    }
  });

  test('of two currencies is in base units', async () => {
    const dollars = { ...LAKH, currency: 'USD', scale: 'million' as const };
    const [heads] = await textOf([figure({}), figure({ column: 3, unit: dollars })]);
    expect(heads).toContain('  in base units');
  });

  test('has its header where that says more than the period', async () => {
    const [heads, row] = await textOf([figure({ header: '2024-25 (Revised)' })]);
    expect(heads).toMatch(/^ {2}column {2}header {13}period/);
    expect(row).toMatch(/^ {2}2 {7}2024-25 \(Revised\) {2}2024-25/);
    expect((await textOf([figure({ header: 'Year 2024-25' })]))[0]).not.toContain('header');
  });

  test('names a period as the document means it, beside its header', async () => {
    const quarter: Period = { ...YEAR, span: 'quarter', label: 'Q1 FY25', end: '2024-06-30' };
    expect((await textOf([figure({ header: 'Q1 FY25', period: quarter })]))[1]).toContain(
      '  Q1 FY25  quarter to 30 June 2024  ',
    );
    const open: Period = { ...quarter, end: null };
    expect((await textOf([figure({ header: 'Q1 FY25', period: open })]))[1]).toContain('  2       Q1 FY25  ');
  });

  test('of a figure outside a table has no column', async () => {
    const cell = {
      ...LAKH,
      source: 'cell' as const,
      rule: 'figure' as const,
      line: 20,
      text: 'Rs. 12.5 lakh',
    };
    const [heads, , , unit] = await textOf([figure({ column: null, header: null, unit: cell })]);
    expect(heads).toMatch(/^ {2}period/);
    expect(unit).toBe('  unit    ₹ lakh         figure, line 20, this line: "Rs. 12.5 lakh"');
  });

  test('of a nil mark says nil, and of a note number that it measures nothing', async () => {
    const nil = figure({ text: '–', value: null, nil: true, unit: null, amount: null });
    const note = figure({
      column: 3,
      text: '4',
      unit: { ...LAKH, kind: 'none', currency: null, scale: 'one' },
      period: null,
      amount: null,
    });
    const [, first, second, , ...reasons] = await textOf([nil, note]);
    expect(first).toMatch(/2024-25 +– {2}nil$/);
    expect(second).toMatch(/– +4 {2}no quantity$/);
    expect(reasons).toEqual(['  period  column header  line 5, 15 above: "2024-25"']);
  });
});

describe('reasons', () => {
  test('are told once, with the columns they hold for', async () => {
    const percent = {
      ...LAKH,
      kind: 'percent' as const,
      currency: null,
      ...COLUMN,
      line: 5,
      text: '% change',
    };
    const lines = await textOf([
      figure({}),
      figure({ column: 3 }),
      figure({ column: 5 }),
      figure({ column: 6, unit: percent, period: null }),
    ]);
    expect(lines.slice(lines.indexOf('') + 1)).toEqual([
      '  unit    ₹ lakh          columns 2-3, 5  caption above, line 3, 17 above: "(₹ in lakh)"',
      '  unit    per cent        column 6        column header, line 5, 15 above: "% change"',
      '  period  column headers  columns 2-3, 5  line 5, 15 above: "2024-25"',
      '  period  not stated      column 6',
    ]);
  });

  test('may stand below', async () => {
    const below = { ...LAKH, line: 24 };
    expect(await textOf([figure({ unit: below })])).toContain(
      '  unit    ₹ lakh         caption above, line 24, 4 below: "(₹ in lakh)"',
    );
  });
});

describe('damage', () => {
  const split = {
    kind: 'split-decimal',
    value: 11,
    text: '11.00',
    evidence: [{ line: 21, text: '|471.50|.|' }],
  };

  test('is said in words beside the printed figure, with what proves the reconstruction', async () => {
    const lines = await textOf([figure({ text: '1100', value: null, amount: null, damage: split })]);
    expect(lines[1]).toBe(
      '  2       2024-25     1100  ₹ lakh  damaged: its separators stand apart from its digits; reconstructed: 11.00 (see line 21)',
    );
    expect(lines.at(-1)).toBe('  damage  column 2       line 21, 1 below: "|471.50|.|"');
  });

  test('is no reconstruction where nothing is proven', () => {
    expect(damageText({ kind: 'two-figures', value: null, text: null, evidence: [] })).toBe(
      'damaged: several figures run together in one cell; no reconstruction is proven',
    );
  });

  test('of a kind without words goes by its name', () => {
    expect(damageText({ kind: 'lost-sign', value: null, text: null, evidence: [] })).toContain(
      'damaged: lost sign;',
    );
  });
});

test('on a terminal the last column is wrapped', async () => {
  const narrow = { isTerminal: true, columns: 44 };
  const lines = await textOf([figure({ unit: { ...LAKH, text: `(${'₹ in lakh, '.repeat(6)})` } })], narrow);
  expect(lines.filter((line) => line.includes('₹ in lakh')).length).toBeGreaterThan(1);
  expect(Math.max(...lines.slice(4).map((line) => line.length))).toBeLessThanOrEqual(44);
});

test('a line as long as a table is cut, and what is cut off is counted', async () => {
  const line = `|Cash|118.40|${'x'.repeat(1000)}|`;
  const answer = unitsOn(documentOf('a.md', `(₹ in lakh)\n\n|A|2024-25|B|\n|---|---|---|\n${line}\n`), 5, {
    in: null,
    column: null,
  });
  const palette = await paletteFor({ colour: false });
  const [first = ''] = answer ? await answerText(answer, null, FILE, palette) : [];
  expect(first.length).toBeLessThan(430);
  expect(first).toMatch(/…\(\+\d+\)$/);
});

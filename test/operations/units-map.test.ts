import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { unitsMap } from '../../src/operations/units-map.js';

const report = documentOf(
  'report.md',
  [
    '# Balance sheet', // 1
    '',
    '(₹ in lakh)', // 3
    '',
    '|Item|Note|31 March 2025|31 March 2024|', // 5
    '|---|---|---|---|',
    '|Cash|4|118.40|104.25|', // 7
    '|Stock|5|77.15|–|', // 8
    '|Earnings per share (in ₹)||2.10|1.95|', // 9
    '',
    '# Loan', // 11
    '',
    'A loan of Rs. 12.5 crore was sanctioned.', // 13
    '',
    '# Deliveries', // 15
    '',
    '|Route|Parcels|', // 17
    '|---|---|',
    '|North|4,517|', // 19
    '|South|3,902|', // 20
  ].join('\n'),
);

const { declarations, document } = unitsMap(report);

describe('the map', () => {
  test('says of each declaration what it governs', () => {
    expect(declarations.find(({ line }) => line === 3)).toEqual({
      type: 'declaration',
      file: 'report.md',
      line: 3,
      text: '(₹ in lakh)',
      label: '₹ lakh',
      source: 'table',
      unit: { kind: 'money', currency: 'INR', scale: 'lakh' },
      figures: 3,
      from: 7,
      to: 8,
    });
  });

  test('stands in line order', () => {
    const lines = declarations.map(({ line }) => line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });

  test('counts figures, and apart from them note numbers and nil marks', () => {
    expect(document).toMatchObject({ lines: 20, figures: 8, unmeasured: 2, nil: 1 });
  });

  test('counts units that stand at the figure or in the label of its row', () => {
    expect(document).toMatchObject({ unitAtFigure: 1, unitInRow: 2 });
  });

  test('names the lines that lack something', () => {
    expect(document.withoutUnit).toEqual({ figures: 2, lines: 2, first: [19, 20] });
    expect(document.withoutPeriod).toEqual({ figures: 3, lines: 3, first: [13, 19, 20] });
    expect(document.damaged).toEqual({ figures: 0, lines: 0, first: [] });
  });

  test('adds up', () => {
    const governed = declarations.reduce((sum, { figures }) => sum + figures, 0);
    const { withUnit, unitAtFigure, unitInRow, withoutUnit, figures } = document;
    expect(governed + unitAtFigure + unitInRow).toBe(withUnit);
    expect(withUnit + withoutUnit.figures).toBe(figures);
  });
});

test('lines are named up to twenty, and counted beyond', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `|Route ${i}|1,${100 + i}|`);
  const { document: many } = unitsMap(
    documentOf('r.md', ['|Route|Parcels|', '|---|---|', ...rows].join('\n')),
  );
  expect(many.withoutUnit).toMatchObject({ figures: 30, lines: 30 });
  expect(many.withoutUnit.first).toHaveLength(20);
});

test('a document without figures is an empty map', () => {
  const { declarations: none, document: words } = unitsMap(
    documentOf('words.md', '# Words\n\nand more words\n'),
  );
  expect(none).toEqual([]);
  expect(words).toMatchObject({ figures: 0, unmeasured: 0, nil: 0 });
});

import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { targetUnit } from '../../src/operations/convert.js';
import { nearestFigure, unitsIn, unitsOn } from '../../src/operations/units.js';

const AS_PRINTED = { in: null, column: null };

const report = documentOf(
  'report.md',
  [
    '# Balance sheet',
    '',
    '(₹ in lakh)',
    '',
    '|Item|31 March 2025|31 March 2024|% change|',
    '|---|---|---|---|',
    '|Cash|118.40|104.25|13.57|',
    '|Stock|77.15|–|–|',
    '',
    'No figure here.',
  ].join('\n'),
);

describe('what is on a line', () => {
  test('every figure with its unit, period and amount', () => {
    expect(unitsOn(report, 7, AS_PRINTED)).toMatchObject({
      type: 'line',
      file: 'report.md',
      line: 7,
      figures: [
        { column: 2, amount: '11840000', period: { end: '2025-03-31' } },
        { column: 3, amount: '10425000', period: { end: '2024-03-31' } },
        { column: 4, unit: { kind: 'percent' }, period: null },
      ],
    });
  });

  test('nothing where there is no figure', () => {
    expect(unitsOn(report, 1, AS_PRINTED)).toBeNull();
    expect(unitsOn(report, 10, AS_PRINTED)).toBeNull();
  });

  test('a nil mark is a figure', () => {
    expect(unitsOn(report, 8, { in: null, column: 3 })?.figures).toMatchObject([{ nil: true, value: null }]);
  });

  test('one column', () => {
    expect(unitsOn(report, 7, { in: null, column: 3 })?.figures.map(({ text }) => text)).toEqual(['104.25']);
    expect(unitsOn(report, 7, { in: null, column: 9 })).toBeNull();
  });

  test('in another unit: absent unless asked for, null where it makes no sense', () => {
    const asked = unitsOn(report, 7, { in: targetUnit('crore'), column: null });
    expect(asked?.figures.map((figure) => figure.in)).toEqual([
      { scale: 'crore', value: '1.1840' },
      { scale: 'crore', value: '1.0425' },
      null,
    ]);
    expect(unitsOn(report, 7, AS_PRINTED)?.figures.map((figure) => 'in' in figure)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('another currency is refused in a word', () => {
    const asked = unitsOn(report, 7, { in: targetUnit('EUR million'), column: 2 });
    expect(asked?.figures[0]?.in).toBeNull();
    expect(asked?.warnings).toEqual(['not converted: 118.40 (EUR was asked for, and the unit is in INR)']);
  });
});

describe('several lines', () => {
  test('only those that hold a figure, in order', () => {
    const lines = [...unitsIn(report, [{ line: 1, end: 10 }], AS_PRINTED)].map(({ line }) => line);
    expect(lines).toEqual([7, 8]);
  });

  test('nothing is worked out before it is asked for', () => {
    const endless = unitsIn(report, [{ line: 7, end: Number.MAX_SAFE_INTEGER }], AS_PRINTED);
    expect(endless.next().value?.line).toBe(7);
  });
});

test('the nearest line that holds a figure', () => {
  expect(nearestFigure(report, { line: 1, end: 3 })).toEqual({ line: 7, text: '118.40' });
  expect(nearestFigure(report, { line: 10, end: 10 })).toEqual({ line: 8, text: '77.15' });
  expect(nearestFigure(documentOf('empty.md', 'words\n'), { line: 1, end: 1 })).toBeNull();
});

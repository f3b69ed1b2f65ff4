import { amount, number } from './amounts.js';
import { printedDate, yearNames } from './calendar.js';
import type { Draw } from './draw.js';
import type { House } from './house.js';
import type { Cell, Row, Sheet } from './sheet.js';
import { cell, headRows } from './sheet.js';
import type { PeriodTruth, UnitTruth } from './truth.js';
import { unitPhrase } from './words.js';

const COUNT: UnitTruth = { kind: 'count', currency: null, scale: 'one' };
const PERCENT: UnitTruth = { kind: 'percent', currency: null, scale: 'one' };

function figure(
  printed: { readonly text: string; readonly value: number },
  unit: UnitTruth,
  period: PeriodTruth,
  shape: string,
): Cell {
  return cell(printed.text, [{ ...printed, unit, period, shape }]);
}

/** Shares held and their part of the whole, at two dates: a table without money beside tables of money. */
export function holdings(draw: Draw, house: House): Sheet {
  const ends = [house.yearEnd(house.year), house.yearEnd(house.year - 1)];
  const dates = ends.map((end) => `As at ${printedDate(end, house.dates)}`);
  const held = draw.pick(['No. of shares', 'Number of shares']);
  const share = draw.pick(['% of holding', '% of total shares']);
  const shape = `${house.kind}; ${house.form}; holdings; holdings`;
  const rows = ['Promoter group', 'Mutual funds', 'Foreign investors', 'Others'].map((label): Row => {
    const cells = ends.flatMap((end) => {
      const period: PeriodTruth = { end, span: 'instant' };
      const percent = number(draw, house, [1, 60], 2);
      return [
        figure(number(draw, house, [2e5, 9e7], 0), COUNT, period, shape),
        figure(percent, PERCENT, period, shape),
      ];
    });
    return { role: 'item', cells: [cell(label), ...cells] };
  });
  const heads = headRows([
    ['Name of the shareholder', ...dates.flatMap((date) => [date, date])],
    ['', held, share, held, share],
  ]);
  return { title: 'Details of shareholding', above: [], rows: [...heads, ...rows], below: [], width: 5 };
}

/** Years as rows, oldest first; money and a count side by side. */
export function trend(draw: Draw, house: House): Sheet {
  const { words, unit } = unitPhrase(draw, house, draw.pick(house.scales));
  const isFiscal = !house.isFloating && !house.yearEnd(house.year).endsWith('12-31');
  const name = isFiscal ? yearNames(draw) : String;
  const inHeads = draw.chance(0.5);
  const shape = `${house.kind}; ${house.form}; ${inHeads ? 'each head' : 'line above'}; years as rows`;
  const end = inHeads ? ` (${words})` : '';
  const rows = [4, 3, 2, 1, 0].map((back): Row => {
    const period: PeriodTruth = { end: house.yearEnd(house.year - back), span: 'year' };
    return {
      role: 'item',
      cells: [
        cell(name(house.year - back)),
        figure(amount(draw, house), unit, period, shape),
        figure(amount(draw, house), unit, period, shape),
        figure(number(draw, house, [1200, 9000], 0), COUNT, period, shape),
      ],
    };
  });
  const heads = headRows([['Year', `Revenue${end}`, `Expenditure${end}`, 'Number of employees']]);
  return {
    title: 'Five years at a glance',
    above: inHeads ? [] : [`(${words})`],
    rows: [...heads, ...rows],
    below: [],
    width: 4,
  };
}

import type { Span } from '../../src/meaning/answer.js';
import { dayAfter, monthsBefore, printedDate, printedDayOfYear, yearNames } from './calendar.js';
import type { Draw } from './draw.js';
import type { House } from './house.js';
import type { PeriodTruth } from './truth.js';

/** What stands in a column of values. */
export interface Column {
  /** Its heads from the top; the same words side by side in one row are one spanning head. */
  readonly heads: readonly string[];
  readonly kind: 'amount' | 'note' | 'percent' | 'unit';
  readonly period: PeriodTruth | null;
}

/** The columns of a table with the words elsewhere that their periods need. */
export interface Columns {
  readonly shape: string;
  readonly columns: readonly Column[];
  /** Ends the title of the table: "for the year ended 31 March 2025"; '' when nothing is said there. */
  readonly title: string;
  /** Words for the corner of the header; '' when nothing is said there. */
  readonly corner: string;
}

interface Maker {
  readonly shape: string;
  readonly fits?: (house: House) => boolean;
  readonly make: (draw: Draw, house: House) => Omit<Columns, 'shape'>;
}

const column = (heads: readonly string[], end: string, span: Span): Column => ({
  heads,
  kind: 'amount',
  period: { end, span },
});
const plain = (columns: readonly Column[], title = '', corner = '') => ({ columns, title, corner });
const isFiscal = (house: House) => !house.isFloating && !house.yearEnd(house.year).endsWith('12-31');
const isIndian = (house: House) => house.kind === 'indian' || house.kind === 'state';
const date = (house: House, end: string) => printedDate(end, house.dates);

/** The last days of the year reported on and of those before it. */
function ends(house: House, count: number): string[] {
  return Array.from({ length: count }, (_, i) => house.yearEnd(house.year - i));
}

const FLOWS: readonly Maker[] = [
  {
    shape: 'names of years',
    fits: isFiscal,
    make: (draw, house) => {
      const name = yearNames(draw);
      return plain(
        ends(house, draw.whole(2, 4)).map((end, i) => column([name(house.year - i)], end, 'year')),
      );
    },
  },
  {
    shape: 'year ended, in each head',
    make: (draw, house) => {
      const lead = draw.pick(['Year ended', 'For the year ended']);
      return plain(
        ends(house, draw.whole(2, 3)).map((end) => column([`${lead} ${date(house, end)}`], end, 'year')),
      );
    },
  },
  {
    shape: 'year ended, over dates',
    make: (draw, house) => {
      const lead = draw.pick(['Year ended', 'For the year ended']);
      return plain(ends(house, 2).map((end) => column([lead, date(house, end)], end, 'year')));
    },
  },
  {
    shape: 'year ended in the corner',
    fits: (house) => !house.isFloating,
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        ends(house, 3).map((each, i) => column([String(house.year - i)], each, 'year')),
        '',
        `Year ended ${printedDayOfYear(end, house.dates)}`,
      );
    },
  },
  {
    shape: 'years, title tells the day',
    fits: (house) => !house.isFloating,
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        ends(house, 2).map((each, i) => column([String(house.year - i)], each, 'year')),
        `for the years ended ${printedDayOfYear(end, house.dates).replace(/,$/, '')}`,
      );
    },
  },
  {
    shape: 'dates, title tells the span',
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        ends(house, 2).map((each) => column([date(house, each)], each, 'year')),
        `for the year ended ${date(house, end)}`,
      );
    },
  },
  {
    shape: 'title alone',
    make: (draw, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        [column([draw.pick(['Amount', 'Total'])], end, 'year')],
        `for the year ended ${date(house, end)}`,
      );
    },
  },
  {
    shape: 'current and previous year',
    make: (_, house) => {
      const [end = '', before = ''] = ends(house, 2);
      return plain(
        [column(['Current year'], end, 'year'), column(['Previous year'], before, 'year')],
        `for the year ended ${date(house, end)}`,
      );
    },
  },
  {
    shape: 'quarters, nine months and year',
    fits: (house) => !house.isFloating,
    make: (draw, house) => {
      const [end = '', before = ''] = ends(house, 2);
      const q3 = monthsBefore(end, 3);
      const audit = draw.chance(0.6);
      const heads = (...words: string[]) => (audit ? words : words.slice(0, 2));
      return plain([
        column(heads('Quarter ended', date(house, q3), '(Unaudited)'), q3, 'quarter'),
        column(
          heads('Quarter ended', date(house, monthsBefore(end, 6)), '(Unaudited)'),
          monthsBefore(end, 6),
          'quarter',
        ),
        column(
          heads('Quarter ended', date(house, monthsBefore(before, 3)), '(Unaudited)'),
          monthsBefore(before, 3),
          'quarter',
        ),
        column(heads('Nine months ended', date(house, q3), '(Unaudited)'), q3, 'nine months'),
        column(
          heads('Nine months ended', date(house, monthsBefore(before, 3)), '(Unaudited)'),
          monthsBefore(before, 3),
          'nine months',
        ),
        column(heads('Year ended', date(house, before), '(Audited)'), before, 'year'),
      ]);
    },
  },
  {
    shape: 'quarters by name',
    fits: (house) => isIndian(house),
    make: (draw, house) => {
      const [end = '', before = ''] = ends(house, 2);
      const short = (year: number) => `FY${String(year).slice(2)}`;
      return plain([
        column([`Q3 ${short(house.year)}`], monthsBefore(end, 3), 'quarter'),
        column([`Q3 ${short(house.year - 1)}`], monthsBefore(before, 3), 'quarter'),
        column([`9M ${short(house.year)}`], monthsBefore(end, 3), 'nine months'),
        ...(draw.chance(0.5) ? [column([`H1 ${short(house.year)}`], monthsBefore(end, 6), 'half')] : []),
        column([short(house.year - 1)], before, 'year'),
      ]);
    },
  },
  {
    shape: 'half years',
    fits: (house) => !house.isFloating,
    make: (draw, house) => {
      const lead = draw.pick(['Half year ended', 'Six months ended']);
      return plain(
        ends(house, 2).map((end) => {
          const half = monthsBefore(end, 6);
          return column([`${lead} ${date(house, half)}`], half, 'half');
        }),
      );
    },
  },
  {
    shape: 'budget, revised, actuals',
    fits: isIndian,
    make: (draw, house) => {
      const name = yearNames(draw);
      const [end = '', before = '', first = ''] = ends(house, 3);
      const [budget, revised] = draw.pick([
        ['Budget Estimates', 'Revised Estimates'],
        ['Budget', 'Revised'],
        ['BE', 'RE'],
      ] as const);
      const rows = [
        [`Actuals`, house.year - 2, first],
        [budget, house.year - 1, before],
        [revised, house.year - 1, before],
        [budget, house.year, end],
      ] as const;
      const isOver = draw.chance(0.4);
      return plain(
        rows.map(([word, year, day]) =>
          column(isOver ? [word, name(year)] : [`${word} ${name(year)}`], day, 'year'),
        ),
      );
    },
  },
  {
    shape: 'fifteen months',
    fits: (house) => house.kind === 'indian',
    make: (draw, house) => {
      const [end = ''] = ends(house, 1);
      const before = monthsBefore(end, 15);
      const lead = draw.pick([
        'Fifteen months ended',
        'For the period of 15 months ended',
        '15 months ended',
      ]);
      return plain([
        column([`${lead} ${date(house, end)}`], end, 'other'),
        column([`Year ended ${date(house, before)}`], before, 'year'),
      ]);
    },
  },
  {
    shape: 'weeks',
    fits: (house) => house.isFloating,
    make: (_, house) =>
      plain(
        ends(house, 2).map((end, i) => {
          const days = (Date.parse(end) - Date.parse(house.yearEnd(house.year - i - 1))) / 86_400_000;
          return column([`${days / 7} weeks ended ${date(house, end)}`], end, 'year');
        }),
      ),
  },
  {
    shape: 'from day to day',
    fits: (house) => !house.isFloating,
    make: (draw, house) => {
      const [end = '', before = '', first = ''] = ends(house, 3);
      const to = draw.pick(['to', '-']);
      return plain([
        column([`${date(house, dayAfter(before))} ${to} ${date(house, end)}`], end, 'year'),
        column([`${date(house, dayAfter(first))} ${to} ${date(house, before)}`], before, 'year'),
      ]);
    },
  },
];

const BALANCES: readonly Maker[] = [
  {
    shape: 'as at, in each head',
    make: (draw, house) => {
      const lead = draw.pick(['As at', 'As on', 'As of']);
      return plain(
        ends(house, draw.whole(2, 3)).map((end) => column([`${lead} ${date(house, end)}`], end, 'instant')),
      );
    },
  },
  {
    shape: 'as at, over dates',
    make: (draw, house) => {
      const lead = draw.pick(['As at', 'As on']);
      return plain(ends(house, 2).map((end) => column([lead, date(house, end)], end, 'instant')));
    },
  },
  {
    shape: 'dates, title tells the day',
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        ends(house, 2).map((each) => column([date(house, each)], each, 'instant')),
        `as at ${date(house, end)}`,
      );
    },
  },
  {
    shape: 'years, title as at',
    fits: (house) => !house.isFloating,
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain(
        ends(house, 2).map((each, i) => column([String(house.year - i)], each, 'instant')),
        `as at ${printedDayOfYear(end, house.dates).replace(/,$/, '')}`,
      );
    },
  },
  {
    shape: 'title alone, as at',
    make: (_, house) => {
      const [end = ''] = ends(house, 1);
      return plain([column(['Amount'], end, 'instant')], `as at ${date(house, end)}`);
    },
  },
  {
    shape: 'current and previous year, as at',
    make: (_, house) => {
      const [end = '', before = ''] = ends(house, 2);
      return plain(
        [column(['Current year'], end, 'instant'), column(['Previous year'], before, 'instant')],
        `as at ${date(house, end)}`,
      );
    },
  },
  {
    shape: 'opening, movement, closing',
    fits: (house) => !house.isFloating,
    make: (draw, house) => {
      const [end = '', before = ''] = ends(house, 2);
      const opening = dayAfter(before);
      const inYear = draw.pick([
        'during the year',
        `during ${house.year - 1}-${String(house.year).slice(2)}`,
      ]);
      return plain([
        column([`Balance as on ${date(house, opening)}`], opening, 'instant'),
        column([`Additions ${isFiscal(house) ? inYear : 'during the year'}`], end, 'year'),
        column([`Repayments ${isFiscal(house) ? inYear : 'during the year'}`], end, 'year'),
        column([`Balance as on ${date(house, end)}`], end, 'instant'),
      ]);
    },
  },
  {
    shape: 'three balance sheets',
    fits: (house) => !house.isFloating,
    make: (_, house) => {
      const [end = '', before = '', first = ''] = ends(house, 3);
      const opening = dayAfter(first);
      return plain([
        column([`As at ${date(house, end)}`], end, 'instant'),
        column([`As at ${date(house, before)} (Restated)`], before, 'instant'),
        column([`As at ${date(house, opening)}`], opening, 'instant'),
      ]);
    },
  },
];

const CHANGES = [
  '% change',
  'Change (%)',
  'Growth (%)',
  'Variation in per cent',
  'Increase (+)/ Decrease (-) in per cent',
];

/** Columns of figures for flows or balances, with a note column, a column of change, or neither. */
export function columnsOf(draw: Draw, house: House, nature: 'flow' | 'balance'): Columns {
  const makers = (nature === 'flow' ? FLOWS : BALANCES).filter(({ fits }) => !fits || fits(house));
  const { shape, make } = draw.pick(makers);
  const made = make(draw, house);
  const depth = Math.max(...made.columns.map(({ heads }) => heads.length));
  const isAlone = made.columns.length === 1;
  const note: Column = {
    heads: [draw.pick(['Note', 'Note No.', 'Notes', 'Schedule'])],
    kind: 'note',
    period: null,
  };
  const change: Column = { heads: [draw.pick(CHANGES)], kind: 'percent', period: null };
  const hasNote = !isAlone && draw.chance(0.3);
  const hasChange = !isAlone && depth < 3 && draw.chance(0.2);
  const suffix = depth === 1 && !isAlone && draw.chance(0.15) ? draw.pick([' (Restated)', ' (Audited)']) : '';
  const amounts = made.columns.map((each, i) =>
    suffix && i === 1 ? { ...each, heads: [`${each.heads[0]}${suffix}`] } : each,
  );
  return {
    shape,
    title: made.title,
    corner: made.corner,
    columns: [...(hasNote ? [note] : []), ...amounts, ...(hasChange ? [change] : [])],
  };
}

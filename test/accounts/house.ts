import type { ScaleName } from '../../src/meaning/answer.js';
import type { DateForm } from './calendar.js';
import { INDIAN_DATES, iso, monthEnd, nearestSaturday } from './calendar.js';
import type { Draw } from './draw.js';

export type NumberForm = 'indian' | 'western' | 'european' | 'blanks' | 'apostrophe';

/** How a converter writes tables. */
export type TableForm =
  | 'pipe'
  | 'pipe, no rule'
  | 'pipe, rule first'
  | 'pipe, open sides'
  | 'html on one line'
  | 'html, a row a line'
  | 'html, a cell a line'
  | 'text, wide gaps'
  | 'text, single blanks';

const TABLE_FORMS: readonly TableForm[] = [
  'pipe',
  'pipe',
  'pipe, no rule',
  'pipe, rule first',
  'pipe, open sides',
  'html on one line',
  'html, a row a line',
  'html, a cell a line',
  'text, wide gaps',
  'text, single blanks',
];

/** What all tables of one report share: who reports, in what, and how the converter wrote it down. */
export interface House {
  readonly kind: 'indian' | 'state' | 'american' | 'british' | 'german' | 'chinese' | 'swiss';
  readonly currency: string;
  readonly scales: readonly ScaleName[];
  /** What stands for the currency in captions, '' where the converter lost it. */
  readonly sign: string;
  /** True where no reader could tell the currency from the caption alone. */
  readonly isSignLost: boolean;
  readonly numbers: NumberForm;
  readonly decimals: number;
  readonly negative: (digits: string) => string;
  readonly nil: string;
  readonly dates: DateForm;
  /** The last day of the year that ends in `year`. */
  readonly yearEnd: (year: number) => string;
  /** 52- and 53-week years: they end on another day each year. */
  readonly isFloating: boolean;
  /** The year that is reported on. */
  readonly year: number;
  readonly form: TableForm;
  /** A spanning head is printed over each of its columns, not over the first only. */
  readonly repeatsHeads: boolean;
  /** Empty first cells of lower heads are lost; text of one column is written as a list. */
  readonly losesCells: boolean;
  /** What a converter writes before each page, or behind it. */
  readonly pageMark: {
    readonly opens?: (page: number) => string;
    readonly closes?: (page: number) => string;
  };
  readonly runningHead: string;
  readonly emphasis: (text: string) => string;
}

interface Country {
  readonly kind: House['kind'];
  readonly currency: string;
  readonly scales: readonly ScaleName[];
  readonly signs: readonly string[];
  readonly numbers: readonly NumberForm[];
  readonly dates: readonly DateForm[];
  readonly months: readonly number[];
}

const COUNTRIES: readonly Country[] = [
  {
    kind: 'indian',
    currency: 'INR',
    scales: ['lakh', 'crore', 'lakh', 'crore', 'million', 'thousand', 'one'],
    signs: ['₹', 'Rs.', 'Rs', 'INR', '`', "'", '\ufffd', 'J', ''],
    numbers: ['indian'],
    dates: INDIAN_DATES,
    months: [3],
  },
  {
    kind: 'state',
    currency: 'INR',
    scales: ['lakh', 'crore', 'thousand'],
    signs: ['₹', 'Rs.', '`', ''],
    numbers: ['indian'],
    dates: INDIAN_DATES,
    months: [3],
  },
  {
    kind: 'american',
    currency: 'USD',
    scales: ['thousand', 'million', 'million', 'billion'],
    signs: ['$', '$', 'US$', ''],
    numbers: ['western'],
    dates: ['month day'],
    months: [12, 12, 6, 9],
  },
  {
    kind: 'british',
    currency: 'GBP',
    scales: ['million', 'thousand'],
    signs: ['£'],
    numbers: ['western', 'western', 'blanks'],
    dates: ['day month year'],
    months: [12, 3, 6],
  },
  {
    kind: 'german',
    currency: 'EUR',
    scales: ['million', 'thousand'],
    signs: ['€', 'EUR'],
    numbers: ['european', 'western'],
    dates: ['german', 'points', 'day month year'],
    months: [12],
  },
  {
    kind: 'chinese',
    currency: 'CNY',
    scales: ['million', 'thousand'],
    signs: ['RMB'],
    numbers: ['western'],
    dates: ['day month year', 'month day'],
    months: [12, 6],
  },
  {
    kind: 'swiss',
    currency: 'CHF',
    scales: ['million', 'thousand'],
    signs: ['CHF'],
    numbers: ['apostrophe', 'western'],
    dates: ['day month year', 'points'],
    months: [12],
  },
];

const NEGATIVES: readonly ((digits: string) => string)[] = [
  (d) => `(${d})`,
  (d) => `(${d})`,
  (d) => `-${d}`,
  (d) => `–${d}`,
  (d) => `−${d}`,
  (d) => `(-)${d}`,
];

export function houseOf(draw: Draw): House {
  // half of the reports are Indian
  const country = draw.pick([...COUNTRIES, ...COUNTRIES.slice(0, 2), ...COUNTRIES.slice(0, 3)]);
  const { kind, currency, scales } = country;
  const sign = draw.pick(country.signs);
  const month = draw.pick(country.months);
  const isFloating = (kind === 'american' || kind === 'british') && draw.chance(0.3);
  const numbers = draw.pick(country.numbers);
  const form = draw.pick(TABLE_FORMS);
  return {
    kind,
    currency,
    scales,
    sign,
    isSignLost: sign === '',
    numbers,
    decimals: numbers === 'european' ? 1 : draw.pick(kind === 'state' ? [2, 2, 0] : [2, 0, 1]),
    negative: draw.pick(kind === 'state' ? [...NEGATIVES, NEGATIVES[5] ?? String] : NEGATIVES),
    nil: draw.pick(['-', '–', '—', '..', '…', 'Nil', 'NIL', '-']),
    dates: draw.pick(country.dates),
    yearEnd: (year) =>
      isFloating
        ? nearestSaturday(year, month)
        : month === 12
          ? iso({ year, month, day: 31 })
          : monthEnd(year, month),
    isFloating,
    year: draw.whole(2021, 2025),
    form,
    repeatsHeads: draw.chance(0.4),
    losesCells: draw.chance(0.15) && form !== 'pipe, open sides',
    pageMark: draw.pick<House['pageMark']>([
      { closes: (page) => `--- end of page=${page} ---` },
      { opens: (page) => `<!-- Page ${page} -->` },
      { opens: (page) => `{${page}}------------------------------------------------` },
    ]),
    runningHead: draw.pick(['Annual Report and Accounts', 'Finance Accounts', 'Integrated Report']),
    emphasis: form.startsWith('text')
      ? (text) => text
      : draw.pick([
          (text: string) => text,
          (text: string) => text,
          (text: string) => `**${text}**`,
          (text: string) =>
            /^\p{L}{4,}/u.test(text) ? `**${text.slice(0, 3)}**${text.slice(3)}` : `**${text}**`,
        ]),
  };
}

import { rememberedText } from '../../document/remember.js';
import { fold } from '../../figures/fold.js';
import type { Span } from '../answer.js';
import type { Day, DayOfYear } from './dates.js';
import { daysIn, fullYear, isDay, MONTH, monthOf } from './dates.js';
import { ODD_MONTHS, oddMonths } from './month-counts.js';

/** One mention of a time: what is printed, before the document's own year end is applied. */
export type Mention = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly form: 'day'; readonly day: Day }
  /** 31 December, without a year. */
  | { readonly form: 'day of year'; readonly on: DayOfYear }
  /** March 2025, Mar-25. */
  | { readonly form: 'month'; readonly year: number; readonly month: number }
  /** April-November 2021, Apr-23 to Mar-24: whole months, both included. */
  | { readonly form: 'months'; readonly from: Day; readonly to: Day }
  /** 2024-25, FY25: the fiscal year that ends in `year`. */
  | { readonly form: 'fiscal year'; readonly year: number }
  /** A bare 2024. */
  | { readonly form: 'year'; readonly year: number }
  /** Q1 FY25, 9M FY23, H1 2024: the part of the fiscal year `year`, as its last month of the twelve. */
  | { readonly form: 'part'; readonly year: number | null; readonly span: Span; readonly lastMonth: number }
  | { readonly form: 'relative'; readonly years: 0 | -1 }
);

type Reader = (m: RegExpExecArray) => Body | null;
type Body = Mention extends infer M ? (M extends Mention ? Omit<M, 'start' | 'end' | 'text'> : never) : never;

const YEAR4 = '(?:19|20)\\d{2}';
const GAP = "[\\s,.'-]*";

const dayOf = (day: string, month: number, year: string): Body | null => {
  const d = { year: fullYear(year), month, day: Number(day) };
  return isDay(d) ? { form: 'day', day: d } : null;
};

const dayOfYear = (day: string, month: number): Body | null => {
  const d = { year: 2000, month, day: Number(day) };
  return isDay(d) ? { form: 'day of year', on: { month, day: d.day } } : null;
};

const part = (span: Span, lastMonth: number, year: string | undefined): Body => ({
  form: 'part',
  span,
  lastMonth,
  year: year ? fiscalEnd(year) : null,
});

/** From the first day of a month to the last of another; without a year of its own the first is the latest before. */
function months(first: number, firstYear: string | undefined, last: number, year: number): Body {
  const from = firstYear ? fullYear(firstYear) : first <= last ? year : year - 1;
  return {
    form: 'months',
    from: { year: from, month: first, day: 1 },
    to: { year, month: last, day: daysIn(year, last) },
  };
}

/** The year in which a fiscal year written as `25`, `2025`, `2024-25` or `2024/2025` ends. */
function fiscalEnd(text: string): number {
  const [first = '', second] = text.split(/\s*[-/]\s*/);
  return second ? fullYear(second) : fullYear(first);
}

/** 2023-24, 2023/2024 and 1999-00; not 2023-25. */
function isOneYear(text: string): boolean {
  const from = Number(text.slice(0, 4));
  const to = fiscalEnd(text);
  return to === from + 1 || (to < 100 + from && (from + 1) % 100 === to % 100);
}

/**
 * The forms of a period, tried in this order at every place; the first that fits wins the text. Seen in: 10-K reports
 * (December 31, 2022), Indian accounts (31st March, 2025; 31.03.2025; 2024-25), fact sheets (Q2 FY26, 9M FY23), result
 * filings (31-Dec-25), German reports (31. Dezember 2023).
 */
const FORMS: readonly { readonly pattern: string; readonly read: Reader }[] = [
  {
    pattern: `(?:\\b|(?<=\\bas(?:at|on|of)))(\\d{1,2})\\s*(?:st|nd|rd|th)?[.,]?\\s*(?:(?:of|de)\\s+)?[-\\s]?(${MONTH})(?![a-z])${GAP}(?:del?\\s+)?(${YEAR4}|(?<=[-'\\s])\\d{2}(?![\\d,.:]|[\\s-]*(?:${MONTH})\\b))`,
    read: (m) => dayOf(m[1] ?? '', monthOf(m[2] ?? ''), m[3] ?? ''),
  },
  {
    pattern: `\\b(${MONTH})\\.?\\s*(\\d{1,2})\\s*(?:st|nd|rd|th)?\\s*(?:,\\s*|\\s+)(${YEAR4})`,
    read: (m) => dayOf(m[2] ?? '', monthOf(m[1] ?? ''), m[3] ?? ''),
  },
  {
    pattern: `(?<![\\d.,/-])(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(${YEAR4}|\\d{2})(?![\\d/-]|[.,]\\d)`,
    read: (m) =>
      dayOf(m[1] ?? '', Number(m[3]), m[4] ?? '') ??
      (m[2] === '/' ? dayOf(m[3] ?? '', Number(m[1]), m[4] ?? '') : null),
  },
  {
    pattern: `(?<![\\d-])(${YEAR4})-(\\d{2})-(\\d{2})(?![\\d-])`,
    read: (m) => dayOf(m[3] ?? '', Number(m[2]), m[1] ?? ''),
  },
  {
    pattern: `\\bQ\\s?([1-4])${GAP}(?:of\\s+)?(?:FY|CY)?${GAP}(${YEAR4}\\s?[-/]\\s?\\d{2,4}|${YEAR4}|\\d{2}(?!\\d|[,.]\\d))?`,
    read: (m) => part('quarter', 3 * Number(m[1]), m[2]),
  },
  {
    pattern: `\\b([1-4])\\s?Q${GAP}(?:FY)?${GAP}(${YEAR4}|\\d{2}(?!\\d|[,.]\\d))?`,
    read: (m) => part('quarter', 3 * Number(m[1]), m[2]),
  },
  {
    pattern: `\\bH\\s?([12])${GAP}(?:FY)?${GAP}(${YEAR4}\\s?[-/]\\s?\\d{2}|${YEAR4}|\\d{2}(?!\\d|[,.]\\d))?`,
    read: (m) => part('half', 6 * Number(m[1]), m[2]),
  },
  {
    pattern: `\\b([12])\\s?H${GAP}(?:FY)?${GAP}(${YEAR4}|\\d{2}(?!\\d|[,.]\\d))`,
    read: (m) => part('half', 6 * Number(m[1]), m[2]),
  },
  {
    pattern: `\\b9\\s?M${GAP}(?:FY)?${GAP}(${YEAR4}\\s?[-/]\\s?\\d{2}|${YEAR4}|\\d{2}(?!\\d|[,.]\\d))`,
    read: (m) => part('nine months', 9, m[1]),
  },
  {
    pattern: `\\b(?:CY|calendar year)${GAP}(${YEAR4}|\\d{2}(?!\\d|[,.]\\d))`,
    read: (m) => months(1, undefined, 12, fullYear(m[1] ?? '')),
  },
  {
    pattern: `\\b(?:FY|F\\.Y\\.?|fiscal(?:\\s+year)?|financial year)${GAP}(${YEAR4}\\s?[-/]\\s?(?:${YEAR4}|\\d{2})|${YEAR4}|\\d{2}\\s?[-/]\\s?\\d{2}|\\d{2}(?!\\d|[,.]\\d))(?![\\d])`,
    // FY 2023-25 is a slip for one of two years
    read: (m) =>
      /^(\d{4})\D+(\d{2}|\d{4})$/.test(m[1] ?? '') && !isOneYear(m[1] ?? '')
        ? null
        : { form: 'fiscal year', year: fiscalEnd(m[1] ?? '') },
  },
  {
    pattern: `(?<![\\d.,/-])(${YEAR4})\\s?[-/]\\s?(${YEAR4}|\\d{2})(?![\\d/-]|[.,]\\d)`,
    read: (m) => (isOneYear(`${m[1]}-${m[2]}`) ? { form: 'fiscal year', year: Number(m[1]) + 1 } : null),
  },
  {
    pattern: `\\b(${MONTH})\\b\\.?\\s*[-']?\\s*(${YEAR4}|(?<=[-'])\\d{2})?\\s*(?:-|\\bto\\b|\\bbis\\b)\\s*(${MONTH})\\b\\.?\\s*[-,']?\\s*[-']?(${YEAR4}|(?<=[-'])\\d{2}(?!\\d|[,.]\\d))`,
    read: (m) => months(monthOf(m[1] ?? ''), m[2], monthOf(m[3] ?? ''), fullYear(m[4] ?? '')),
  },
  {
    pattern: `\\b(${MONTH})\\b\\.?\\s*[-,']?\\s*[-']?(${YEAR4}|(?<=[-'])\\d{2}(?!\\d|[,.]\\d))`,
    read: (m) => ({ form: 'month', month: monthOf(m[1] ?? ''), year: fullYear(m[2] ?? '') }),
  },
  {
    pattern: `\\b(\\d{1,2})\\s*(?:st|nd|rd|th)?\\.?\\s*(?:de\\s+)?(${MONTH})\\b`,
    read: (m) => dayOfYear(m[1] ?? '', monthOf(m[2] ?? '')),
  },
  {
    pattern: `\\b(${MONTH})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.])`,
    read: (m) => dayOfYear(m[2] ?? '', monthOf(m[1] ?? '')),
  },
  {
    pattern: `(?<![\\d.,/$€£₹-])(${YEAR4})(?=[ae]\\b|[^\\w,./-]|[.,-](?!\\d)|$)`,
    read: (m) => ({ form: 'year', year: Number(m[1]) }),
  },
  {
    pattern:
      '\\b(?:current|this) (?:financial |fiscal |reporting )?(?:year|period)\\b|\\b(?:financial )?year under review\\b',
    read: () => ({ form: 'relative', years: 0 }),
  },
  {
    pattern: '\\b(?:previous|prior|last|preceding) (?:financial |fiscal |reporting )?(?:year|period)\\b',
    read: () => ({ form: 'relative', years: -1 }),
  },
];

/** Where a form may begin: looking for a place first takes a hundredth of the time that one expression of all forms takes to compile. */
const BEGINNING = new RegExp(`(?<!\\d)\\d|\\b(?:[QH]\\s?[1-4]|C[YAU]|F|this|year|pr|last|${MONTH})`, 'gi');
const EACH_FORM = FORMS.map((f) => ({ pattern: new RegExp(f.pattern, 'iy'), read: f.read }));
/** Nothing without one of these can mention a time: the quick answer for most lines. */
const MAY_MENTION = new RegExp(
  `\\d\\d|\\b${MONTH}\\s\\d|current|under review|previous|prior|this (?:year|period)|last year|\\bQ\\s?[1-4]\\b|\\bH\\s?[12]\\b`,
  'i',
);

/** The mentions of a time in a text, in order. */
export const mentionsIn = rememberedText((text: string): readonly Mention[] => {
  if (!MAY_MENTION.test(text)) return [];
  // 31March2024, Asof 31March2024: lost blanks
  const folded = fold(text);
  const found: Mention[] = [];
  BEGINNING.lastIndex = 0;
  for (let at = BEGINNING.exec(folded); at; at = BEGINNING.exec(folded)) {
    const mention = mentionAt(text, folded, at.index);
    if (mention && !isOfLaw(mention, folded)) found.push(mention);
    BEGINNING.lastIndex = mention ? Math.max(mention.end, at.index + 1) : at.index + 1;
  }
  return withOwnYears(found, folded);
});

/** "Companies Act, 2013", "(Listing …) Regulations, 2015": the year of a law is part of its name. */
function isOfLaw({ form, start }: Mention, folded: string): boolean {
  return form === 'year' && LAW.test(folded.slice(Math.max(0, start - 20), start));
}

const LAW = /\b(?:act|rules|regulations?|ordinance|directive)[\s,("']{1,4}$/i;

function mentionAt(text: string, folded: string, start: number): Mention | null {
  for (const { pattern, read } of EACH_FORM) {
    pattern.lastIndex = start;
    const match = pattern.exec(folded);
    const body = match ? read(match) : null;
    if (!match || !body) continue;
    const end = start + match[0].length;
    return { ...body, start, end, text: text.slice(start, end).trim() } as Mention;
  }
  return null;
}

/** "December 31, December 25, 2022 2021": two columns, the days on one line and their years on the next, set in a row. */
function withOwnYears(mentions: readonly Mention[], text: string): readonly Mention[] {
  const last = mentions.findIndex((m, i) => m.form === 'day' && mentions[i - 1]?.form === 'day of year');
  const first = mentions.findLastIndex((m, i) => i < last && m.form !== 'day of year') + 1;
  const dated = mentions.slice(first, last + 1);
  const years = mentions.slice(last + 1, last + dated.length);
  const run = [...dated, ...years];
  const isRun = run.every((m, i) => i === 0 || /^[\s,]*$/.test(text.slice(run[i - 1]?.end, m.start)));
  if (last < 0 || years.length < dated.length - 1 || !isRun) return mentions;
  const [end] = dated.slice(-1);
  const all = [
    end?.form === 'day' ? end.day.year : null,
    ...years.map((m) => (m.form === 'year' ? m.year : null)),
  ];
  const zipped = dated.map((m, i) => {
    const on = m.form === 'day of year' ? m.on : m.form === 'day' ? m.day : null;
    const body = on ? dayOf(`${on.day}`, on.month, `${all[i]}`) : null;
    const words = m.text.replace(new RegExp(`[\\s,]*${YEAR4}$`), '').replace(/,$/, '');
    return body ? ({ ...body, start: m.start, end: m.end, text: `${words}, ${all[i]}` } as Mention) : m;
  });
  return all.includes(null) || zipped.some((m) => m.form !== 'day')
    ? mentions
    : [...mentions.slice(0, first), ...zipped, ...mentions.slice(last + 1 + years.length)];
}

/** Words that tell how long a period is, longest reading first; weeks as retailers count them. */
const SPANS: readonly { readonly span: Span; readonly months: number | null; readonly words: RegExp }[] = [
  { span: 'nine months', months: 9, words: /\b(?:nine|9)[- ]?months?\b|\b39 weeks\b|\b9M/i },
  {
    span: 'half',
    months: 6,
    words:
      /\bhalf[- ]?year|\bhalbjahr|\b(?:premier |deuxième )?semestre\b|\b(?:six|6)[- ]?(?:months?|mois|meses|mesi|monate)\b|\b26 weeks\b/i,
  },
  {
    span: 'quarter',
    months: 3,
    words:
      /\bquarters?\b|\bquartal\b|\btrimestre\b|\b(?:three|3)[- ]?months?\b|\b13 weeks\b|\bpreceding months? ended\b/i,
  },
  { span: 'year', months: 12, words: /\b(?:twelve|12)[- ]?months?\b|\b5[23][- ]weeks?\b/i },
  // how many, its words tell
  { span: 'other', months: null, words: ODD_MONTHS },
  {
    span: 'year',
    months: 12,
    words:
      /\bf\.?\s?y\.? ended\b|\b(?:fiscal |financial )?years?\s*-?\s*(?:ended|ending|to)\b|\b(?:for|during|in) the (?:financial |fiscal )?year\b|geschäftsjahre?|\bexercices? clos\b|\b(?:ejercicios?|exercícios?)\b.{0,24}\b(?:terminad|cerrad|finalizad|findo|encerrad)[oa]s?\b|\besercizio chiuso\b|\bboekjaar\b/i,
  },
  { span: 'month', months: 1, words: /\bmonth (?:ended|of)\b/i },
  {
    span: 'instant',
    months: null,
    words:
      /\bas\s?(?:at|on|of)(?![a-z])|^\s*at\b|\bat the (?:end|beginning)\b|\bbalances? (?:as )?(?:at|on)\b|\bzum\b|\bstand\b|^\W*(?:au|al|em|per)\s+\d{1,2}\b/i,
  },
];

/** How long a period is, as a text names it. */
export interface NamedSpan {
  readonly span: Span;
  readonly months: number | null;
  /** Retailers count weeks: 13, 26, 39, 52 or 53 of them. */
  readonly weeks?: number;
}

/** The span that a text names: "Three months ended", "53 weeks ended", "As at"; null when it names none. */
export function spanIn(text: string): NamedSpan | null {
  const folded = fold(text);
  const found = SPANS.find(({ words }) => words.test(folded));
  if (!found) return null;
  const weeks = /\b(13|26|39|52|53)[- ]weeks?\b/i.exec(folded);
  if (weeks) return { span: found.span, months: null, weeks: Number(weeks[1]) };
  return { span: found.span, months: found.span === 'other' ? oddMonths(folded) : found.months };
}

/** True when a text names periods of more than one length: "Three and Six Months Ended June 2, 2023". */
export function namesSeveralSpans(text: string): boolean {
  const folded = fold(text);
  const lengths = SPANS.filter(
    ({ span, words }) => span !== 'instant' && span !== 'other' && words.test(folded),
  );
  return lengths.length > 1 || /\b(?:three|six|nine) and (?:six|nine|twelve) months\b/i.test(folded);
}

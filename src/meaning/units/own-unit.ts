import { fold } from '../../figures/fold.js';
import type { Printed } from '../../figures/printed.js';
import type { ScaleName } from '../answer.js';
import type { RuleName } from '../rules.js';
import type { UnitWords } from './unit-words.js';
import { minorCurrency, scaleOfWords } from './unit-words.js';

/** What a figure says of its own unit: a percent sign, "crore" behind it, "times". */
export interface OwnUnit {
  readonly words: UnitWords;
  readonly rule: RuleName;
  readonly line: number;
  readonly text: string;
  readonly shares: null;
}

const AFTER_SCALE =
  /^\s{0,3}-?(lakh\s{1,3}crores?|thousand millions?|la(?:kh|c)s?|crores?|crs?\b\.?|thousands?|millions?|mln|mn\b|mio\b|m\b|billions?|bn\b|trillions?|tn\b|k\b)/i;
/** "$1.2 to $1.5 billion", "£2-3m": a range has its scale once, behind its end. */
const RANGE_TO =
  /^\s?(?<joint>to|and|or|-)\s?(?:[$£€₹]|us\$|rs\.?)?\s?(?<end>\d(?:[\d.,]*\d)?)(?=\s?-?\p{L})/iu;
const OF_THINGS = /^\s+(?:shares|people|customers|employees|users|tonnes?|units|equity shares)\b/i;
// pence and cents are what amounts per share are printed in
const AFTER_MINOR = /^(?:p(?![\p{L}\d])|\s?(?:pence|cents?|paise)\b)/iu;
// the currency in front may be a letter that a converter printed for its sign
const AFTER_PER_SHARE = /^\s?per (?:equity |ordinary )?share\b/i;
const AFTER_RATIO = /^\s?(?:times\b|x\b|:\s?1\b)/i;
const AFTER_POINTS = /^\s?(?:pp|percentage points)\b/i;
const AFTER_COUNT = /^\s?(?:shares|employees|people|customers|units|nos?\.?|equity shares)\b/i;
const AFTER_OTHER =
  /^\s?(?:bps|bas(?:is|ic) points|years?|yrs?|months?|days?|weeks?|hours?|km|kms|sq\.? ?(?:ft|m)|mw|gw|kwh|mt\b|tonnes?|tons?|litres?)\b/i;
/** "20 to 40 years", "8 - 15 days": the first of two figures is a time as the second is. */
const OF_TIMES = /^\s?(?:to|-)\s?\d{1,4}(?:\.\d+)?\s?(?:years|yrs|months|weeks|days|hours)\b/i;

/**
 * The unit that stands at a figure. `Cr` behind an amount with a currency is crore; without one it may be credit in a
 * ledger, so it says nothing (`Dr` never does).
 */
export function ownUnit(text: string, printed: Printed, line: number): OwnUnit | null {
  // "(0.1x)": the unit stands in the brackets of a negative figure
  const inside = /[a-z]+\s*\)$/i.exec(printed.text)?.[0].length ?? 0;
  const after = fold(text.slice(printed.end - inside, printed.end + 60));
  const words = (kind: UnitWords['kind'], scale: ScaleName, behind: number): OwnUnit => {
    const length = Math.max(0, behind - inside);
    const quoted = text.slice(printed.from, printed.end + length).trim();
    return {
      words: {
        kind,
        currency: kind === 'money' ? printed.currency : kind === 'per share' ? minorCurrency(quoted) : null,
        scale,
        text: quoted,
        start: printed.from,
        end: printed.end + length,
        bare: false,
        ...(kind === 'per share' && printed.currency === null ? { minor: true } : {}),
      },
      rule: 'figure',
      line,
      text: quoted,
      shares: null,
    };
  };
  if (printed.percent) return words('percent', 'one', 0);
  if (after === '') return null;
  const scale = AFTER_SCALE.exec(after);
  const scaleWord = scale?.[1] ?? '';
  if (scale && (printed.currency !== null || !/^(?:crs?\.?|m|k)$/i.test(scaleWord))) {
    const ofPeople = OF_THINGS.test(after.slice(scale[0].length));
    const indian = /^(?:la|cr|lakh)/i.test(scaleWord);
    if (ofPeople) return words('count', scaleOfWords(scaleWord), scale[0].length);
    if (printed.currency !== null || indian) return words('money', scaleOfWords(scaleWord), scale[0].length);
    return null;
  }
  const each = printed.currency === null ? AFTER_PER_SHARE.exec(after) : null;
  if (each && printed.formatted) return withoutMinor(words('per share', 'one', each[0].length));
  const ranged = scaleOfRange(text, printed, after);
  if (ranged) return words('money', ranged, 0);
  for (const [kind, pattern] of [
    ['per share', AFTER_MINOR],
    ['ratio', AFTER_RATIO],
    ['percent', AFTER_POINTS],
    ['count', AFTER_COUNT],
    ['other', AFTER_OTHER],
    ['other', OF_TIMES],
  ] as const) {
    const m = pattern.exec(after);
    // "₹ 20 to 30 days later"
    if (m && !(pattern === OF_TIMES && (printed.currency !== null || printed.formatted)))
      return words(kind, 'one', m[0].length);
  }
  return null;
}

/** An amount per share in the currency itself, not in its hundredths. */
function withoutMinor({ words: { minor: _, ...words }, ...own }: OwnUnit): OwnUnit {
  return { ...own, words };
}

/** The scale behind the end of the range that a figure with a currency opens. */
function scaleOfRange(text: string, printed: Printed, after: string): ScaleName | null {
  const range = printed.currency === null ? null : RANGE_TO.exec(after);
  const scale = range ? AFTER_SCALE.exec(after.slice(range[0].length)) : null;
  if (!range?.groups || !scale || OF_THINGS.test(after.slice(range[0].length + scale[0].length))) return null;
  const between = /\bbetween\s*$/i.test(text.slice(Math.max(0, printed.from - 12), printed.from));
  if (/and/i.test(range.groups.joint ?? '') && !between) return null;
  // "cut from $900 to 12 million": no range, which goes up
  const [from, to] = [printed.text, range.groups.end ?? ''].map((t) => Number(t.replace(/[^\d.]/g, '')));
  return from !== undefined && to !== undefined && from < to ? scaleOfWords(scale[1] ?? '') : null;
}

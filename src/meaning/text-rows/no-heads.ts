import type { Mention } from '../periods/period-words.js';
import { mentionsIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import { periodsIn, saysOnly } from './head-words.js';
import { MOST_STACKED } from './stacked-heads.js';
import { hasFigures } from './text-rows.js';

/** True when the line at `at` names a time and heads no columns; `above` are the lines above a row, nearest first. */
export function headsNothing(above: readonly LineAbove[], at: number): boolean {
  const text = above[at]?.text ?? '';
  return isRowOfTimes(text, above[at + 1]?.text ?? '') || COMPARED.test(text) || endsLabel(above, at);
}

/** "crore (2024: Nil)": the figure of the year before in brackets, cut from its sentence. */
const COMPARED = /\(\s*(?:19|20)\d\d\s*:/;
/** "3 Date on which the venture was acquired": its dates stand on the next line. */
const LABEL_OF_DATES = /^\W*(?:\d{1,2}\s+)?dates?\b/i;

/** "Cooperative societies 2000 2000", "Date of acquisition 1.4.2019 1.10.2021": the row of a table is no line of heads. */
function isRowOfTimes(text: string, before: string): boolean {
  if (/^\W*dates?\b/i.test(text) || (LABEL_OF_DATES.test(before) && saysOnly(text, mentionsIn(text))))
    return true;
  return (
    /\p{Ll}{3}\W+((?:19|20)\d\d) \1$/u.test(text) &&
    !/\b(?:ended|as at|as on|years?|particulars)\W+(?:19|20)\d\d/i.test(text)
  );
}

/** "Depreciation & amortisation as at" over "April 1, 2023": the label of a balance, wound over lines of its own. */
const LABEL_OF_BALANCE =
  /^(?!.*\b(?:balances?|net|year|period)\b)[^\d]*\b(?:depreciation|amorti[sz]ation|impairment(?: loss(?:es)?)?|gross (?:block|carrying \w+)|accumulated \w+)\s+as (?:at|on)\W*$/i;

/**
 * "Depreciation as 5,824.66 51,064.91" and below it "at April 1, 2023": the date ends the label of the row above. The
 * day of a closing rate is that of the whole balance sheet.
 */
function endsLabel(above: readonly LineAbove[], at: number): boolean {
  const [text, row] = [above[at]?.text ?? '', above[at + 1]?.text ?? ''];
  const [only, ...others] = mentionsIn(text);
  if (only?.form !== 'day' || others.length > 0) return false;
  if (!/^\W*(?:at|on|of)?\W*$/i.test(text.slice(0, only.start))) return false;
  if (LABEL_OF_BALANCE.test(row)) return true;
  return /^(?!.*\brates?\b)[^\d]*\bas(?: (?:at|on|of)(?: [a-z]{3,9}(?: \d{1,2},?)?)?)?\s+[\d(-][\d\s.,()-]*$/i.test(
    row,
  );
}

/** "Place: …, 18 April 2025, Chief Financial Officer": who signs ends a statement, and the day of signing heads no columns. */
export function isSigned(text: string): boolean {
  return /\b(?:chief \w+ officer|company secretary|managing director|chartered accountants?|membership no|firm.{0,3} reg)/i.test(
    text,
  );
}

/**
 * "Net block as at 31 March 2024", "Gross block", "Net block as at 31 March 2025": heads one under another, each of one
 * column; the one at `at` dates no other.
 */
export function isOneOfHeads(above: readonly LineAbove[], at: number, mention: Mention): boolean {
  if (saysOnly(above[at]?.text ?? '', [mention])) return false;
  for (const line of above.slice(at + 1, at + MOST_STACKED)) {
    if (line.kind !== 'short' || hasFigures(line.text)) return false;
    const [other, ...more] = periodsIn(line.text);
    if (other && more.length === 0 && other.form === mention.form && other.text !== mention.text) return true;
  }
  return false;
}

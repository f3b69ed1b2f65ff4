import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { linesHolding } from '../../document/scan.js';
import { fold } from '../../figures/fold.js';
import { mentionsIn } from './period-words.js';

const NAME = `(?:fiscal|financial)(?: year)?\\s*(?<year>20\\d\\d)`;
const ENDED = `(?:years?|weeks|months)(?: that| which)?[\\s-]*(?:ended|ending|ends)(?: on)?\\s*`;
/**
 * "Fiscal 2023 refers to the year ended January 31, 2024"; "the 52 weeks ended January 28, 2023 ("fiscal 2022")".
 */
const DEFINED: readonly RegExp[] = [
  new RegExp(
    `${NAME}["'\\u201d)]*,?\\s*(?:refers? to|means?|is|was|represents?|relates? to|\\()\\b[^.;]{0,60}?${ENDED}(?<rest>.{8,30})`,
    'gi',
  ),
  new RegExp(
    `${ENDED}(?<rest>[^()]{8,30}?)\\s*\\(\\s*(?:the |our |or |referred to as )?["'\\u201c]?${NAME}`,
    'gi',
  ),
];

/**
 * How many years after its name a fiscal year ends, as the document says of most: 1 where "fiscal 2023" is the year
 * that ended on January 31, 2024; null where it does not say.
 */
export const yearsLater = once((document: Document): number | null => {
  const votes = new Map<number, number>();
  for (const at of linesHolding(document, /\b(?:fiscal|financial)\b/gi)) {
    const line = document.lines[at - 1] ?? '';
    if (line.length > 4000 || !/\bend(?:ed|ing|s)\b/i.test(line)) continue;
    const text = fold(plainText(line));
    for (const pattern of DEFINED)
      for (const { groups } of text.matchAll(pattern)) {
        const [day] = mentionsIn(groups?.rest ?? '');
        if (day?.form !== 'day') continue;
        const later = day.day.year - Number(groups?.year);
        if (later === 0 || later === 1) votes.set(later, (votes.get(later) ?? 0) + 1);
      }
  }
  const [most, other] = [...votes].sort((a, b) => b[1] - a[1]);
  return most && most[1] > (other?.[1] ?? 0) ? most[0] : null;
});

/** What is called by its year: "2019 Annual variable remuneration", "2024 Notes", "2021 Share plan". */
const NAMED_BY_YEAR =
  /^(\W*)(?:19|20)\d\d(?=\s(?:[\p{L}-]+\s){0,3}(?:remuneration|bonus|awards?|grants?|plans?|schemes?|program(?:me)?s?|ltip|notes|bonds|debentures|warrants|offering)\b)/iu;

/** The text of a head without the year that something is called by: it is not that of the column. */
export const withoutName = (text: string): string => text.replace(NAMED_BY_YEAR, '$1');

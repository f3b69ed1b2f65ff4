import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import { tablesOn } from '../../tables/tables.js';
import type { Period } from '../answer.js';
import type { Placed } from '../places/scope.js';
import type { Cited, Verdicts } from '../verdict.js';
import { ends, holds } from '../verdict.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';

/** Words that make the time of a note another than the one it is the note of. */
const OTHER_TIME =
  /\b(?:till|until|up ?to|as (?:of|on|at)|for the period|since)\b|\b(?:three|six|nine|fifteen|eighteen|\d{1,2})[\s-]+(?:months?|weeks)\b|\b[hq]\s?[1-4]\b|\b9m\b/i;
const MOST_LINES = 30;

/**
 * "FY25*" where a note below the table says "* Until 12 July 2024": the period of the note, none when it names no day.
 * A note that speaks of something else than time leaves the year as it is.
 */
export function* starVerdicts(
  document: Document,
  placed: Placed,
  cited: Cited,
  around: Surroundings,
): Verdicts<Period> {
  const mark = markBehind(document, cited);
  const note = mark ? notes(document, placed.table.end).find((n) => n.mark === mark) : undefined;
  if (!note || !OTHER_TIME.test(note.text)) return;
  const isDated = mentionsIn(note.text).some((m) => m.form === 'day' || m.form === 'month');
  const worked = isDated ? workOut(note.text, { ...around, span: null, months: null }) : null;
  yield worked?.end
    ? holds(periodOf(worked, cited.rule, note.line, note.text))
    : ends(cited, `has a note at line ${note.line} that tells another time`);
}

/** The mark right behind a year as its line prints it: "FY25*", "2022-23 #", and none in "**FY25**". */
function markBehind(document: Document, { text, line }: Cited): string | null {
  const raw = document.lines[line - 1] ?? '';
  if (!/[*#†‡]/.test(raw)) return null;
  for (const { form, text: name } of mentionsIn(text)) {
    if (form !== 'fiscal year' && form !== 'year') continue;
    const printed = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const m = new RegExp(`(\\**)${printed}\\s?((?:\\\\?[*#†‡]){1,5})`).exec(raw);
    const mark = m?.[2]?.replace(/\\/g, '').slice(m[1]?.length) ?? '';
    if (mark !== '') return mark;
  }
  return null;
}

interface Note {
  readonly mark: string;
  readonly text: string;
  readonly line: number;
}

/** The notes with marks on the lines right below a table. */
const notes = remembered((document: Document, end: number): readonly Note[] => {
  const found: Note[] = [];
  for (let n = end + 1; n <= Math.min(end + MOST_LINES, document.lines.length); n += 1) {
    if (tablesOn(document, n).length > 0) break;
    const raw = document.lines[n - 1] ?? '';
    if (raw.length > 1500 || !/[*#†‡]/.test(raw)) continue;
    const text = raw.replace(/\\(?=[*#])|<\/?[a-z][^>]*>|\s*-->/g, '').replace(/"\s*$/, '');
    for (const m of text.matchAll(/(?:^|\s|[:"])([*#†‡]{1,3})\s*(?=[^\s*#†‡])([^*#†‡]{3,200})/g))
      found.push({ mark: m[1] ?? '', text: (m[2] ?? '').trim(), line: n });
  }
  return found;
});

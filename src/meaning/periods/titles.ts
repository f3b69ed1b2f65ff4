import type { Document } from '../../document/document.js';
import type { Placed } from '../places/scope.js';
import { sectionTitles } from '../places/scope.js';
import type { RuleName } from '../rules.js';
import { isSigned } from '../text-rows/no-heads.js';
import { isSentence } from '../text-rows/running-text.js';
import type { DayOfYear } from './dates.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { namesStatement, surroundingsOf } from './surroundings.js';

/** A line or a row that titles a table, and the words on it. */
export interface Title {
  readonly line: number;
  readonly text: string;
  readonly rule: RuleName;
}

const titlesKnown = new WeakMap<Placed, readonly Title[]>();
const aroundKnown = new WeakMap<Placed, Surroundings>();

/** What titles a table, nearest first: rows at its top, short lines above it, headings around it. */
export function titlesOf(document: Document, placed: Placed): readonly Title[] {
  const part = placed.first;
  const known = titlesKnown.get(part);
  if (known) return known;
  const rows: Title[] = part.layout.roles.slice(0, part.layout.firstData).flatMap((role, r): Title[] => {
    const cells = part.table.rows[r]?.cells ?? [];
    // of a header row only the corner speaks for the table: "1st April 2024" over the first column of figures does not
    const cell =
      role === 'header' ? cells[part.layout.labels - 1] : cells.find((c) => c && c.text.trim() !== '');
    return cell && cell.text.trim() !== '' && (role === 'span' || role === 'header')
      ? [{ line: cell.line, text: cell.text.replace(/\s+/g, ' '), rule: 'title' }]
      : [];
  });
  const lines: Title[] = [];
  for (const above of part.above) {
    const isProse = above.kind === 'prose';
    // the heads of many columns are as long as a sentence
    if (isProse && !isSentence(above.text) && !/[.:]$/.test(above.text)) continue;
    if ((isProse && lines.length > 0) || isSigned(above.text)) break;
    const lead = isProse ? leadOf(above.text) : above.text;
    if (lead === null || (lines.some((l) => l.rule === 'heading') && isBareDay(lead))) continue;
    lines.push({
      line: above.line,
      text: lead,
      rule: above.kind === 'heading' ? 'heading' : 'title',
    });
    if (lines.filter((l) => /\p{L}/u.test(l.text)).length >= 8) break;
  }
  const sections = sectionTitles(document, part.table.line)
    .filter((s) => !lines.some((l) => l.line === s.line) && !isOfAnother(s, part))
    .map((s): Title => ({ ...s, rule: 'heading' }));
  const titles = [...rows.reverse(), ...lines, ...sections];
  titlesKnown.set(part, titles);
  return titles;
}

/** No statement is longer than this. */
const LONGEST_STATEMENT = 500;

/** "2. Summarised Statement of Profit and Loss:" hundreds of lines above: its statement ended, whatever heading it is under. */
function isOfAnother(
  { line, text }: { readonly line: number; readonly text: string },
  part: Placed,
): boolean {
  return part.table.line - line > LONGEST_STATEMENT && namesStatement(text) && mentionsIn(text).length === 0;
}

/** "8 May 2024" above a heading: the day on which what ends there was signed. */
function isBareDay(text: string): boolean {
  const [day] = mentionsIn(text);
  return day?.form === 'day' && day.text === text.trim();
}

/** The words of prose that lead up to a table: "… Contracts outstanding as on 31 March 2009 are as under." */
function leadOf(text: string): string | null {
  if (/:$/.test(text)) return text;
  const last =
    text
      .replace(/(\d)\.(?=\d)/g, '$1,')
      .split(/(?<=[a-z)]{2}\.)\s+(?=[A-Z])/)
      .at(-1) ?? '';
  return /\b(?:as under|as follows|given below|set out below|tabulated below|in the (?:following )?table(?: below)?)\W*$/i.test(
    last,
  )
    ? last
    : null;
}

/** What the titles of a table tell of its dates; the same for all its figures. */
export function aroundOf(document: Document, placed: Placed): Surroundings {
  const part = placed.first;
  const held = aroundKnown.get(part);
  if (held) return held;
  const titled = surroundingsOf(document, titlesOf(document, part));
  const around = { ...titled, closing: namesNoMonthBut(titled.years.endsOn, part) };
  aroundKnown.set(part, around);
  return around;
}

/** True when every month that the heads and labels of a table name is the one in which the year ends. */
function namesNoMonthBut(close: DayOfYear | null, { layout, table }: Placed): boolean {
  const texts = layout.roles.flatMap((role, r) =>
    role === 'header'
      ? (table.rows[r]?.cells.map((c) => c?.text) ?? [])
      : [table.rows[r]?.cells[layout.labels - 1]?.text],
  );
  const months = texts.flatMap((text) =>
    mentionsIn(text ?? '').flatMap((m) => (m.form === 'month' ? [m.month] : [])),
  );
  return close !== null && months.every((month) => month === close.month);
}

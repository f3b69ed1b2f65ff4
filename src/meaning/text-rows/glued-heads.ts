import type { LineAbove } from '../places/scope.js';
import { periodsIn, saysOnly } from './head-words.js';

/** A line that begins with a time, or soon has one. */
const MAY_BEGIN = /^[^\d]{0,60}(?:\d{1,2}\D{0,12}){0,2}(?:19|20)\d\d\b|^.{0,60}\bFY ?'?\d\d/i;
const BESIDE = /\([^()]{1,40}\)|\bparticulars\b|\bnotes?\b\.?(?:\s*nos?\b\.?)?/gi;
const ENTRY = '[-–—(₹$€£]*[\\d,.]*\\d\\)?%?|[-–—]';
/** Two and more entries side by side, as only rows of figures have them. */
const RUN = new RegExp(`(?<=^|\\s)(?:(?:${ENTRY})\\s+)+(?:${ENTRY})(?=\\s|$)`, 'g');
/** Heads and their first row take no more than this. */
const MOST_READ = 400;

/**
 * How many characters of a line are the heads of its columns, when a converter set them in front of the first row: "2024
 * 2023 Sales 1,204 1,118", "Particulars March 31, 2025 March 31, 2024 355.73 288.29". Zero when they are none, or when
 * the row has other columns.
 */
export function headsInFront(text: string): number {
  if (!MAY_BEGIN.test(text)) return 0;
  const begin = text.slice(0, MOST_READ);
  let end = 0;
  let count = 0;
  for (const mention of periodsIn(begin)) {
    const between = begin.slice(end, mention.start).replace(BESIDE, ' ');
    if (/\d/.test(between) || !saysOnly(between, [])) break;
    end = mention.end;
    count += 1;
  }
  if (count < 2) return 0;
  const rest = begin.slice(end);
  const [run] = [...rest.matchAll(RUN)].filter((m) => m[0].split(/\s+/).length >= count);
  if (!run) return 0;
  const entries = run[0].split(/\s+/).length;
  const label = rest.slice(0, run.index).trim();
  const isRow = label === '' ? entries % count === 0 : LABEL.test(label) && entries - count <= 1;
  return isRow ? end : 0;
}

/** A label has no figures of its own in front, and times of its own are not told apart from the heads. */
const LABEL = /^(?!.*\b(?:19|20)\d\d\b)\p{L}.{0,120}$/u;

/** The heads that stand in front of the first row of figures on a line, as a line of their own; or null. */
export function headsBeforeFigures(line: LineAbove): LineAbove | null {
  const length = headsInFront(line.text);
  return length > 0 ? { ...line, kind: 'short', text: line.text.slice(0, length) } : null;
}

import { spanIn } from './period-words.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';

/** What belongs to a length of time, as rows are labelled: no amount of one day. */
const FLOW =
  /\b(?:for|during) the year\b|^\W*(?:[a-z]\W+)?(?:particulars )?(?:total |net |gross )*(?:revenues?|turnover|sales|income|ebitda?|purchases|production|cost of (?:goods|materials)|(?:profit|loss) (?:before|after|for))\b/i;
const BALANCE =
  /\b(?:(?<!before |after )tax|receivables?|payables?|accru|advances?|deferred|outstanding|surplus|balance)/i;

/**
 * "Revenue from operations" under "March 31, 2025", the day that closes the year, in a table whose titles name neither a
 * day nor a length of time: it is that of the year.
 */
export function ofFlow(
  column: Worked,
  label: { readonly text: string } | null,
  header: string,
  around: Surroundings,
): Worked {
  if (column.span !== 'instant' || around.span !== null || spanIn(header) !== null) return column;
  if (!label || !FLOW.test(label.text) || BALANCE.test(label.text)) return column;
  if (Number(column.end?.slice(5, 7)) !== around.years.endsOn?.month) return column;
  return workOut(header, { ...around, span: 'year', months: 12 }) ?? column;
}

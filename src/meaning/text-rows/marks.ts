import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import { statementAbove } from './text-statement.js';

/** A line with blanks for what numbers it, and for the pages that an index names behind it: neither is a figure of it. */
export function withoutMarks(document: Document, line: number, text: string): string {
  return withoutPages(withoutSerial(document, line, text.replace(LIST_MARK, blank)));
}

/** `## `, `- `, `12. `, `- 12. `: what opens a heading or an item of a list. */
const LIST_MARK = /^\s*(?:#{1,6}\s|[-*+]\s+(?:\d{1,3}[.)]\s)?|\d{1,2}[.)]\s)/;

/** "4,204.50 14-19": behind its figures a row of an index prints the pages where more is told. */
function withoutPages(text: string): string {
  return text.replace(/(?<=[\d.)]\s)\d{1,4}-\d{1,4}(?=\s|$)/g, blank);
}

/** "7 Investments 1,204 1,118" under "Sl. No. Particulars": the number of a row is no figure of it. */
function withoutSerial(document: Document, line: number, text: string): string {
  const serial = /^\s*\d{1,3}(?=\s+\p{L})/u;
  return serial.test(text) && statementAbove(document, line).some((above) => SERIAL_HEAD.test(above.text))
    ? text.replace(serial, blank)
    : text;
}

const SERIAL_HEAD = /^\W*(?:s(?:r|l)?\.? ?nos?|serial n(?:o|umber))\b/i;

const blank = (text: string): string => ' '.repeat(text.length);

/** "Level 2 securities", "Within next 12 months 273.06": a number that belongs to the words beside it, with more behind. */
export function isNumberOf(text: string, printed: Printed): boolean {
  if (!/^\d{1,3}$/.test(printed.text)) return false;
  const after = text.slice(printed.to);
  return (
    (/\b(?:level|tier|stage|class|series|phase|schedule|step)\s$/i.test(text.slice(0, printed.from)) &&
      /^\W*\p{L}/u.test(after)) ||
    /^\s?(?:months?|years?|days?|weeks?)\s+(?:[$\u20b9]?\s?\(?\d[\d,]*\.\d|[-\u2013\u2014](?:\s|$))/i.test(
      after,
    )
  );
}

/** "059 Other expenses", "01 300": digits that begin with a nought are the code of an account, and so are bare ones behind it. */
export function isCode(text: string, { text: digits, from, formatted, currency, percent }: Printed): boolean {
  if (currency !== null || percent || formatted) return false;
  return /^0\d+$/.test(digits) || /(?:^|\s)0\d+\s$/.test(text.slice(0, from));
}

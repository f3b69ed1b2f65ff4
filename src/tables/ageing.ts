import type { Row } from './table.js';

const AGE =
  /^(?:(?:less|more|greater|not later|later) than|up ?to|over|within|below|above|beyond|<|>)\s*(?:\d+|one|two|three|five|six) ?(?:-\s*)?(?:days?|months?|years?|yrs?)\b|^\d+\s*(?:days?|months?|years?|yrs?)?\s*(?:-|–|to)\s*\d+\s*(?:days?|months?|years?|yrs?)\b/i;

/** True for a text that says how old or how far off amounts are: "Less than 6 months", "1-2 years". */
export function isAge(text: string): boolean {
  return AGE.test(text.trim());
}

/** "Less than 6 months | 6 months - 1 year | 1-2 years | Total": the heads of a table of ages. */
export function isAgeing(row: Row): boolean {
  const cells = row.printed.filter((c) => c.column > 1 && c.text.trim() !== '');
  const ages = cells.filter((c) => isAge(c.text));
  return ages.length > 1 && cells.every((c) => !/\d/.test(c.text) || isAge(c.text) || /'\s?000/.test(c.text));
}

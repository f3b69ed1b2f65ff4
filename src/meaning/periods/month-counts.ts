/** Lengths in months that are neither a part of a year by name nor a year, as they are written out. */
const WRITTEN: Readonly<Record<string, number>> = {
  two: 2,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  ten: 10,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
};

/** "Fifteen months", "14-month": a length of time that has no name of its own. */
export const ODD_MONTHS = new RegExp(
  `\\b(${Object.keys(WRITTEN).join('|')}|1[013-8]|[24578])[- ]?months?\\b`,
  'i',
);

/** How many months such a length is; null where a text names none. */
export function oddMonths(text: string): number | null {
  const told = ODD_MONTHS.exec(text)?.[1]?.toLowerCase();
  return told === undefined ? null : (WRITTEN[told] ?? Number(told));
}

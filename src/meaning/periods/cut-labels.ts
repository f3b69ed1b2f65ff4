import { rememberedText } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';

const CUT = /\bas (?:at|on|of)(?: [a-z]{3,9}\.?)?$/i;
const REST = /^(?:\d{1,2}(?:st|nd|rd|th)?(?: [a-z]{3,9})?|[a-z]{3,9} \d{1,2}),? (?:19|20)\d\d$/i;

/** True for a row that holds nothing but the rest of a date: "31, 2024". */
export const isRestOfDate = rememberedText((text: string): boolean =>
  /^\d{1,2},? (?:19|20)\d\d$/.test(text.replace(/\s+/g, ' ').trim()),
);

/** True for a label whose date was cut off: "Gross block as at March". */
export const isCut = (label: string): boolean => CUT.test(label.trim());

/** "Gross block as at March | 1,204" over "31, 2024 | |": the label, with the rest of its date from the next row. */
export function withRestOfDate({ table }: Layout, row: number, label: string): string {
  if (!isCut(label)) return label;
  const below = table.rows[row + 1]?.cells.filter((c) => c && c.text.trim() !== '') ?? [];
  const rest = below[0]?.text.replace(/\s+/g, ' ').trim() ?? '';
  return below.length === 1 && REST.test(rest) ? `${label.trim()} ${rest}` : label;
}

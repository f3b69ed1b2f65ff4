/** How digits are parted for a reader: 4,89,64,89,00,000 or 489,648,900,000. */
export type DigitGroups = 'indian' | 'western';

/** A plain decimal (`-1234567.5`) with its whole digits in groups. */
export function withGroups(decimal: string, groups: DigitGroups): string {
  const [, sign = '', whole = '', rest = ''] = /^([-+]?)(\d+)(.*)$/s.exec(decimal) ?? [];
  if (whole === '') return decimal;
  if (groups === 'western' || whole.length <= 3)
    return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${rest}`;
  const head = whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',');
  return `${sign}${head},${whole.slice(-3)}${rest}`;
}

/**
 * The groups that the digits of a printed figure stand in; null when it shows none, or such as both habits write
 * (48,964). Blanks, apostrophes and points between groups of three are western.
 */
export function groupsOf(printed: string): DigitGroups | null {
  if (/\d,\d{2},\d/.test(printed)) return 'indian';
  if (/(?:^|\D)\d{1,3}[,.' \u00a0\u2009\u202f]\d{3}[,.' \u00a0\u2009\u202f]\d{3}(?!\d)/.test(printed))
    return 'western';
  return null;
}

/** A count for a sentence: 2641, but 31,204. */
export function counted(count: number): string {
  return count < 10_000 ? String(count) : count.toLocaleString('en-US');
}

/** A size in bytes as `ls -h` would say it, in powers of 1000: 475 kB, 1.6 MB. */
export function sized(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)} ${units[unit] ?? ''}`;
}

/** A text without its middle when it is longer than `room`: both ends are kept, and what is left out is counted. */
export function cutMiddle(text: string, room: number): string {
  if (text.length <= room) return text;
  const half = room >> 1;
  // never between the halves of one character
  const head = text.slice(0, half).replace(/[\ud800-\udbff]$/, '');
  const tail = text.slice(text.length - half).replace(/^[\udc00-\udfff]/, '');
  return `${head}…(+${text.length - head.length - tail.length})…${tail}`;
}

/** A text of at most `room` characters; what is cut off is counted: `Balance sh…(+12)`. */
export function cutTo(text: string, room: number): string {
  if (text.length <= room) return text;
  const mark = (kept: number): string => `…(+${text.length - kept})`;
  let kept = Math.max(0, room - mark(0).length);
  // never between the halves of one character
  if (/[\ud800-\udbff]/.test(text[kept - 1] ?? '')) kept -= 1;
  return text.slice(0, kept) + mark(kept);
}

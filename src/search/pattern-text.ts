/** The sides of the `|`s that stand outside groups and brackets; the pattern itself when there are none. */
export function alternativesOf(pattern: string): readonly string[] {
  if (!pattern.includes('|')) return [pattern];
  const choices: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const c = pattern[at];
    if (c === '\\') at += 1;
    else if (c === '[') at = closeOf(pattern, at);
    else if (c === '(') depth += 1;
    else if (c === ')') depth -= 1;
    else if (c === '|' && depth <= 0) {
      choices.push(pattern.slice(start, at));
      start = at + 1;
    }
  }
  return [...choices, pattern.slice(start)];
}

/** Where the bracket expression that opens at `at` closes, or the end. */
function closeOf(pattern: string, at: number): number {
  const first = pattern[at + 1] === '^' ? at + 2 : at + 1;
  const close = pattern.indexOf(']', first + 1);
  return close < 0 ? pattern.length : close;
}

/** A pattern that escapes what a figure is written with (`48,964\.89`, `\(1,234\)`, `\b4896489\b`), without the escapes. */
export function unescaped(pattern: string): string {
  return pattern.replace(/^\\[b<]|\\[b>]$/g, '').replace(/\\([.,()$+\-`])/g, '$1');
}

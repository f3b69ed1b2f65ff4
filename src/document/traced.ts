/**
 * A step of rewriting a text. `find` is global and has no capturing group.
 *
 * - `put` as a string stands in place of what was found (no `$` references); as a function it is given what was found and
 *   the characters on either side ('' at the ends).
 * - `within` rewrites what was found by further rules.
 * - `needs` is what a text must hold for the rule to find anything: a quicker test than finding nothing.
 */
export type Rule = { readonly find: RegExp; readonly needs?: string | RegExp } & (
  | { readonly put: string | ((found: string, before: string, after: string) => string) }
  | { readonly within: readonly Rule[] }
);

/** Applies rules in order: the fast way, without a trace. */
export function rewrite(text: string, rules: readonly Rule[]): string {
  let now = text;
  for (const rule of rules) {
    if (rule.needs !== undefined && !holds(now, rule.needs)) continue;
    if ('within' in rule) now = now.replace(rule.find, (found) => rewrite(found, rule.within));
    else if (typeof rule.put === 'string') now = now.replace(rule.find, rule.put);
    else now = rewriteEach(now, rule.find, rule.put);
  }
  return now;
}

function holds(text: string, needed: string | RegExp): boolean {
  return typeof needed === 'string' ? text.includes(needed) : needed.test(text);
}

function rewriteEach(
  text: string,
  find: RegExp,
  put: (found: string, before: string, after: string) => string,
): string {
  return text.replace(find, (found: string, at: number) =>
    put(found, text.charAt(at - 1), text.charAt(at + found.length)),
  );
}

/** A rewritten text that knows which characters of the first text each of its own came from. */
export interface Traced {
  readonly text: string;
  /** For each character: the offsets in the first text where its origin starts and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** For each character: true when something before it vanished. */
  readonly gaps: readonly boolean[];
}

/** The same text as {@link rewrite} gives, with its trace. */
export function trace(text: string, rules: readonly Rule[]): Traced {
  const starts = Array.from({ length: text.length }, (_, i) => i);
  let now: Traced = { text, starts, ends: starts.map((i) => i + 1), gaps: starts.map(() => false) };
  for (const rule of rules) now = traceRule(now, rule);
  return now;
}

function traceRule(from: Traced, rule: Rule): Traced {
  const pieces: Traced[] = [];
  let done = 0;
  for (const m of from.text.matchAll(rule.find)) {
    const end = m.index + m[0].length;
    const found = slice(from, m.index, end);
    pieces.push(slice(from, done, m.index));
    if ('within' in rule) pieces.push(rule.within.reduce(traceRule, found));
    else {
      const { put } = rule;
      const before = from.text.charAt(m.index - 1);
      pieces.push(replaced(found, typeof put === 'string' ? put : put(m[0], before, from.text.charAt(end))));
    }
    done = end;
  }
  return done === 0 && pieces.length === 0 ? from : joined([...pieces, slice(from, done, from.text.length)]);
}

function slice(from: Traced, start: number, end: number): Traced {
  return {
    text: from.text.slice(start, end),
    starts: from.starts.slice(start, end),
    ends: from.ends.slice(start, end),
    gaps: from.gaps.slice(start, end),
  };
}

/** Text in place of a piece: as long as the piece, character for character; else all of it came from all of the piece. */
function replaced(from: Traced, text: string): Traced {
  if (text.length === from.text.length) return { ...from, text };
  const start = from.starts[0] ?? 0;
  const end = from.ends[from.ends.length - 1] ?? start;
  const each = <T>(value: T): readonly T[] => Array.from({ length: text.length }, () => value);
  return {
    text,
    starts: each(start),
    ends: each(end),
    gaps: each(false).map((_, i) => i === 0 && from.gaps.includes(true)),
  };
}

/** Pieces end to end. An empty piece is where something vanished: the next character stands behind a gap. */
function joined(pieces: readonly Traced[]): Traced {
  const parts: Traced[] = [];
  let gap = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.text === '') {
      // pieces at even places are those between matches, which may be empty without any loss
      gap ||= index % 2 === 1;
      continue;
    }
    parts.push(gap ? { ...piece, gaps: [true, ...piece.gaps.slice(1)] } : piece);
    gap = false;
  }
  return {
    text: parts.map((p) => p.text).join(''),
    starts: parts.flatMap((p) => p.starts),
    ends: parts.flatMap((p) => p.ends),
    gaps: parts.flatMap((p) => p.gaps),
  };
}

/** The span of the first text that a span of the rewritten one came from. */
export function originOf(traced: Traced, start: number, end: number): { start: number; end: number } {
  if (end <= start) {
    const at = traced.starts[start] ?? traced.ends[start - 1] ?? 0;
    return { start: at, end: at };
  }
  return { start: traced.starts[start] ?? 0, end: traced.ends[end - 1] ?? 0 };
}

/** True when something vanished inside a span of the rewritten text. */
export function spansGap(traced: Traced, start: number, end: number): boolean {
  for (let i = start + 1; i < end; i += 1) if (traced.gaps[i]) return true;
  return false;
}

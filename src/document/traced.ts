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
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** For each character: 1 when something before it vanished. */
  readonly gaps: Uint8Array;
}

/** The same text as {@link rewrite} gives, with its trace. */
export function trace(text: string, rules: readonly Rule[]): Traced {
  const starts = new Int32Array(text.length).map((_, i) => i);
  const from: Traced = { text, starts, ends: starts.map((i) => i + 1), gaps: new Uint8Array(text.length) };
  return rules.reduce(traceRule, from);
}

function traceRule(from: Traced, rule: Rule): Traced {
  const made = new Tracing(from.text.length);
  let done = 0;
  for (const m of from.text.matchAll(rule.find)) {
    const end = m.index + m[0].length;
    made.copy(from, done, m.index);
    if ('within' in rule) {
      const inner = rule.within.reduce(traceRule, part(from, m.index, end));
      made.copy(inner, 0, inner.text.length);
    } else {
      const { put } = rule;
      const before = from.text.charAt(m.index - 1);
      const text = typeof put === 'string' ? put : put(m[0], before, from.text.charAt(end));
      made.replace(from, m.index, end, text);
    }
    done = end;
  }
  if (done === 0) return from;
  made.copy(from, done, from.text.length);
  return made.done();
}

function part(from: Traced, start: number, end: number): Traced {
  return {
    text: from.text.slice(start, end),
    starts: from.starts.slice(start, end),
    ends: from.ends.slice(start, end),
    gaps: from.gaps.slice(start, end),
  };
}

/** A trace in the making, from left to right. */
class Tracing {
  private readonly parts: string[] = [];
  private length = 0;
  private starts: Int32Array;
  private ends: Int32Array;
  private gaps: Uint8Array;
  /** True when something vanished right here. */
  private gap = false;

  /** @param length how long the text is likely to be */
  constructor(length: number) {
    this.starts = new Int32Array(length);
    this.ends = new Int32Array(length);
    this.gaps = new Uint8Array(length);
  }

  /** Text that stays as it is. */
  copy(from: Traced, start: number, end: number): void {
    this.parts.push(from.text.slice(start, end));
    this.makeRoom(end - start);
    for (let i = start; i < end; i += 1) this.push(from.starts[i], from.ends[i], from.gaps[i]);
  }

  /** Other text in place of a part: as long as the part, it came from it character for character; else all of it from all. */
  replace(from: Traced, start: number, end: number, text: string): void {
    this.parts.push(text);
    this.makeRoom(text.length);
    const isEven = text.length === end - start;
    for (let i = 0; i < text.length; i += 1) {
      if (isEven) this.push(from.starts[start + i], from.ends[start + i], from.gaps[start + i]);
      else this.push(from.starts[start], from.ends[end - 1], i === 0 ? from.gaps[start] : 0);
    }
    if (text === '') this.gap = true;
  }

  done(): Traced {
    return {
      text: this.parts.join(''),
      starts: this.starts.subarray(0, this.length),
      ends: this.ends.subarray(0, this.length),
      gaps: this.gaps.subarray(0, this.length),
    };
  }

  private push(start = 0, end = 0, gap = 0): void {
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.gaps[this.length] = this.gap ? 1 : gap;
    this.gap = false;
    this.length += 1;
  }

  private makeRoom(more: number): void {
    if (this.length + more <= this.starts.length) return;
    const size = 2 * (this.length + more);
    this.starts = grown(this.starts, new Int32Array(size));
    this.ends = grown(this.ends, new Int32Array(size));
    this.gaps = grown(this.gaps, new Uint8Array(size));
  }
}

function grown<T extends Int32Array | Uint8Array>(from: T, into: T): T {
  into.set(from);
  return into;
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
  for (let i = start + 1; i < end; i += 1) if (traced.gaps[i] === 1) return true;
  return false;
}

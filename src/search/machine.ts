import { Automaton, endsWord } from './automaton.js';
import type { Alphabet } from './character-set.js';
import { needsUnicode, source, wordSource } from './emit.js';
import { firstIsLongest, isPerl, matchesEmpty } from './length.js';
import { PatternError } from './pattern-error.js';
import type { Node } from './syntax.js';
import { contains, withoutCase } from './syntax.js';

/** A stretch of a text: `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a match may start and end: anywhere, only at the edges of words, only at those of the line. */
export type Edges = 'any' | 'word' | 'line';

export interface MachineOptions {
  readonly ignoreCase: boolean;
  readonly edges: Edges;
}

interface Forms {
  /** Finds the next match at or after `lastIndex`. */
  readonly next: RegExp;
  /** Source of the whole pattern with its edges, and of the pattern alone. */
  readonly whole: string;
  readonly bare: string;
  readonly flags: string;
}

const NOT_ASCII = /[^\0-\x7f]/;

/** One pattern, ready to run. Finds the leftmost match and, unless the pattern is Perl's, the longest there. */
export class Machine {
  private readonly node: Node;
  private lastText = '';
  private lastAlphabet: Alphabet = 'ascii';
  private made: Automaton | null | undefined;
  private readonly forms = new Map<Alphabet, Forms>();
  private readonly unicode: boolean;
  private readonly longestComesFirst: boolean;
  private readonly mayBeEmpty: boolean;

  /** @throws PatternError when the pattern is too large to compile */
  constructor(
    node: Node,
    private readonly options: MachineOptions,
  ) {
    this.node = options.ignoreCase ? withoutCase(node) : node;
    this.unicode = options.edges === 'word' || needsUnicode(node);
    this.longestComesFirst =
      isPerl(node) || options.edges === 'line' || (options.edges === 'any' && firstIsLongest(node));
    this.mayBeEmpty = matchesEmpty(node);
    this.formsFor('ascii');
  }

  /** True when the text holds a match. */
  test(text: string): boolean {
    if (this.options.edges === 'word' && this.mayBeEmpty) return this.find(text, 0) !== null;
    const { next } = this.formsOf(text);
    next.lastIndex = 0;
    return next.test(text);
  }

  /** The first match that starts at `from` or later, or null. What stands before `from` still counts as context. */
  find(text: string, from: number): Span | null {
    const forms = this.formsOf(text);
    for (let at = from; at <= text.length; ) {
      forms.next.lastIndex = at;
      const m = forms.next.exec(text);
      if (!m) return null;
      // V8 lets a pattern that looks behind match between the halves of a character
      if (isInsideCharacter(text, m.index)) {
        at = m.index + 1;
        continue;
      }
      const span = { start: m.index, end: this.longestEnd(forms, text, m.index, m.index + m[0].length) };
      if (span.end > span.start || !this.isShadowed(forms, text, span.start)) return span;
      at = afterCharacter(text, span.start);
    }
    return null;
  }

  private longestEnd(forms: Forms, text: string, start: number, end: number): number {
    if (this.longestComesFirst) return end;
    const isWord = this.options.edges === 'word';
    const longest = this.automaton()?.longestEnd(text, start, (at) => !isWord || endsWord(text, at));
    if (longest !== undefined) return Math.max(end, longest ?? end);
    for (let at = end; ; ) {
      const longer = endBeyond(forms.whole, forms.flags, text, start, at);
      if (longer === null || longer <= at) return at;
      at = longer;
    }
  }

  /**
   * With -w, grep takes an empty match only where nothing longer starts: on `,a` the pattern `,*` fails, since the comma
   * touches a word.
   */
  private isShadowed(forms: Forms, text: string, start: number): boolean {
    if (this.options.edges !== 'word') return false;
    const longest = this.automaton()?.longestEnd(text, start, () => true);
    if (longest !== undefined) return (longest ?? start) > start;
    return endBeyond(forms.bare, forms.flags, text, start, start) !== null;
  }

  /** Undefined until it is asked for; null when the pattern has none. */
  private automaton(): Automaton | null {
    if (this.made === undefined) this.made = Automaton.of(this.node, this.options.ignoreCase);
    return this.made;
  }

  private formsOf(text: string): Forms {
    if (!this.unicode) return this.formsFor('ascii');
    // a long line is asked about once for each match on it
    if (text !== this.lastText) {
      this.lastText = text;
      this.lastAlphabet = NOT_ASCII.test(text) ? 'unicode' : 'ascii';
    }
    return this.formsFor(this.lastAlphabet);
  }

  private formsFor(alphabet: Alphabet): Forms {
    const known = this.forms.get(alphabet);
    if (known) return known;
    const captures = contains(this.node, (n) => n.kind === 'reference');
    const bare = `(?:${source(this.node, alphabet, captures)})`;
    const whole = withEdges(bare, this.options.edges, alphabet);
    const flags = (this.options.ignoreCase ? 'i' : '') + (alphabet === 'unicode' ? 'u' : '');
    const made = { next: compile(whole, `g${flags}`), whole, bare, flags };
    this.forms.set(alphabet, made);
    return made;
  }
}

function isInsideCharacter(text: string, at: number): boolean {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** The offset behind the character at `at`, which may be two code units long. */
export function afterCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function withEdges(bare: string, edges: Edges, alphabet: Alphabet): string {
  if (edges === 'any') return bare;
  if (edges === 'line') return `^${bare}$`;
  const word = wordSource(alphabet);
  return `(?<!${word})${bare}(?!${word})`;
}

/**
 * Where a match that starts at `start` ends, when there is one that ends beyond `end`; null when there is none. For patterns
 * without an automaton: an engine can only be asked for a longer match by forbidding that so much is left behind it.
 */
function endBeyond(pattern: string, flags: string, text: string, start: number, end: number): number | null {
  const left = flags.includes('u') ? Array.from(text.slice(end)).length : text.length - end;
  if (left === 0) return null;
  const longer = compile(`${pattern}(?![\\s\\S]{${left}})`, `y${flags}`);
  longer.lastIndex = start;
  const m = longer.exec(text);
  return m ? start + m[0].length : null;
}

function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    throw new PatternError('too large');
  }
}

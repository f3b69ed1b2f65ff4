import { source, wordSource } from './emit.js';
import type { Anchor, Node } from './syntax.js';

/** A step of a program: read a character, look around, try two ways, or be done. */
type Step =
  | { readonly kind: 'read'; readonly reads: (character: string) => boolean }
  | { readonly kind: 'look'; readonly at: Anchor }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'done' };

/** A pattern whose repeats come to more steps than this has no automaton. */
const MOST_STEPS = 5000;

/**
 * Tells where matches end that start at one place. All ways to match are followed at once, so the longest is found in one
 * pass; a backtracking engine would have to be asked again for each length.
 */
export class Automaton {
  private constructor(private readonly steps: readonly Step[]) {}

  /** @returns null for a pattern with references or look-around, or one of very many steps */
  static of(node: Node, ignoreCase: boolean): Automaton | null {
    const steps: Step[] = [];
    const build = new Builder(steps, ignoreCase);
    if (!build.add(node)) return null;
    steps.push({ kind: 'done' });
    return new Automaton(steps);
  }

  /** The last end of a match that starts at `start` and is accepted, or null. */
  longestEnd(text: string, start: number, accept: (end: number) => boolean): number | null {
    let longest: number | null = null;
    let now = new Set<number>();
    this.follow(0, text, start, now);
    for (let at = start; now.size > 0; ) {
      if (now.has(this.steps.length - 1) && accept(at)) longest = at;
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (at >= text.length) break;
      const next = new Set<number>();
      at += character.length;
      for (const index of now) {
        const step = this.steps[index];
        if (step?.kind === 'read' && step.reads(character)) this.follow(index + 1, text, at, next);
      }
      now = next;
    }
    return longest;
  }

  /** Adds a step and all that can be reached from it without reading. */
  private follow(index: number, text: string, at: number, into: Set<number>): void {
    const waiting = [index];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (into.has(next)) continue;
      into.add(next);
      const step = this.steps[next];
      if (step?.kind === 'fork') waiting.push(...step.to);
      else if (step?.kind === 'look' && standsAt(text, at, step.at)) waiting.push(next + 1);
    }
  }
}

/** Lays out a pattern as steps: each part goes on with the step behind its last one. */
class Builder {
  constructor(
    private readonly steps: Step[],
    private readonly ignoreCase: boolean,
  ) {}

  /** False when the pattern cannot be laid out. */
  add(node: Node): boolean {
    if (this.steps.length > MOST_STEPS) return false;
    switch (node.kind) {
      case 'character':
      case 'any':
      case 'set':
        this.steps.push({ kind: 'read', reads: reader(node, this.ignoreCase) });
        return true;
      case 'anchor':
        this.steps.push({ kind: 'look', at: node.at });
        return true;
      case 'group':
        return this.add(node.body);
      case 'sequence':
        return node.parts.every((part) => this.add(part));
      case 'alternatives':
        return this.addChoices(node.choices);
      case 'repeat':
        return this.addRepeat(node.body, node.least, node.most);
      default:
        return false;
    }
  }

  private addChoices(choices: readonly Node[]): boolean {
    const fork = this.hold();
    const starts: number[] = [];
    const ends: number[] = [];
    for (const choice of choices) {
      starts.push(this.steps.length);
      if (!this.add(choice)) return false;
      ends.push(this.hold());
    }
    this.steps[fork] = { kind: 'fork', to: starts };
    for (const end of ends) this.steps[end] = { kind: 'fork', to: [this.steps.length] };
    return true;
  }

  private addRepeat(body: Node, least: number, most: number | null): boolean {
    for (let i = 0; i < least; i += 1) if (!this.add(body)) return false;
    if (most === null) {
      const fork = this.hold();
      if (!this.add(body)) return false;
      this.steps.push({ kind: 'fork', to: [fork] });
      this.steps[fork] = { kind: 'fork', to: [fork + 1, this.steps.length] };
      return true;
    }
    const forks: number[] = [];
    for (let i = least; i < most; i += 1) {
      forks.push(this.hold());
      if (!this.add(body)) return false;
    }
    for (const fork of forks) this.steps[fork] = { kind: 'fork', to: [fork + 1, this.steps.length] };
    return true;
  }

  /** A step that is settled later. */
  private hold(): number {
    return this.steps.push({ kind: 'fork', to: [] }) - 1;
  }
}

function reader(node: Node, ignoreCase: boolean): (character: string) => boolean {
  if (node.kind === 'character' && !ignoreCase) {
    const wanted = String.fromCodePoint(node.code);
    return (character) => character === wanted;
  }
  const pattern = new RegExp(`^${source(node, 'unicode', false)}$`, ignoreCase ? 'iu' : 'u');
  return (character) => pattern.test(character);
}

const WORD = new RegExp(wordSource('unicode'), 'u');

/** True when a character of a word stands before `at`. */
function wordBefore(text: string, at: number): boolean {
  const isLow = /[\udc00-\udfff]/.test(text.charAt(at - 1));
  return at > 0 && WORD.test(text.slice(isLow ? at - 2 : at - 1, at));
}

/** True when no character of a word stands at `at`. */
export function endsWord(text: string, at: number): boolean {
  return at >= text.length || !WORD.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function standsAt(text: string, at: number, anchor: Anchor): boolean {
  if (anchor === 'start') return at === 0;
  if (anchor === 'end') return at === text.length;
  const before = wordBefore(text, at);
  const after = !endsWord(text, at);
  switch (anchor) {
    case 'word start':
      return !before && after;
    case 'word end':
      return before && !after;
    case 'word edge':
      return before !== after;
    default:
      return before === after;
  }
}

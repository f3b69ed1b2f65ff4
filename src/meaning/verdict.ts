import type { RuleName } from './rules.js';

/** Words of the document that a rule found, and where. */
export interface Cited {
  readonly rule: RuleName;
  readonly line: number;
  readonly text: string;
}

/**
 * What a rule says of a figure: that what it found holds; that it found something which does not hold here; or that
 * nothing is to be given, whatever the rules after it find.
 */
export type Verdict<T extends Cited> =
  | { readonly kind: 'holds'; readonly found: T }
  | { readonly kind: 'fails'; readonly found: Cited; readonly why: string }
  | { readonly kind: 'ends'; readonly found: Cited | null; readonly why: string };

/** The verdicts of rules, strongest first, each worked out when it is asked for. */
export type Verdicts<T extends Cited> = Iterable<Verdict<T>>;

export const holds = <T extends Cited>(found: T): Verdict<T> => ({ kind: 'holds', found });

/** The verdict on what a rule may have found. */
export const holding = <T extends Cited>(found: T | null): readonly Verdict<T>[] =>
  found ? [holds(found)] : [];

export const fails = ({ rule, line, text }: Cited, why: string): Verdict<never> => ({
  kind: 'fails',
  found: { rule, line, text },
  why,
});

export const ends = (found: Cited | null, why: string): Verdict<never> => ({ kind: 'ends', found, why });

/** Verdicts that many figures ask for: each is worked out once, when it is first come to. */
export function shared<T extends Cited>(verdicts: Verdicts<T>): Verdicts<T> {
  const known: Verdict<T>[] = [];
  const rest = verdicts[Symbol.iterator]();
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i += 1) {
        const held = known[i];
        const next = held ? null : rest.next();
        if (next?.done) return;
        const verdict = held ?? next?.value;
        if (!verdict) return;
        known[i] = verdict;
        yield verdict;
      }
    },
  };
}

/** What the first rule that decides found; null when none does, or one says that nothing is to be given. */
export function decided<T extends Cited>(verdicts: Verdicts<T>): T | null {
  for (const verdict of verdicts) {
    if (verdict.kind === 'holds') return verdict.found;
    if (verdict.kind === 'ends') return null;
  }
  return null;
}

import { isPerl } from './length.js';
import type { MachineOptions, Span } from './machine.js';
import { Machine } from './machine.js';
import type { Node } from './syntax.js';
import { contains } from './syntax.js';

/** Several patterns at once: a text matches when one of them does. */
export class Expression {
  private readonly machines: readonly Machine[];

  /** @throws PatternError when a pattern is too large to compile */
  constructor(patterns: readonly Node[], options: MachineOptions) {
    // references count groups and Perl's patterns have a rule of their own, so each of those runs alone
    const alone = patterns.filter((p) => isPerl(p) || contains(p, (n) => n.kind === 'reference'));
    const together = patterns.filter((p) => !alone.includes(p)).sort((a, b) => sizeOf(b) - sizeOf(a));
    const nodes: Node[] = [...alone];
    const [only] = together;
    if (together.length > 1) nodes.push({ kind: 'alternatives', choices: together });
    else if (only) nodes.push(only);
    this.machines = nodes.map((node) => new Machine(node, options));
  }

  test(text: string): boolean {
    return this.machines.some((machine) => machine.test(text));
  }

  /** The leftmost match that starts at `from` or later, the longest of those that start there; null when there is none. */
  find(text: string, from: number): Span | null {
    let best: Span | null = null;
    for (const machine of this.machines) {
      const span = machine.find(text, from);
      if (span && (!best || span.start < best.start || (span.start === best.start && span.end > best.end)))
        best = span;
    }
    return best;
  }
}

function sizeOf(node: Node): number {
  return node.kind === 'sequence' ? node.parts.length : 1;
}

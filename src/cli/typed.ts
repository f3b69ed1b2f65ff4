import type { CommandName } from '../options/commands.js';
import type { Settled } from './argv.js';
import { textOf } from './argv.js';

/** What was typed: by command, option names and operands, without a meaning yet. */
export interface Typed {
  /** Null when no command was given. */
  readonly command: CommandName | null;
  readonly operands: readonly string[];
  /** Flags that were given, by name. */
  has(name: string): boolean;
  /** The value of an option, or null. */
  text(name: string): string | null;
  /** All values of a repeatable option. */
  texts(name: string): readonly string[];
}

/**
 * Reads a settled command line word by word: each is `--flag`, `--option=@3` or `@3`. Says what yargs would say of it
 * (`program.ts`; a test compares them), and nothing has to be loaded for it.
 */
export function typedOf(settled: Settled): Typed {
  const { command, argv } = settled;
  const words = command ? argv.slice(1) : argv;
  const operands: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  for (const word of words) {
    const [, option, token] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (option === undefined) operands.push(textOf(word, settled));
    else if (token === undefined) flags.add(option);
    else values.set(option, [...(values.get(option) ?? []), textOf(token, settled)]);
  }
  return {
    command: command?.name ?? null,
    operands,
    has: (name) => flags.has(name),
    text: (name) => values.get(name)?.at(-1) ?? null,
    texts: (name) => values.get(name) ?? [],
  };
}

import yargs from 'yargs';
import { UserError } from '../user-error.js';
import type { Settled } from './argv.js';
import { textOf } from './argv.js';
import type { CommandName } from './commands.js';
import { COMMANDS, OF_DOCUMENTS } from './commands.js';
import type { Option } from './option.js';

/** What was typed, as yargs read it: by command, option names and operands, without a meaning yet. */
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
 * Reads a settled command line with a yargs program made from the declarations.
 */
export function readWith(settled: Settled): Typed {
  let command: CommandName | null = null;
  let program = yargs()
    .scriptName('finread')
    // Messages are in one language, so that a script can rely on them.
    .detectLocale(false)
    .help(false)
    .version(false)
    .exitProcess(false)
    .parserConfiguration({ 'boolean-negation': false, 'camel-case-expansion': false, 'dot-notation': false })
    .strict()
    .fail((message, error) => {
      throw error ?? new UserError(message);
    });
  for (const declared of COMMANDS) {
    program = program.command(
      `${declared.name} [operands..]`,
      declared.about,
      (builder) => {
        builder.positional('operands', { type: 'string', array: true });
        for (const option of declared.options) builder.option(option.name, yargsOption(option, settled));
      },
      () => {
        command = declared.name;
      },
    );
  }
  for (const option of OF_DOCUMENTS) program.option(option.name, yargsOption(option, settled));
  const values: Readonly<Record<string, unknown>> = program.parseSync([...settled.argv]);
  const listed = (name: string): string[] => {
    const value = values[name];
    return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  };
  return {
    command,
    operands: listed('operands').map((token) => textOf(token, settled)),
    has: (name) => values[name] === true,
    text: (name) => listed(name).at(-1) ?? null,
    texts: listed,
  };
}

function yargsOption({ value }: Option, settled: Settled) {
  const decode = (token: string): string => textOf(token, settled);
  if (!value) return { type: 'boolean' } as const;
  if (!value.repeatable) return { type: 'string', coerce: decode } as const;
  return { type: 'string', array: true, coerce: (tokens: readonly string[]) => tokens.map(decode) } as const;
}

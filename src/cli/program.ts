import type { Argv, Options } from 'yargs';
import yargs from 'yargs';
import type { Option } from '../options/option.js';
import { OF_DOCUMENTS } from '../options/shared-options.js';
import { UserError } from '../user-error.js';
import type { Settled } from './argv.js';
import { textOf } from './argv.js';
import type { Typed } from './typed.js';

/** Reads a settled command line with a yargs program made from the declaration of its command. */
export function readWith(settled: Settled): Typed {
  const program = yargs()
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
  const { command } = settled;
  if (command) program.command(`${command.name} [operands..]`, command.about, operandsAnd(command.options));
  else program.options(yargsOptions(OF_DOCUMENTS));
  const values: Readonly<Record<string, unknown>> = program.parseSync([...settled.argv]);
  const texts = (name: string): string[] => tokens(values[name]).map((token) => textOf(token, settled));
  return {
    command: command?.name ?? null,
    operands: texts('operands'),
    has: (name) => values[name] === true,
    text: (name) => texts(name).at(-1) ?? null,
    texts,
  };
}

function operandsAnd(options: readonly Option[]): (builder: Argv) => Argv {
  return (builder) =>
    builder.positional('operands', { type: 'string', array: true }).options(yargsOptions(options));
}

function yargsOptions(options: readonly Option[]): Record<string, Options> {
  return Object.fromEntries(options.map((option) => [option.name, yargsOption(option)]));
}

function yargsOption({ value }: Option): Options {
  if (!value) return { type: 'boolean' };
  return value.repeatable ? { type: 'string', array: true } : { type: 'string' };
}

function tokens(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
}

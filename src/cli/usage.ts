import { closestMatch } from 'leven';
import { COMMANDS } from '../options/commands.js';
import type { Command, Option } from '../options/option.js';
import { isNumber } from '../options/option.js';
import { UserError } from '../user-error.js';

/** What to write for options that people know from grep and that this grep has no need of. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  '-P': 'leave it out: \\d, lazy repeats and look-around work without it',
  '--perl-regexp': 'leave it out: \\d, lazy repeats and look-around work without it',
  '-G': 'leave it out and escape ( ) | + ? { } where they are plain text',
  '-R': 'write -r',
  '--dereference-recursive': 'write -r',
  '-a': 'leave it out: bytes that are no UTF-8 are read anyway',
  '--text': 'leave it out: bytes that are no UTF-8 are read anyway',
  '--exclude-dir': 'write --exclude, or name the folders to search',
  '--no-color': 'write --color=never',
  '--no-colour': 'write --color=never',
};

/** The error for an option that `command` does not have. `typed` is it alone, with its dashes and no value. */
export function unknownOption(typed: string, command: Command | null, word = typed): UserError {
  const help = command ? `finread ${command.name} --help` : 'finread --help';
  const known = NOT_NEEDED[typed];
  if (known !== undefined && command?.name === 'grep')
    return new UserError(`${here(command)}no option ${typed}; ${known}`);
  if (!command && isOptionSomewhere(typed))
    return new UserError(`${typed} belongs behind a command: finread COMMAND ${typed}`);
  if (/^-\d+$/.test(word) && command?.name === 'grep')
    return new UserError(
      `${here(command)}no option ${word}; to search for it: -e ${word}; for lines of context: -C ${word.slice(1)}`,
    );
  const meant = typed.startsWith('--') ? nearest(typed, longNames(command?.options ?? [])) : undefined;
  if (meant !== undefined) return new UserError(`${here(command)}no option ${typed}; did you mean ${meant}?`);
  if (typed === '-h' || typed === '-?')
    return new UserError(`${here(command)}no option ${typed}; help is ${help}`);
  const asPattern = command?.name === 'grep' ? `; to search for it: -e '${word}'` : '';
  return new UserError(`${here(command)}no option ${typed}${asPattern} (${help})`);
}

/** The error for a first word that is no command. */
export function unknownCommand(word: string): UserError {
  const names = COMMANDS.map((command) => command.name);
  const meant = nearest(word, names);
  if (meant !== undefined) return new UserError(`no command ${word}; did you mean finread ${meant}?`);
  if (word === 'help') return new UserError('no command help; write finread --help, or finread grep --help');
  if (/^[^\s]+\.\w+(:\d.*)?$/.test(word))
    return new UserError(`no command ${word}; to read it: finread read ${word}`);
  return new UserError(`no command ${word}; the commands are ${names.join(', ')} (finread --help)`);
}

/** The error for an option without the value that it needs. */
export function valueMissing(typed: string, option: Option, command: Command | null): UserError {
  return new UserError(
    `${here(command)}${typed} needs a value: ${typed} ${option.value?.name ?? ''}`.trimEnd(),
  );
}

/** The error for a value that an option cannot have, or null when it can. */
export function valueWrong(
  typed: string,
  option: Option,
  text: string,
  command: Command | null,
): UserError | null {
  const { choices } = option.value ?? {};
  if (isNumber(option) && !/^\d{1,15}$/.test(text))
    return new UserError(`${here(command)}${typed} takes a whole number, not "${text}"`);
  if (choices && !choices.includes(text))
    return new UserError(`${here(command)}${typed} takes ${choices.join(', ')}, not "${text}"`);
  return null;
}

/** The error for a value behind an option that takes none. */
export function valueUnwanted(typed: string, command: Command | null): UserError {
  return new UserError(`${here(command)}${typed} takes no value`);
}

function here(command: Command | null): string {
  return command ? `${command.name}: ` : '';
}

function isOptionSomewhere(typed: string): boolean {
  return COMMANDS.some(({ options }) =>
    (options as readonly Option[]).some((o) => typed === `--${o.name}` || typed === `-${o.short}`),
  );
}

function longNames(options: readonly Option[]): string[] {
  return options
    .flatMap((o) => (o.also === undefined ? [o.name] : [o.name, o.also]))
    .map((name) => `--${name}`);
}

/** The nearest of the names, unless it is so far that it would be a guess: two letters in five. */
function nearest(word: string, names: readonly string[]): string | undefined {
  const letters = word.replace(/^-+/, '').length;
  return closestMatch(word, [...names], { maxDistance: Math.ceil(letters / 2.5) });
}

import type { DeclaredCommand } from '../options/commands.js';
import { commandNamed } from '../options/commands.js';
import type { Option } from '../options/option.js';
import { OF_DOCUMENTS } from '../options/shared-options.js';
import { unknownCommand, unknownOption, valueMissing, valueUnwanted, valueWrong } from './usage.js';

/**
 * A command line in which no word can be misread: every text (a value, an operand) stands as a token such as `@3`, so
 * that a parser cannot take it for an option, a number or a quoted string. Operands come first, options behind them.
 */
export interface Settled {
  /** Null when none was given. */
  readonly command: DeclaredCommand | null;
  readonly argv: readonly string[];
  /** The texts as they were typed; `@3` stands for `texts[3]`. */
  readonly texts: readonly string[];
}

/** The text that a token stands for. */
export function textOf(token: string, settled: Settled): string {
  return settled.texts[Number(token.slice(1))] ?? '';
}

/**
 * Reads the words as getopt does: options and operands in any order, `-efoo`, `-A1`, bundles such as `-in`, values that
 * begin with a dash, everything behind `--` as operands. Of an option given twice the last one holds, unless it is
 * repeatable; an option undoes the one that it contradicts.
 *
 * @param words the command line without the name of the program
 * @throws UserError for an option or command that does not exist, and for a value that is missing, unwanted or impossible
 */
export function settle(words: readonly string[]): Settled {
  const line = new Line();
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      for (const operand of rest.splice(0)) line.operand(operand);
    } else if (word.startsWith('--')) readLong(word, rest, line);
    else if (word.startsWith('-') && word !== '-' && !LINE_OF_INPUT.test(word)) readShort(word, rest, line);
    else line.operand(word);
  }
  return line.settled();
}

/** `-:7`: a line of standard input. */
const LINE_OF_INPUT = /^-:\d/;

/** What has been read so far. */
class Line {
  #command: DeclaredCommand | null = null;
  readonly #operands: string[] = [];
  #given: { readonly typed: string; readonly option: Option; readonly text: string | null }[] = [];

  get command(): DeclaredCommand | null {
    return this.#command;
  }

  /** Before the command only options of every command can be told apart. */
  find(matches: (option: Option) => boolean): Option | undefined {
    return (this.#command?.options ?? OF_DOCUMENTS).find(matches);
  }

  operand(word: string): void {
    if (this.#command) this.#operands.push(word);
    else {
      this.#command = commandNamed(word) ?? null;
      if (!this.#command) throw unknownCommand(word);
    }
  }

  give(typed: string, option: Option, text: string | null): void {
    const wrong = text === null ? null : valueWrong(typed, option, text, this.#command);
    if (wrong) throw wrong;
    const gone = option.value?.repeatable ? option.undoes : option.name;
    this.#given = this.#given.filter((g) => g.option.name !== gone && g.option.name !== option.undoes);
    this.#given.push({ typed, option, text });
  }

  settled(): Settled {
    const texts: string[] = [];
    const token = (text: string): string => `@${texts.push(text) - 1}`;
    const operands = this.#operands.map(token);
    const options = this.#given.map(({ typed, option, text }) => {
      if (this.#command && !this.#command.options.some((o) => o.name === option.name))
        throw unknownOption(typed, this.#command);
      return text === null ? `--${option.name}` : `--${option.name}=${token(text)}`;
    });
    return {
      command: this.#command,
      argv: [...(this.#command ? [this.#command.name] : []), ...operands, ...options],
      texts,
    };
  }
}

function readLong(word: string, rest: string[], line: Line): void {
  const equals = word.indexOf('=');
  const typed = equals < 0 ? word : word.slice(0, equals);
  const joined = equals < 0 ? undefined : word.slice(equals + 1);
  const name = typed.slice(2);
  const option = line.find((o) => o.name === name || o.also === name);
  if (!option) throw unknownOption(typed, line.command, word);
  if (option.value) line.give(typed, option, joined ?? option.value.bare ?? next(typed, option, rest, line));
  else if (joined === undefined) line.give(typed, option, null);
  else throw valueUnwanted(typed, line.command);
}

function readShort(word: string, rest: string[], line: Line): void {
  const letters = Array.from(word.slice(1));
  for (let letter = letters.shift(); letter !== undefined; letter = letters.shift()) {
    const typed = `-${letter}`;
    const option = line.find((o) => o.short === letter);
    if (!option) throw unknownOption(typed, line.command, word);
    if (!option.value) line.give(typed, option, null);
    else line.give(typed, option, letters.splice(0).join('') || next(typed, option, rest, line));
  }
}

function next(typed: string, option: Option, rest: string[], line: Line): string {
  const text = rest.shift();
  if (text === undefined) throw valueMissing(typed, option, line.command);
  return text;
}

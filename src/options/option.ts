/** One option, declared once: the parser, the help, the completions and the test of the man pages are made from it. */
export interface Option<Name extends string = string> {
  /** Long name without its dashes. */
  readonly name: Name;
  /** One letter. */
  readonly short?: string;
  /** Another long spelling that grep knows. */
  readonly also?: string;
  /** What it takes; a flag has none. */
  readonly value?: Value;
  /** One line, in the imperative, without a full stop. */
  readonly about: string;
  /** The option that this one undoes when it comes later (`-h` after `-H`). */
  readonly undoes?: string;
  /** The operand that is not needed beside it. */
  readonly replaces?: string;
  /** Of use on a command line only: the tools of the server have no such parameter. */
  readonly terminal?: true;
}

export interface Value {
  /** How help names it: `NUM`, `GLOB`. */
  readonly name: string;
  /** `number`: a whole number, not negative; `from one`: one that counts from 1. */
  readonly kind: 'text' | 'number' | 'from one' | 'file' | 'folder';
  /** Every use counts; else the last one does. */
  readonly repeatable?: true;
  readonly choices?: readonly string[];
  /** What holds when the option is not given, for the help. */
  readonly default?: string;
  /** What the bare option means; a value must then be joined with `=`. */
  readonly bare?: string;
}

/** A word of a command line that is no option. */
export interface Operand {
  /** `PATTERN`, `FILE`, `PATH`. */
  readonly name: string;
  /** One line, without a full stop. */
  readonly about: string;
  /** `input`: a file or standard input on a command line; the text itself for a client of the server. */
  readonly kind: 'text' | 'path' | 'input' | 'shell';
  readonly required: boolean;
  readonly many: boolean;
  readonly choices?: readonly string[];
}

export interface Example {
  readonly command: string;
  readonly about: string;
}

export interface Command {
  readonly name: string;
  /** A few words, for a client's list of tools; of commands that are tools only. */
  readonly title?: string;
  /** One line. */
  readonly about: string;
  /** What else its help says, a paragraph each. */
  readonly notes?: readonly string[];
  /** The same for a command line only: what standard input is to it. */
  readonly terminalNotes?: readonly string[];
  readonly operands: readonly Operand[];
  readonly options: readonly Option[];
  /** The first one stands in the help of the whole program. */
  readonly examples: readonly [Example, Example];
}

/** True for an option whose value is a whole number. */
export function isNumber({ value }: Option): boolean {
  return value?.kind === 'number' || value?.kind === 'from one';
}

/** `-m, --max-count NUM`: how help and man pages write an option. */
export function optionTag(option: Option): string {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return `${short}--${option.name}${valueTag(option.value)}`;
}

function valueTag(value: Value | undefined): string {
  if (value === undefined) return '';
  return value.bare === undefined ? ` ${value.name}` : `[=${value.name}]`;
}

/** `PATTERN [PATH…]`: how a usage line writes operands. */
export function operandTag(operand: Operand): string {
  const name = operand.many ? `${operand.name}…` : operand.name;
  return operand.required ? name : `[${name}]`;
}

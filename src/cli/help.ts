import { DOCUMENT_COMMANDS } from '../options/document-commands.js';
import type { Command, Option } from '../options/option.js';
import { operandTag, optionTag } from '../options/option.js';
import { OTHER_COMMANDS } from '../options/other-commands.js';
import { OF_DOCUMENTS } from '../options/shared-options.js';

const WIDTH = 80;

/** The help of the whole program: every command with an example. Under 60 lines. */
export function programHelp(): string {
  return lines([
    ...wrap(
      'finread: grep and sed for financial reports in Markdown. No figure comes without its unit and period, or a ' +
        'plain "not stated", and the line that decides it.',
      WIDTH,
    ),
    '',
    'Usage: finread COMMAND [OPTION…] [WORD…]',
    '',
    ...DOCUMENT_COMMANDS.flatMap((command) => [
      ...described(synopsis(command), command.about, 26),
      `      ${command.examples[0].command}`,
    ]),
    '',
    'For agents, logs and shells:',
    ...OTHER_COMMANDS.flatMap((command) => described(synopsis(command), command.about, 26)),
    '',
    'Options of the commands that read documents:',
    ...optionLines(OF_DOCUMENTS),
    '',
    'The way to a figure: list, outline, grep, read, units; before you answer: check.',
    'Lines are numbered as by grep -n. FILE:12 and FILE:12-40 name lines, too.',
    'Exit status: 0 something was found, 1 nothing was, 2 an error.',
    'finread COMMAND --help says more, and so does man finread.',
  ]);
}

/** The help of one command, which ends with its examples. */
export function commandHelp(command: Command): string {
  const everywhere = new Set(OF_DOCUMENTS.map((option): string => option.name));
  const own = command.options.filter((option) => !everywhere.has(option.name));
  const shared = command.options.filter((option) => everywhere.has(option.name));
  const width = Math.max(...command.examples.map((example) => example.command.length));
  return lines([
    ['Usage: finread', command.name, '[OPTION…]', ...command.operands.map(operandTag)].join(' '),
    '',
    ...wrap(`${capital(command.about)}.`, WIDTH),
    ...[...(command.notes ?? []), ...(command.terminalNotes ?? [])].flatMap((note) => [
      '',
      ...wrap(note, WIDTH),
    ]),
    '',
    'Options:',
    ...optionLines(own),
    ...optionLines(shared),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example.command.padEnd(width)}  ${example.about}`),
  ]);
}

function synopsis(command: Command): string {
  return [command.name, ...command.operands.map(operandTag)].join(' ');
}

function optionLines(options: readonly Option[]): string[] {
  return options.flatMap((option) => {
    const tag = option.short === undefined ? `    ${optionTag(option)}` : optionTag(option);
    const byDefault = option.value?.default === undefined ? '' : ` (default ${option.value.default})`;
    return described(tag, option.about + byDefault, 31);
  });
}

/** A term and what it means, in two columns; a term that is too long has a line of its own. */
function described(term: string, about: string, column: number): string[] {
  const indent = ' '.repeat(column);
  const [first = '', ...rest] = wrap(about, WIDTH - column);
  const start = `  ${term}`;
  const head = start.length < column - 1 ? [start.padEnd(column) + first] : [start, indent + first];
  return [...head, ...rest.map((line) => indent + line)];
}

function wrap(text: string, width: number): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ')) {
    const line = wrapped.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      wrapped.push(`${wrapped.pop()} ${word}`);
    else wrapped.push(word);
  }
  return wrapped;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

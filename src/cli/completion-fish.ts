import { COMMANDS } from '../options/commands.js';
import type { Command, Option } from '../options/option.js';
import { EVERYWHERE } from '../options/shared-options.js';

/** Completions for fish, which offers files where nothing else is said. */
export function fishCompletion(): string {
  const first = '__fish_use_subcommand';
  return [
    ...COMMANDS.map(({ name, about }) => `complete -c finread -n ${first} -f -a ${name} -d ${quoted(about)}`),
    ...EVERYWHERE.map((option) => optionLine(first, option)),
    ...COMMANDS.flatMap(commandLines),
    '',
  ].join('\n');
}

function commandLines({ name, operands, options }: Command): string[] {
  const condition = quoted(`__fish_seen_subcommand_from ${name}`);
  const choices = operands.flatMap((operand) => operand.choices ?? []).join(' ');
  return [
    ...(choices === '' ? [] : [`complete -c finread -n ${condition} -f -a ${quoted(choices)}`]),
    ...options.map((option) => optionLine(condition, option)),
  ];
}

function optionLine(condition: string, option: Option): string {
  const short = option.short === undefined ? '' : ` -s ${option.short}`;
  return `complete -c finread -n ${condition}${short} -l ${option.name}${valuePart(option)} -d ${quoted(option.about)}`;
}

function valuePart({ value }: Option): string {
  if (!value) return '';
  if (value.choices) return ` -x -a ${quoted(value.choices.join(' '))}`;
  if (value.kind === 'file') return ' -r';
  return value.kind === 'folder' ? " -x -a '(__fish_complete_directories)'" : ' -x';
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

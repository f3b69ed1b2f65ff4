import { COMMANDS } from '../options/commands.js';
import type { Command, Operand, Option } from '../options/option.js';
import { EVERYWHERE } from '../options/shared-options.js';

/** A zsh completion function, to be evaluated or to be put on `fpath` as `_finread`. */
export function zshCompletion(): string {
  return `#compdef finread
_finread() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands=(
${COMMANDS.map((command) => `    ${quoted(`${command.name}:${command.about}`)}`).join('\n')}
  )
  _arguments -C -S ${EVERYWHERE.map(optionSpec).join(' ')} '1:command:->command' '*::word:->word'
  case $state in
    command) _describe command commands ;;
    word)
      case $words[1] in
${COMMANDS.map(commandCase).join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _finread ]]; then _finread "$@"; else compdef _finread finread; fi
`;
}

function commandCase({ name, operands, options }: Command): string {
  const specs = [...options.map(optionSpec), ...operands.map(operandSpec)];
  return `        ${name}) _arguments -s -S \\\n${specs.map((spec) => `          ${spec}`).join(' \\\n')} ;;`;
}

function optionSpec(option: Option): string {
  const { name, short, value } = option;
  const about = `[${option.about.replace(/[\\[\]]/g, '\\$&')}]`;
  const long = `--${name}${value ? (value.bare === undefined ? '=' : '=-') : ''}`;
  const tail = about + valueSpec(option);
  const repeat = value?.repeatable ? '*' : '';
  if (short === undefined) return quoted(repeat + long + tail);
  const apart = value?.repeatable ? `'*'` : quoted(`(-${short} --${name})`);
  return `${apart}{-${short}${value ? '+' : ''},${long}}${quoted(tail)}`;
}

function valueSpec({ value }: Option): string {
  if (!value) return '';
  const action = value.choices
    ? `(${value.choices.join(' ')})`
    : value.kind === 'file'
      ? '_files'
      : value.kind === 'folder'
        ? '_files -/'
        : ' ';
  return `${value.bare === undefined ? ':' : '::'}${value.name}:${action}`;
}

function operandSpec(operand: Operand): string {
  const place = operand.many ? '*:' : operand.required ? ':' : '::';
  return quoted(`${place}${operand.name}:${operandAction(operand)}`);
}

function operandAction({ name, kind, choices }: Operand): string {
  if (choices) return `(${choices.join(' ')})`;
  // A plain message would keep an option that is being typed in its place from being completed.
  return kind === 'path' ? '_files' : `_guard "^-*" ${name}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

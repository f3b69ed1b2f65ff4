import { COMMANDS } from '../options/commands.js';
import type { Command, Option } from '../options/option.js';
import { OF_DOCUMENTS } from '../options/shared-options.js';

/** A bash function that completes commands, options and choices; where it has nothing, bash offers files. */
export function bashCompletion(): string {
  const names = COMMANDS.map((command) => command.name);
  return `_finread() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= words= i
  # For bash the = of --color=WHEN is a word of its own.
  if [[ $word == = ]]; then before+==; word=; elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}=; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in ${names.join('|')}) command=\${COMP_WORDS[i]}; break ;; esac
  done
  case $command/$before/$word in
${COMMANDS.flatMap(choiceCases).join('\n')}
${COMMANDS.map((command) => entry(`${command.name}/*/-*`, longNames(command.options))).join('\n')}
${COMMANDS.flatMap(operandCases).join('\n')}
${entry('/*/-*', longNames(OF_DOCUMENTS))}
${entry('/*', names)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _finread finread
`;
}

function choiceCases({ name, options }: Command): string[] {
  return options.flatMap((option) =>
    option.value?.choices ? [entry(`${name}/--${option.name}=/*`, option.value.choices)] : [],
  );
}

function operandCases({ name, operands }: Command): string[] {
  return operands.flatMap((operand) => (operand.choices ? [entry(`${name}/*`, operand.choices)] : []));
}

function entry(pattern: string, words: readonly string[]): string {
  return `    ${pattern}) words='${words.join(' ')}' ;;`;
}

function longNames(options: readonly Option[]): string[] {
  return options.map((option) => `--${option.name}`);
}

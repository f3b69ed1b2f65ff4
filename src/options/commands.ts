import { DOCUMENT_COMMANDS } from './document-commands.js';
import type { Command } from './option.js';
import { OTHER_COMMANDS } from './other-commands.js';

/** Every command, in the order of the help. */
export const COMMANDS = [...DOCUMENT_COMMANDS, ...OTHER_COMMANDS] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];
export type DocumentCommandName = (typeof DOCUMENT_COMMANDS)[number]['name'];

/** The names of the options of a command. */
export type OptionName<C extends CommandName> = Extract<
  (typeof COMMANDS)[number],
  { name: C }
>['options'][number]['name'];

export type DeclaredCommand = Command & { readonly name: CommandName };

/** The declaration of a command, or undefined when there is none of that name. */
export function commandNamed(name: string): DeclaredCommand | undefined {
  return COMMANDS.find((command) => command.name === name);
}

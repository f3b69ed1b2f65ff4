import type { CompletedShell, CompletionArgs } from '../commands/arguments.js';
import type { Io, Status } from '../commands/command.js';
import { bashCompletion } from './completion-bash.js';
import { fishCompletion } from './completion-fish.js';
import { zshCompletion } from './completion-zsh.js';

/** Prints the completions of a shell, made from the declarations. */
export function run(args: CompletionArgs, io: Io): Status {
  io.stdout.write(SCRIPTS[args.shell]());
  return 0;
}

const SCRIPTS: Readonly<Record<CompletedShell, () => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

import type { LintArgs } from '../commands/arguments.js';
import type { Io } from '../commands/command.js';
import type { TypedFor } from './intent.js';
import { bounds, needed } from './intent.js';

export function lintArgs(typed: TypedFor<'lint'>, io: Io): LintArgs {
  needed(typed.operands[0], 'lint');
  return {
    ...bounds(typed, io),
    paths: typed.operands,
    rules: typed.texts('rule'),
    verbose: typed.has('verbose'),
  };
}

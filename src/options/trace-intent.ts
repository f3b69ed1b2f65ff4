import type { TraceArgs } from '../commands/arguments.js';
import type { Io } from '../commands/command.js';
import { UserError } from '../user-error.js';
import type { TypedFor } from './intent.js';
import { bounds, needed } from './intent.js';

/** @throws UserError when a label or the documents are missing, or two forms of output are asked for */
export function traceArgs(typed: TypedFor<'trace'>, io: Io): TraceArgs {
  const [first, ...targets] = typed.operands;
  const label = needed(first, 'trace');
  if (label.trim() === '') throw new UserError('trace: an empty label names no line item');
  if (targets.length === 0)
    throw new UserError('trace needs the documents behind the label: finread trace LABEL FILE…');
  const csv = typed.has('csv');
  const given = { ...bounds(typed, io), label, targets, in: typed.text('in'), csv };
  if (csv && given.json) throw new UserError('trace: --csv and --json are two forms; give one');
  return given;
}

import { selectFiles } from '../corpus/select.js';
import { shareTolerance } from '../operations/amount-query.js';
import { check, isGrounded } from '../operations/check/check.js';
import { Budget } from '../render/budget.js';
import type { CheckArgs } from './arguments.js';
import { checkEnd, checkJson } from './check-json.js';
import { checkText, summary } from './check-text.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { openAll, openTarget } from './open.js';
import { say } from './say.js';

/**
 * `finread check`: whether every figure of an answer stands in the documents, in that unit and of that period, or follows
 * from two that do, and whether the lines that it cites say so.
 *
 * @returns 0 when all is so; 1 when something is not; 2 when a document could not be read, with the rest checked all the same
 * @throws UserError when the answer cannot be read, or no document is given
 */
export async function run(args: CheckArgs, io: Io): Promise<Status> {
  const tolerance = shareTolerance(args.tolerance);
  const { document: answer } = openTarget({ target: args.answer, root: args.root }, io);
  if (!answer) return 2;
  const { documents, failed } = await openAll(
    selectFiles(args.documents, { cwd: io.cwd, root: args.root }),
    io,
  );
  if (documents.length === 0) throw new UserError('check: there is no document to hold the answer against');
  const checked = check(answer.lines.join('\n'), documents, tolerance);
  const budget = new Budget(args.maxChars);
  const lines = args.json ? checkJson(checked) : await checkText(checked, io.stdout);
  for (const line of lines) if (budget.take(line)) io.stdout.write(line);
  const held = budget.heldBack.lines;
  if (args.json) io.stdout.write(checkEnd(checked, held));
  else if (held > 0) say(io, `${held} lines held back; all: --max-chars 0`);
  say(io, summary(checked));
  if (failed) return 2;
  return isGrounded(checked) ? 0 : 1;
}

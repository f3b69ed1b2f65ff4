import { selectFiles } from '../corpus/select.js';
import type { Lint } from '../operations/lint/lint.js';
import { lint } from '../operations/lint/lint.js';
import { counted } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { commandLine } from '../render/command-line.js';
import { jsonLine } from '../render/json-line.js';
import { paletteFor } from '../render/palette.js';
import type { LintArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { lintLines, lintSummary } from './lint-text.js';
import { eachDocument } from './open.js';
import { say } from './say.js';

/**
 * `finread lint`: whether conversions can be trusted.
 *
 * @returns 0 when no error stands; 1 when one does; 2 when a document cannot be read, with the rest looked at all the same
 * @throws UserError when a named path leads out of the root
 */
export async function run(args: LintArgs, io: Io): Promise<Status> {
  const selection = selectFiles(args.paths, { cwd: io.cwd, root: args.root });
  const printer = new Printer(args, io);
  let errors = 0;
  const failed = await eachDocument(selection, io, async (document) => {
    const found = lint(document);
    errors += found.summary.errors;
    await printer.print(found);
  });
  printer.end();
  if (failed) return 2;
  const isNone = selection.sources.length === 0;
  if (isNone) say(io, `no Markdown or text files in ${args.paths.join(', ')}`);
  return errors > 0 || isNone ? 1 : 0;
}

/** Prints what was found as far as the budget goes, and a summary of each document. */
class Printer {
  readonly #budget: Budget;
  #documents = 0;

  constructor(
    private readonly args: LintArgs,
    private readonly io: Io,
  ) {
    this.#budget = new Budget(args.maxChars);
  }

  async print(found: Lint): Promise<void> {
    const { args, io } = this;
    const chosen = {
      ...found,
      findings: found.findings.filter(({ rule }) => args.rules.length === 0 || args.rules.includes(rule)),
      held: args.verbose ? found.held : [],
    };
    const lines = args.json
      ? [...chosen.findings, ...chosen.held].map((each) => jsonLine(each))
      : lintLines(chosen, await paletteFor(io.stdout));
    for (const line of lines) if (this.#budget.take(line)) io.stdout.write(line);
    if (args.json) io.stdout.write(jsonLine(found.summary));
    else for (const line of lintSummary(found.summary)) say(io, line);
    this.#documents += 1;
  }

  end(): void {
    const { args, io } = this;
    const { lines } = this.#budget.heldBack;
    if (args.json)
      io.stdout.write(jsonLine({ type: 'end', documents: this.#documents, truncated: lines > 0 }));
    if (lines === 0) return;
    const words = ['finread', 'lint', ...args.paths, ...args.rules.flatMap((rule) => ['--rule', rule])];
    if (args.json) words.push('--json');
    if (args.root !== null) words.push('--root', args.root);
    say(
      io,
      `${counted(lines)} ${lines === 1 ? 'finding' : 'findings'} held back; all: ${commandLine([...words, '--max-chars', '0'])}`,
    );
  }
}

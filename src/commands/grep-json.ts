import type { GrepQuery } from '../operations/grep.js';
import { matchOn } from '../operations/grep.js';
import { rowsAround } from '../operations/grep-rows.js';
import { Budget } from '../render/budget.js';
import { jsonLine } from '../render/json-line.js';
import type { GrepArgs } from './arguments.js';
import type { Io } from './command.js';
import type { Printer, PrinterSetting } from './grep-printer.js';

/** JSON Lines: one object a match, `{"type":"end",…}` last. Of its characters only those of documents count. */
export function jsonPrinter(args: GrepArgs, io: Io, query: GrepQuery, setting: PrinterSetting): Printer {
  const budget = new Budget(args.maxChars);
  const put = (value: object, text: string): boolean => {
    const fits = budget.take(`${text}\n`);
    if (fits) io.stdout.write(jsonLine(value));
    return fits;
  };
  return {
    matches(document, lines) {
      let printed = 0;
      const last = args.after === 0 ? Number.POSITIVE_INFINITY : document.lines.length;
      for (const { kind, line } of rowsAround(lines, last, args)) {
        const text = query.matcher.text(document, line);
        const isMatch = kind === 'match';
        const context = { type: 'context', file: document.name, line, text };
        const value = isMatch ? matchOn(document, line, query, args.units) : context;
        if (!value) setting.giveUp(document, line);
        else if (!put(value, text)) break;
        if (isMatch) printed += 1;
      }
      return printed;
    },
    copy: () => null,
    count: (file, count) => void put({ type: 'count', file, count }, file),
    name: (file) => void put({ type: 'file', file }, file),
    end: ({ matches, printed, truncated }) => {
      if (args.output !== 'quiet') io.stdout.write(jsonLine({ type: 'end', matches, printed, truncated }));
    },
    get isSpent() {
      return budget.isSpent;
    },
  };
}

import type { Io, Status } from '../commands/command.js';
import type { DocumentCommandName } from './commands.js';
import { grepArgs } from './grep-intent.js';
import type { TypedWith } from './intent.js';
import { checkArgs, listArgs, outlineArgs, readArgs, unitsArgs } from './intent.js';
import { lintArgs } from './lint-intent.js';
import { tableArgs } from './table-intent.js';
import { traceArgs } from './trace-intent.js';

/** What was asked for, by the names of options, whoever asked: a command line or a client of the server. */
export type Asked = TypedWith<string>;

/** Runs a command on what was asked. */
export type Run = (asked: Asked, io: Io) => Promise<Status>;

/** What runs a command that reads documents. Each is loaded when it is called, so that none pays for another. */
export const DOCUMENT_RUNS: Readonly<Record<DocumentCommandName, Run>> = {
  list: async (asked, io) => (await import('../commands/list.js')).run(listArgs(asked, io), io),
  outline: async (asked, io) => (await import('../commands/outline.js')).run(outlineArgs(asked, io), io),
  grep: async (asked, io) => (await import('../commands/grep.js')).run(grepArgs(asked, io), io),
  read: async (asked, io) => (await import('../commands/read.js')).run(readArgs(asked, io), io),
  units: async (asked, io) => (await import('../commands/units.js')).run(unitsArgs(asked, io), io),
  table: async (asked, io) => (await import('../commands/table.js')).run(tableArgs(asked, io), io),
  trace: async (asked, io) => (await import('../commands/trace.js')).run(traceArgs(asked, io), io),
  lint: async (asked, io) => (await import('../commands/lint.js')).run(lintArgs(asked, io), io),
  check: async (asked, io) => (await import('../commands/check.js')).run(checkArgs(asked, io), io),
};

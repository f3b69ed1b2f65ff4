import { Captured, captured } from '../commands/captured.js';
import type { Io, Status } from '../commands/command.js';
import { failureLine } from '../commands/failure.js';
import type { Source } from '../corpus/source.js';
import type { Read } from '../document/read.js';
import { readDocument } from '../document/read.js';
import { DOCUMENT_RUNS } from '../options/dispatch.js';
import { UserError } from '../user-error.js';
import { askedOf } from './input.js';
import type { Tool } from './tools.js';
import { TOOLS } from './tools.js';

/** What a call of a tool gives back. */
export interface Answer {
  readonly status: Status;
  /** What the command prints off a terminal. */
  readonly text: string;
  /** What it says on standard error: hints, what was held back, errors. */
  readonly messages: readonly string[];
  /** What it prints with `--json`, an object a line. */
  readonly results: readonly object[];
}

/** Where calls are answered. */
export interface Setting {
  /** The folder that no call leaves, made absolute. */
  readonly root: string;
  /** Told of the document that is worked on. */
  readonly working?: (what: string) => void;
}

/**
 * Runs a tool as the command line would run its command, once for the text and once for the objects. Errors are
 * answers, too: never thrown.
 *
 * @param input the arguments as the client sent them
 */
export async function callTool(name: string, input: unknown, setting: Setting): Promise<Answer> {
  const world = worldOf(setting);
  try {
    const tool = toolNamed(name);
    const objects = await run(tool, input, true, world);
    const { status, out, messages } = await run(tool, input, false, world);
    const results = objects.out
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]));
    return { status, text: out, messages: [...messages, ...stayingLimits(messages)], results };
  } catch (error) {
    return { status: 2, text: '', messages: [failureLine(error).trimEnd()], results: [] };
  }
}

async function run(tool: Tool, input: unknown, json: boolean, world: World) {
  const { asked, stdin } = askedOf(tool, input, json);
  const readStdin = once(stdin);
  const { io, stdout, stderr } = captured({
    ...world.io,
    readStdin,
    document: (source) => world.document(source, readStdin),
  });
  const status = await DOCUMENT_RUNS[tool.name](asked, io).catch((error: unknown): Status => {
    // as on a terminal, behind whatever was printed before
    stderr.write(failureLine(error));
    return 2;
  });
  return { status, out: stdout.text, messages: stderr.text.split('\n').filter((line) => line !== '') };
}

/** On a command line the next step may be to lift a limit. */
function stayingLimits(messages: readonly string[]): readonly string[] {
  if (!messages.some((message) => /--max-(?:chars|results) 0/.test(message))) return [];
  return [
    'finread: limits cannot be lifted here; ask for fewer lines, name fewer files, or narrow the pattern',
  ];
}

/** Reads the text that was given, and after it, as where none was given, nothing: there is no standard input. */
function once(text: string | null): () => Buffer {
  let left = text;
  return () => {
    const given = left;
    left = null;
    return given === null ? noStdin() : Buffer.from(given);
  };
}

function toolNamed(name: string): Tool {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool) return tool;
  throw new UserError(`no tool "${name}"; the tools are ${TOOLS.map((each) => each.name).join(', ')}`);
}

/** What both runs of a call share. */
interface World {
  readonly io: Io;
  /** Reads a document, one of files only once. */
  document(source: Source, readStdin: () => Buffer): Read;
}

/** Documents are kept up to so many bytes. */
const MOST_KEPT = 64 * 1024 * 1024;

function worldOf({ root, working }: Setting): World {
  const kept = new Map<string, Read>();
  let held = 0;
  return {
    io: {
      stdout: new Captured(),
      stderr: new Captured(),
      readStdin: noStdin,
      env: {},
      cwd: root,
      working: (what) => working?.(what),
    },
    document(source, readStdin) {
      const known = source.kind === 'file' ? kept.get(source.path) : undefined;
      if (known) return known;
      const read = readDocument(source, readStdin);
      if (source.kind === 'file' && read.ok && held + read.document.size <= MOST_KEPT) {
        held += read.document.size;
        kept.set(source.path, read);
      }
      return read;
    },
  };
}

function noStdin(): never {
  throw new UserError('- is standard input, over which this server is spoken to; name a file below the root');
}

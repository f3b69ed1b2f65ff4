import { encode } from '../document/decode.js';
import type { Document } from '../document/document.js';
import { lineOf } from '../document/document.js';
import type { Excerpt, ExcerptLine } from '../operations/read.js';
import { addressesOf, excerpt, shownOf, unreadableIn } from '../operations/read.js';
import { counted } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import { jsonLine } from '../render/json-line.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { LineSpan } from '../search/addresses.js';
import type { ReadArgs } from './arguments.js';
import { DEFAULT_MAX_CHARS } from './arguments.js';
import type { Io } from './command.js';
import { say } from './say.js';
import { tableHint } from './table-hint.js';

/** More spans than this are not repeated in the hint at the next command. */
const MOST_SPANS = 60;

/** How much may still be printed. */
export interface Room {
  readonly lines: number;
  /** 0 = no limit. */
  readonly characters: number;
}

/** What is read of a document. */
export interface Asked {
  readonly document: Document;
  readonly spans: readonly LineSpan[];
  /** What is told of them on stderr. */
  readonly notes: readonly string[];
}

/** What was printed: lines of text, and characters in all. */
export interface Printed {
  readonly lines: number;
  readonly characters: number;
  /** True when something did not fit. */
  readonly isCut: boolean;
}

/**
 * Prints lines of a document with those that govern them, as far as there is room; what is held back is told of, with the
 * command that reads on.
 *
 * @param then what else is not reached then, to stand behind that command
 */
export async function printLines(
  asked: Asked,
  args: ReadArgs,
  room: Room,
  then: string,
  io: Io,
): Promise<Printed> {
  const { document, spans, notes } = asked;
  const cost = costOf(document, args, io);
  const result = excerpt(document, spans, {
    governing: args.units && !args.plain,
    maxLines: room.lines,
    maxChars: room.characters,
    cost,
  });
  if (args.json) writeJson(document, result, io);
  else if (args.plain) io.stdout.write(plainBytes(document, result, io));
  else await writeText(result, io);
  for (const note of notes) say(io, `${document.name}: ${note}`);
  sayUnreadable(document, result, io);
  sayRest(document, args, result, then, io);
  return {
    lines: result.shown,
    characters: result.lines.reduce((sum, line) => sum + cost(line), 0),
    isCut: result.rest.length > 0,
  };
}

/** How many characters a line takes as it is printed. */
function costOf(document: Document, args: ReadArgs, io: Io): (line: ExcerptLine) => number {
  if (args.json) return (line) => jsonLine(objectOf(document, line)).length;
  if (args.plain && !io.stdout.isTerminal) return ({ text }) => text.length + 1;
  if (args.plain) return ({ text }) => shown(text).length + 1;
  return ({ line, text }) => String(line).length + shown(text).length + 2;
}

/** One object a line. `cut` counts characters left off a line that alone exceeds the budget; absent when it is whole. */
function objectOf(document: Document, { type, line, text, cut }: ExcerptLine): object {
  return { type, file: document.name, line, text, ...(cut > 0 ? { cut } : {}) };
}

function writeJson(document: Document, result: Excerpt, io: Io): void {
  for (const line of result.lines) io.stdout.write(jsonLine(objectOf(document, line)));
  io.stdout.write(endObject(document, result));
}

/** The last object: lines printed, asked for and in the document, and the addresses of what is still to be read. */
export function endObject(document: Document, result: Excerpt | null): string {
  return jsonLine({
    type: 'end',
    file: document.name,
    lines: result?.shown ?? 0,
    asked: result?.asked ?? 0,
    total: document.lines.length,
    unreadable: result ? unreadableIn(document, result) : [],
    truncated:
      (result?.rest.length ?? 0) > 0 ||
      (result?.lines.some(({ cut, type }) => cut > 0 && type === 'text') ?? false),
    next: addressesOf(result?.rest ?? []),
  });
}

/** The lines as sed -n prints them: bytes as they are, no line end added at the end of the document. */
function plainBytes(document: Document, result: Excerpt, io: Io): string | Uint8Array {
  const last = document.lines.length;
  const printed = result.lines.map(({ line, text, cut }) => {
    const end = line === last && !document.endsWithNewline ? '' : '\n';
    return (cut > 0 ? text : (document.rawLines[line - 1] ?? text)) + end;
  });
  if (!io.stdout.isTerminal) return encode(printed.join(''));
  return result.lines.map(({ text }) => `${shown(text)}\n`).join('');
}

async function writeText(result: Excerpt, io: Io): Promise<void> {
  const palette = await paletteFor(io.stdout);
  const printed = result.lines.map(({ type, line, text }) =>
    type === 'text'
      ? `${palette.line(String(line))}\t${shown(text)}\n`
      : `${palette.line(String(line))}${palette.separator('=')}${palette.governing(shown(text))}\n`,
  );
  io.stdout.write(printed.join(''));
}

function sayUnreadable(document: Document, result: Excerpt, io: Io): void {
  const [first, ...others] = unreadableIn(document, result);
  if (first === undefined) return;
  const what =
    others.length === 0 ? `line ${first}` : `${counted(others.length + 1)} lines, the first line ${first},`;
  say(io, `${document.name}: ${what} not readable: the font was not decoded`);
}

function sayRest(document: Document, args: ReadArgs, result: Excerpt, then: string, io: Io): void {
  const cut = result.lines.find((line) => line.cut > 0 && line.type === 'text');
  if (cut) {
    const { length } = lineOf(document, cut.line);
    const whole = commandOf(document, args, [String(cut.line)], 0);
    say(io, `line ${cut.line} has ${counted(length)} characters, cut; whole: ${whole}`);
  }
  if (result.rest.length === 0) return;
  const rest = addressesOf(result.rest);
  const next = commandOf(document, args, rest.slice(0, MOST_SPANS), args.maxChars);
  const more =
    rest.length > MOST_SPANS ? ` # and ${counted(rest.length - MOST_SPANS)} more ranges after those` : '';
  const table = tableHint(document, result.rest[0]?.line ?? 0, args.root);
  say(io, `${shownOf(document, result)}; next: ${next}${more}${then}${table}`);
}

/** The command that reads on with the same options. */
function commandOf(
  document: Document,
  args: ReadArgs,
  addresses: readonly string[],
  maxChars: number,
): string {
  const words = ['finread', 'read', operand(args.target === '-' ? '-' : document.name), ...addresses];
  if (args.plain) words.push('--plain');
  if (!args.units) words.push('--no-units');
  if (args.json) words.push('--json');
  if (maxChars !== DEFAULT_MAX_CHARS) words.push('--max-chars', String(maxChars));
  if (args.root !== null) words.push('--root', args.root);
  return commandLine(words);
}

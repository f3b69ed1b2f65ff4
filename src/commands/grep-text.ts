import { encode } from '../document/decode.js';
import type { Document } from '../document/document.js';
import { governingLines } from '../meaning/governing.js';
import type { GrepQuery } from '../operations/grep.js';
import { spansOn } from '../operations/grep.js';
import type { GrepRow } from '../operations/grep-rows.js';
import { rowsAround } from '../operations/grep-rows.js';
import type { SureLine } from '../operations/sift.js';
import { counted, cutTo } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Span } from '../search/machine.js';
import type { GrepArgs } from './arguments.js';
import type { Io } from './command.js';
import { CopiedLines } from './grep-copied.js';
import type { Printer, PrinterSetting } from './grep-printer.js';
import { roomFor, unpadded, windowOn } from './grep-window.js';
import { say } from './say.js';

/** What governs the lines of a document of more bytes, which is no report, takes long to find out. */
const MOST_GOVERNED = 32_000_000;
/** More notes than this would be no help. */
const MOST_NOTES = 10;

/** Lines as grep prints them, with those that govern them. */
export async function textPrinter(
  args: GrepArgs,
  io: Io,
  query: GrepQuery,
  setting: PrinterSetting,
): Promise<Printer> {
  return new TextPrinter(args, io, query, setting, await paletteFor(io.stdout));
}

class TextPrinter implements Printer {
  private readonly budget: Budget;
  /** Text passes byte for byte. */
  private readonly raw: boolean;
  private readonly large = new Set<string>();
  /** Null where a line must be read to be printed. */
  private readonly copied: CopiedLines | null;
  private isAtTop = true;
  /** Figures that were found by their reconstruction. */
  private reconstructed = 0;

  constructor(
    private readonly args: GrepArgs,
    private readonly io: Io,
    private readonly query: GrepQuery,
    private readonly setting: PrinterSetting,
    private readonly palette: Palette,
  ) {
    this.budget = new Budget(args.maxChars);
    this.raw = args.literal && !io.stdout.isTerminal;
    const needsText =
      args.output !== 'lines' || args.units || args.parted || args.literal || io.stdout.colour;
    const prefix = (name: string): Buffer => Buffer.from(setting.named ? this.nameOf(name, ':') : '');
    this.copied = needsText ? null : new CopiedLines(io.stdout, this.budget, prefix);
  }

  get isSpent(): boolean {
    return this.budget.isSpent;
  }

  matches(document: Document, lines: readonly number[]): number {
    const onlyMatching = this.args.output === 'only-matching';
    const governs = this.args.units && !this.isTooLarge(document);
    let printed = 0;
    let said: readonly number[] = [];
    /** The match whose governing lines have been looked at. */
    let asked = 0;
    const last = this.args.after === 0 ? Number.POSITIVE_INFINITY : document.lines.length;
    for (const row of rowsAround(lines, last, this.args)) {
      const parted = this.args.parted && row.apart && !this.isAtTop;
      const isLead = row.match !== asked && row.line <= row.match && governs && !onlyMatching;
      const above = isLead ? governing(document, row) : [];
      if (isLead) asked = row.match;
      const news = above.filter((line) => !said.includes(line));
      const text = onlyMatching ? this.pieces(document, row) : this.line(document, row);
      const governors = news.map((line) => this.governor(document, line)).join('');
      if (!this.put((parted ? `${this.palette.separator('--')}\n` : '') + governors + text)) break;
      this.isAtTop = false;
      if (news.length > 0) said = above;
      if (row.kind === 'match') {
        printed += 1;
        this.note(document, row.line);
      }
    }
    return printed;
  }

  copy(name: string, line: SureLine): boolean | null {
    return this.copied ? this.copied.copy(name, line) : null;
  }

  /** Says so once of a document of which no more than the matching lines is read. */
  private isTooLarge(document: Document): boolean {
    if (document.size <= MOST_GOVERNED) return false;
    if (!this.large.has(document.name)) {
      const limit = `over ${MOST_GOVERNED / 1_000_000} MB; what its figures count and when is not looked up`;
      say(this.io, `${document.name}: ${limit}`);
    }
    this.large.add(document.name);
    return true;
  }

  count(name: string, lines: number): void {
    this.put(`${this.setting.named ? this.nameOf(name, ':') : ''}${lines}\n`);
  }

  name(name: string): void {
    this.put(this.palette.file(this.visible(name)) + (this.args.null ? '\0' : '\n'));
  }

  end(): void {
    const more = this.reconstructed - MOST_NOTES;
    if (more > 0) say(this.io, `and ${counted(more)} more reconstructed figures`);
  }

  /** Tells, apart from the lines, which figures were found by what they were before they were damaged. */
  private note(document: Document, line: number): void {
    if (this.query.invert) return;
    for (const { printed, text, lines } of this.query.matcher.reconstructed(document, line)) {
      this.reconstructed += 1;
      if (this.reconstructed > MOST_NOTES) continue;
      const proof = `see line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}`;
      const note = `${document.name}:${line}: ${text} is reconstructed; what is printed is ${printed} (${proof})`;
      say(this.io, note);
    }
  }

  private governor(document: Document, line: number): string {
    const whole = unpadded(document.lines[line - 1] ?? '');
    const text = cutTo(whole, roomFor(whole));
    return `${this.prefix(document, line, '=')}${this.palette.governing(this.visible(text))}\n`;
  }

  private line(document: Document, row: GrepRow): string {
    const separator = row.kind === 'match' ? ':' : '-';
    const printed = this.query.matcher.text(document, row.line);
    // what is painted must stand where it was found
    const text = this.args.literal || this.io.stdout.colour ? printed : unpadded(printed);
    const room = this.args.literal ? text.length : roomFor(text);
    const isCut = text.length > room;
    const needsSpans = row.kind === 'match' && ((isCut && text === printed) || this.io.stdout.colour);
    // a line that is not painted is better than none
    const spans = needsSpans ? (spansOn(document, row.line, this.query) ?? []) : [];
    const window = isCut ? windowOn(text, spans, room) : { start: 0, end: text.length };
    const before = window.start > 0 ? `…(+${window.start})` : '';
    const after = window.end < text.length ? `…(+${text.length - window.end})` : '';
    return `${this.prefix(document, row.line, separator)}${before}${this.painted(text, window, spans)}${after}\n`;
  }

  /** The parts of a line that match, one a line. */
  private pieces(document: Document, row: GrepRow): string {
    if (row.kind !== 'match') return '';
    const text = this.query.matcher.text(document, row.line);
    const prefix = this.args.lineNumber
      ? this.prefix(document, row.line, ':')
      : this.setting.named
        ? this.nameOf(document.name, ':')
        : '';
    const spans = spansOn(document, row.line, this.query);
    if (!spans) this.setting.giveUp(document, row.line);
    return (spans ?? [])
      .map(({ start, end }) => `${prefix}${this.palette.match(this.visible(text.slice(start, end)))}\n`)
      .join('');
  }

  private prefix(document: Document, line: number, separator: string): string {
    const name = this.setting.named ? this.nameOf(document.name, separator) : '';
    return name + this.palette.line(String(line)) + this.palette.separator(separator);
  }

  private nameOf(name: string, separator: string): string {
    return (
      this.palette.file(this.visible(name)) + (this.args.null ? '\0' : this.palette.separator(separator))
    );
  }

  private painted(text: string, window: Span, spans: readonly Span[]): string {
    let painted = '';
    let at = window.start;
    for (const span of this.io.stdout.colour ? spans : []) {
      const start = Math.max(at, span.start);
      const end = Math.min(window.end, span.end);
      if (end <= start) continue;
      painted +=
        this.visible(text.slice(at, start)) + this.palette.match(this.visible(text.slice(start, end)));
      at = end;
    }
    return painted + this.visible(text.slice(at, window.end));
  }

  private visible(text: string): string {
    return this.raw ? text : shown(text);
  }

  private put(text: string): boolean {
    const fits = this.budget.take(text);
    if (fits) this.io.stdout.write(this.raw ? encode(text) : text);
    return fits;
  }
}

/** The lines that govern the match to which a row leads up, as far as they stand above the row. */
function governing(document: Document, row: GrepRow): readonly number[] {
  return governingLines(document, row.match).filter((line) => line < row.line);
}

import { decode } from './decode.js';
import { splitLines, withoutReturn } from './lines.js';

/**
 * One report, as text. Immutable; whatever is derived from it (tables, headings, declarations) is computed by a
 * function made with {@link once}, on first use, and kept beside it.
 */
export interface Document {
  /** The name that the user gave, and that output prints. */
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /**
   * The lines without their line feed; a carriage return before it is cut off. Line N of `grep -n` is `lines[N - 1]`.
   * These are what is read for its meaning: a line that is too long for that is empty here (see `lines.ts`), and whole in
   * `rawLines`.
   * Bytes that are no UTF-8 stand as lone surrogates U+DC80 to U+DCFF (see `decode.ts`), so no byte is lost.
   */
  readonly lines: readonly string[];
  /** The same lines in one piece: what is looked for in all of them is found sooner there (see `scan.ts`). */
  readonly text: string;
  /** The lines as they were, with a carriage return where there was one. The same array as `lines` when nothing differs. */
  readonly rawLines: readonly string[];
  /** False when the last line has no line feed. */
  readonly endsWithNewline: boolean;
  /** Where only some lines have been read so far: those, as they were, by number. Whatever else is asked for reads the rest. */
  readonly known?: ReadonlyMap<number, string>;
}

/** A line as it is searched and printed: without its line feed and a carriage return before it; '' where there is none. */
export function lineOf(document: Document, line: number): string {
  return withoutReturn(rawLineOf(document, line));
}

/** A line as it was, with a carriage return where there was one. */
export function rawLineOf(document: Document, line: number): string {
  return document.known?.get(line) ?? document.rawLines[line - 1] ?? '';
}

/** A document of which some lines have been read; `read` reads it wholly, when more is asked of it. */
export function partlyRead(
  part: Required<Pick<Document, 'name' | 'size' | 'known'>>,
  read: () => Document,
): Document {
  let held: Document | null = null;
  const whole = (): Document => {
    held ??= read();
    return held;
  };
  return {
    ...part,
    get lines() {
      return whole().lines;
    },
    get text() {
      return whole().text;
    },
    get rawLines() {
      return whole().rawLines;
    },
    get endsWithNewline() {
      return whole().endsWithNewline;
    },
  };
}

/** A document with NUL bytes that is not UTF-16: not text. */
export type Opened = { readonly binary: false; readonly document: Document } | { readonly binary: true };

/** Makes a document of the bytes of a file. `name` is only a label; nothing is read from disk. */
export function openDocument(name: string, bytes: Uint8Array): Opened {
  const decoded = decode(bytes);
  if (decoded.binary) return { binary: true };
  return { binary: false, document: documentOf(name, decoded.text, bytes.length) };
}

/** Makes a document of text that is already decoded (tests, library users). */
export function documentOf(name: string, text: string, size = Buffer.byteLength(text)): Document {
  return { name, size, ...splitLines(text) };
}

/**
 * Wraps a derivation so that it runs once per document, on first use.
 *
 * @param derive a pure function of the document
 */
export function once<T>(derive: (document: Document) => T): (document: Document) => T {
  const known = new WeakMap<Document, { readonly value: T }>();
  return (document) => {
    const held = known.get(document);
    if (held) return held.value;
    const value = derive(document);
    known.set(document, { value });
    return value;
  };
}

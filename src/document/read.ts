import type { Bytes } from '../corpus/bytes.js';
import { readBytes } from '../corpus/bytes.js';
import type { Problem, Source } from '../corpus/source.js';
import type { Document } from './document.js';
import { openDocument } from './document.js';

/** A document, or why there is none. */
export type Read =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a source and makes a document of it. A file that cannot be read is an error; a binary one is a note and is
 * passed over, as in grep.
 *
 * @param readStdin called only for standard input
 */
export function readDocument(source: Source, readStdin: () => Uint8Array): Read {
  return documentFrom(source, readBytes(source, readStdin));
}

/** Makes a document of the bytes of a source. */
export function documentFrom(source: Source, read: Bytes): Read {
  if (!read.ok) return read;
  const opened = openDocument(source.name, read.bytes);
  if (!opened.binary) return { ok: true, document: opened.document };
  return {
    ok: false,
    problem: { severity: 'note', name: source.name, reason: 'binary file (it holds NUL bytes); skipped' },
  };
}

import { stripVTControlCharacters } from 'node:util';

/** What a line of standard input names. */
export type Piped =
  /** Lines of a file; `file` is null where the line names none. */
  | { readonly kind: 'address'; readonly file: string | null; readonly address: string }
  /** Nothing that was asked for: a governing line, a line of context, a separator, a count, a blank. */
  | { readonly kind: 'skip' }
  | { readonly kind: 'none' };

const SKIP: Piped = { kind: 'skip' };
const NONE: Piped = { kind: 'none' };

/** Objects of grep and read whose line is only surroundings. */
const SURROUNDINGS: readonly unknown[] = ['context', 'governs', 'end', 'count', 'file', 'document'];

/**
 * Reads a line that grep printed: `FILE:LINE:text`, `FILE:LINE`, `FILE:A-B`, the same without FILE, with a NUL behind
 * FILE, or an object of JSON Lines.
 *
 * @param isFile tells whether a path is a file: it decides where a name that holds colons ends
 */
export function pipedAddress(printed: string, isFile: (path: string) => boolean): Piped {
  const line = stripVTControlCharacters(printed);
  if (line.trim() === '' || line === '--') return SKIP;
  if (line.startsWith('{')) return objectAddress(line) ?? textAddress(line, isFile);
  return textAddress(line, isFile);
}

function objectAddress(line: string): Piped | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  if (SURROUNDINGS.includes(value.type)) return SKIP;
  const file = 'file' in value && typeof value.file === 'string' ? value.file : null;
  if (!('line' in value) || typeof value.line !== 'number') return NONE;
  return { kind: 'address', file, address: String(value.line) };
}

/** `:12:`, `:12` at the end, `:12-15`, `:12,15`; the file stands before it. */
const ADDRESS = /:(\d+(?:[-,]\d+)?)(?=:|$)/g;
/** `=12=` of a governing line and `-12-` of a line of context. */
const BESIDE = /([=-])\d+(?=\1)/g;

function textAddress(line: string, isFile: (path: string) => boolean): Piped {
  const nul = /^([^\0]+)\0(\d+)([:=-]|$)/.exec(line);
  if (nul) return /[=-]/.test(nul[3] ?? '') ? SKIP : named(nul[1], nul[2]);
  const [, own] = /^(\d+(?:[-,]\d+)?)(?=:|$)/.exec(line) ?? [];
  if (own !== undefined) return named(null, own);
  if (/^\d+[=-]/.test(line)) return SKIP;
  const addresses = [...line.matchAll(ADDRESS)].filter(({ index }) => index > 0);
  const existing = addresses.find(({ index }) => isFile(line.slice(0, index)));
  if (existing) return named(line.slice(0, existing.index), existing[1]);
  const beside = [...line.matchAll(BESIDE)].filter(({ index }) => index > 0);
  if (beside.some(({ index }) => isFile(line.slice(0, index)))) return SKIP;
  // a file that is not there: better to say so of an odd name than to say nothing
  const [first] = addresses;
  if (first) return named(line.slice(0, first.index), first[1]);
  return beside.length > 0 ? SKIP : NONE;
}

function named(file: string | null | undefined, address: string | undefined): Piped {
  return address === undefined ? NONE : { kind: 'address', file: file ?? null, address };
}

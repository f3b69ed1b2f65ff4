import type { Factor } from './factors.js';
import { LEADING_BYTES, mayReadAsAscii } from './read-as-ascii.js';

/**
 * A quick look at the bytes of lines, before any of them is decoded. It may let a line through that no pattern matches,
 * never hold back one that a pattern matches.
 */
export interface Sieve {
  /** A line is worth a look where a byte of `first` stands before one of each of `next`, and where one of `wild` stands. */
  readonly first: ByteSet;
  readonly next: readonly [ByteSet, ByteSet, ByteSet];
  /** Behind one of these, which opens a tag or an entity, anything may stand. */
  readonly opens: ByteSet;
  readonly wild: ByteSet;
  readonly factors: readonly CodedFactor[];
  /** Where this stands, the line matches for certain; null when only a judge can tell. */
  readonly sure: SureText | null;
}

/** A flag for each byte. */
export type ByteSet = Uint8Array;

/** Characters as they may stand, in turn: capitals and small letters. */
interface Coded {
  readonly upper: Uint8Array;
  readonly lower: Uint8Array;
}

interface CodedFactor extends Coded {
  readonly isFigure: boolean;
}

interface SureText extends Coded {
  /** How many characters stand before the first letter or digit, which is where hits are. */
  readonly lead: number;
}

const FEED = 0x0a;
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;
const BACKSLASH = 0x5c;
/** A tag that goes on for longer is taken for one without looking where it ends. */
const LONGEST_TAG = 2000;
/** Both with a tag and without it a factor may go on; behind so many tags the line is let through. */
const MOST_TAGS = 4;
const LONGEST_ENTITY = 10;
/** Entities that stand for no letter and no digit. */
const PLAIN_ENTITY =
  /^&(?:amp|nbsp|lt|gt|quot|apos|[nm]dash|[lr][sd]quo|euro|pound|yen|bull|hellip|middot|ensp|emsp|thinsp);/;

/**
 * The sieve for factors one of which each matching line holds.
 *
 * @param sure a text that no line holds without matching; printed ASCII
 */
export function sieveFor(factors: readonly Factor[], ignoreCase: boolean, sure: string | null = null): Sieve {
  const coded = factors.map(({ text, isFigure }) => ({ isFigure, ...codesOf(text, ignoreCase) }));
  const first = new Uint8Array(256);
  for (const { upper, lower } of coded) for (const codes of [upper, lower]) first[codes[0] ?? 0] = 1;
  const wild = new Uint8Array(256);
  for (const byte of [AMPERSAND, ...LEADING_BYTES]) wild[byte] = 1;
  const opens = new Uint8Array(256);
  if (coded.some(({ isFigure }) => !isFigure)) for (const byte of OPENING) opens[byte] = 1;
  const sureText = sure === null ? null : { ...codesOf(sure, ignoreCase), lead: sure.search(/[0-9A-Za-z]/) };
  return {
    first,
    next: [behind(coded, 1), behind(coded, 2), behind(coded, 3)],
    opens,
    wild,
    factors: coded,
    sure: sureText,
  };
}

function codesOf(text: string, ignoreCase: boolean): Coded {
  const codes = (one: string) => Uint8Array.from(one, (c) => c.charCodeAt(0));
  return ignoreCase
    ? { upper: codes(text.toUpperCase()), lower: codes(text.toLowerCase()) }
    : { upper: codes(text), lower: codes(text) };
}

/** `&`, `<` and the backslash, and with them `,`, `6` and `V`, so that one table tells them apart. */
const OPENING = [AMPERSAND, LESS, BACKSLASH, 0x2c, 0x36, 0x56];

/** What may stand so many bytes behind the first of a factor: one of its next ones, or what may stand between them. */
function behind(factors: readonly CodedFactor[], distance: number): ByteSet {
  const set = new Uint8Array(256);
  for (const { isFigure, upper, lower } of factors) {
    const isOver = upper.length <= distance;
    for (let byte = 0; byte < 256; byte += 1)
      if (isOver || !(isFigure ? isDigit(byte) : isLetterOrDigit(byte))) set[byte] = 1;
    for (const codes of [upper, lower]) for (const code of codes.subarray(1, distance + 1)) set[code] = 1;
  }
  return set;
}

/** True when the line in which a hit of {@link Sieve} stands may match; `end` is where the text ends. */
export function mayMatchAt(bytes: Uint8Array, at: number, end: number, sieve: Sieve): boolean {
  const byte = bytes[at] ?? 0;
  if (sieve.wild[byte] === 1) return isWild(bytes, at, end);
  // tens of millions of places are looked at: a closure for each would take longest
  for (const factor of sieve.factors) {
    const begins = factor.upper[0] === byte || factor.lower[0] === byte;
    if (begins && goesOn(bytes, at + 1, end, factor, 1, MOST_TAGS)) return true;
  }
  return false;
}

/** True when the line in which a hit stands matches for certain. */
export function matchesAt(bytes: Uint8Array, at: number, end: number, { sure }: Sieve): boolean {
  if (!sure) return false;
  const { upper, lower, lead } = sure;
  const start = at - lead;
  if (start < 0 || start + upper.length > end) return false;
  for (let i = 0; i < upper.length; i += 1) {
    const byte = bytes[start + i];
    if (byte !== upper[i] && byte !== lower[i]) return false;
  }
  return true;
}

/** True when a character that is no ASCII may be read as such. */
function isWild(bytes: Uint8Array, at: number, end: number): boolean {
  const [lead = 0, second = 0, third = 0] = bytes.subarray(at, Math.min(at + 3, end));
  if (lead === AMPERSAND) {
    if (second !== 0x23 && !isLetterOrDigit(second)) return false;
    const entity = String.fromCharCode(...bytes.subarray(at, Math.min(at + LONGEST_ENTITY, end)));
    return !PLAIN_ENTITY.test(entity);
  }
  if (lead >= 0xf0) return true;
  const code =
    lead < 0xe0
      ? ((lead & 0x1f) << 6) | (second & 0x3f)
      : ((lead & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
  return mayReadAsAscii(code);
}

/** True when the rest of a factor, from its place `next` on, stands behind `at` with nothing but what may vanish between. */
function goesOn(
  bytes: Uint8Array,
  at: number,
  end: number,
  factor: CodedFactor,
  next: number,
  tags: number,
): boolean {
  const { upper, lower, isFigure } = factor;
  let place = next;
  let left = tags;
  for (let i = at; place < upper.length; i += 1) {
    if (i >= end) return false;
    const byte = bytes[i] ?? 0;
    if (byte === upper[place] || byte === lower[place]) place += 1;
    else if (byte === FEED || (isFigure ? isDigit(byte) : isLetterOrDigit(byte))) return false;
    else if (!isFigure) {
      // what a mark of maths or an entity stands for is for the judge to say
      if (byte === BACKSLASH || byte === AMPERSAND) return true;
      if (byte === LESS) {
        const behind = tagEnd(bytes, i, end);
        if (behind > 0) left -= 1;
        if (behind < 0 || left < 0) return true;
        if (behind > 0 && goesOn(bytes, behind, end, factor, place, left)) return true;
      }
    }
  }
  return true;
}

/** Where the tag that begins at `at` is over; 0 when it is none, -1 when that would take long to find out. */
function tagEnd(bytes: Uint8Array, at: number, end: number): number {
  if (bytes[at + 1] === 0x21) return -1;
  const last = Math.min(end, at + LONGEST_TAG);
  for (let i = at + 1; i < last; i += 1) {
    if (bytes[i] === GREATER) return i + 1;
    if (bytes[i] === LESS || bytes[i] === FEED) return 0;
  }
  return last < end ? -1 : 0;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isLetterOrDigit(byte: number): boolean {
  const letter = byte | 0x20;
  return isDigit(byte) || (letter >= 0x61 && letter <= 0x7a);
}

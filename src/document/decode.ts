import { isAscii, isUtf8 } from 'node:buffer';

/** What the bytes of a file are. */
export type Decoded = { readonly binary: false; readonly text: string } | { readonly binary: true };

/** An invalid byte 0xNN stands in decoded text as the lone surrogate U+DCNN, which no valid UTF-8 can produce. */
const ESCAPE_BASE = 0xdc00;

/**
 * Bytes to text: UTF-8 and UTF-16, each with or without a byte order mark. The mark itself is dropped. Bytes that are
 * not UTF-8 become lone surrogates, so that {@link encode} gives back every byte. A NUL byte elsewhere means binary.
 */
export function decode(bytes: Uint8Array): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0xff && buffer[1] === 0xfe)
    return { binary: false, text: buffer.subarray(2).toString('utf16le') };
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return { binary: false, text: bigEnd(buffer.subarray(2)) };
  if (buffer.includes(0)) return unmarked(buffer);
  const start = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
  const rest = buffer.subarray(start);
  return { binary: false, text: decodeUtf8(rest) };
}

/** Reads twice as fast as the method of a buffer; a mark that is no longer in front is a character. */
const SOUND = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes without a mark in front, as {@link decode} reads them; those of plain English are characters as they are. */
export function decodeUtf8(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? SOUND.decode(bytes) : decodeDamaged(bytes);
}

/** UTF-16 with the greater half of each unit first; half a unit at the end is dropped. */
function bigEnd(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le');
}

/** So many bytes are looked at for the order of halves, and fewer tell nothing. */
const MOST_SAMPLED = 4096;
const FEWEST_SAMPLED = 8;

/** UTF-16 without a mark has a NUL in every Latin letter, digit and blank, always on the same side; else it is binary. */
function unmarked(buffer: Buffer): Decoded {
  const sample = buffer.subarray(0, MOST_SAMPLED);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (sample.length < FEWEST_SAMPLED || Math.min(first, second) > 0) return { binary: true };
  if (Math.max(first, second) * 4 < sample.length) return { binary: true };
  const text = second > 0 ? buffer.toString('utf16le') : bigEnd(buffer);
  return text.includes('\0') ? { binary: true } : { binary: false, text };
}

/** Text to the bytes it came from (UTF-8): the inverse of {@link decode} for every file that is not UTF-16. */
export function encode(text: string): Buffer {
  if (!/[\udc80-\udcff]/.test(text)) return Buffer.from(text, 'utf8');
  const parts = text.split(/(?<![\ud800-\udbff])([\udc80-\udcff]+)/);
  return Buffer.concat(
    parts.map((part, i) =>
      i % 2 === 0
        ? Buffer.from(part, 'utf8')
        : Buffer.from(Array.from(part, (c) => c.charCodeAt(0) - ESCAPE_BASE)),
    ),
  );
}

function decodeDamaged(bytes: Buffer): string {
  let text = '';
  let sound = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = sequenceLength(bytes, i);
    if (length > 0) {
      i += length;
      continue;
    }
    text += bytes.toString('utf8', sound, i) + String.fromCharCode(ESCAPE_BASE + (bytes[i] ?? 0));
    i += 1;
    sound = i;
  }
  return text + bytes.toString('utf8', sound);
}

/** Length of the valid UTF-8 sequence at `at`, or 0. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

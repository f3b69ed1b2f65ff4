// The kernel of src/search in AssemblyScript: sixteen bytes at a time. `src/search/kernel.ts` says what it must
// do. Each set of bytes is two tables of sixteen: a byte is in it where the entry of its high half and that of its low
// half share a bit.
//
// Memory: tables at 0 (first or wild, high and low; the same of the three bytes behind), hits at HITS, the bytes at `base`.

const HITS: usize = 1024;
/** Bits of the first table for a byte that is wild. */
const WILD: i8 = <i8>0xe0;

function memberBits(bytes: v128, high: v128, low: v128): v128 {
  return v128.and(
    i8x16.swizzle(high, v128.and(i16x8.shr_u(bytes, 4), i8x16.splat(15))),
    i8x16.swizzle(low, v128.and(bytes, i8x16.splat(15))),
  );
}

/** Of the bits of what may stand next: all ones where any but that of an opening byte is set. */
function isIn(bits: v128): v128 {
  return i8x16.ne(v128.and(bits, i8x16.splat(0x3f)), i8x16.splat(0));
}

/** And all ones where the bit of an opening byte is set. */
function opens(bits: v128): v128 {
  return i8x16.ne(v128.and(bits, i8x16.splat(0x40)), i8x16.splat(0));
}

/** Writes the places of hits from `from` up to `end`, counted from `base`, and returns how many. */
export function find(base: usize, from: usize, end: usize): i32 {
  const firstHigh = v128.load(0);
  const firstLow = v128.load(16);
  const secondHigh = v128.load(32);
  const secondLow = v128.load(48);
  const thirdHigh = v128.load(64);
  const thirdLow = v128.load(80);
  const fourthHigh = v128.load(96);
  const fourthLow = v128.load(112);
  const zero = i8x16.splat(0);
  const wildBits = i8x16.splat(WILD);
  let out = HITS;
  for (let at = base + from; at < base + end; at += 16) {
    const bits = memberBits(v128.load(at), firstHigh, firstLow);
    const wild = v128.and(bits, wildBits);
    const second = memberBits(v128.load(at, 1), secondHigh, secondLow);
    const two = v128.and(i8x16.ne(v128.andnot(bits, wildBits), zero), isIn(second));
    // most stretches hold no two bytes that are sought
    if (!v128.any_true(v128.or(two, wild))) continue;
    const third = memberBits(v128.load(at, 2), thirdHigh, thirdLow);
    const fourth = memberBits(v128.load(at, 3), fourthHigh, fourthLow);
    const goesOn = v128.or(opens(second), v128.and(isIn(third), v128.or(opens(third), isIn(fourth))));
    let mask = i8x16.bitmask(v128.or(i8x16.ne(wild, zero), v128.and(two, goesOn)));
    while (mask != 0) {
      const place = at + ctz(mask);
      if (place >= base + end) break;
      store<u32>(out, <u32>(place - base));
      out += 4;
      mask &= mask - 1;
    }
  }
  return <i32>((out - HITS) >> 2);
}

/** How many line feeds stand from `from` up to `end`. */
export function lines(base: usize, from: usize, end: usize): i32 {
  let count: i32 = 0;
  let at = base + from;
  const feed = i8x16.splat(10);
  for (; at + 16 <= base + end; at += 16) count += popcnt(i8x16.bitmask(i8x16.eq(v128.load(at), feed)));
  for (; at < base + end; at += 1) count += load<u8>(at) == 10 ? 1 : 0;
  return count;
}

/** Where the line begins in which `at` stands: behind the last line feed before it, or at `from`. */
export function lineStart(base: usize, from: usize, at: usize): usize {
  const feed = i8x16.splat(10);
  const first = base + from;
  for (let end = base + at; end > first; end -= 16) {
    const mask = i8x16.bitmask(i8x16.eq(v128.load(end - 16), feed));
    if (mask == 0) continue;
    const found = end - 16 + (31 - clz(mask)) + 1;
    return found > first ? found - base : from;
  }
  return from;
}

/** Where the line ends in which `at` stands: at the next line feed, or at `end`. */
export function lineEnd(base: usize, at: usize, end: usize): usize {
  const feed = i8x16.splat(10);
  for (let next = base + at; next < base + end; next += 16) {
    const mask = i8x16.bitmask(i8x16.eq(v128.load(next), feed));
    if (mask != 0) return min(next + ctz(mask) - base, end);
  }
  return end;
}

/** 1 when only printed ASCII and tabs stand from `from` up to `end`. */
export function isPlain(base: usize, from: usize, end: usize): i32 {
  let at = base + from;
  const blank = i8x16.splat(32);
  const tab = i8x16.splat(9);
  const del = i8x16.splat(127);
  for (; at + 16 <= base + end; at += 16) {
    const bytes = v128.load(at);
    const low = v128.andnot(i8x16.lt_s(bytes, blank), i8x16.eq(bytes, tab));
    if (v128.any_true(v128.or(low, i8x16.eq(bytes, del)))) return 0;
  }
  for (; at < base + end; at += 1) {
    const byte = load<u8>(at);
    if ((byte < 32 && byte != 9) || byte > 126) return 0;
  }
  return 1;
}

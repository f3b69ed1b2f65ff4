/** Characters that a shadow, or a search without case, may read as ASCII letters or digits: ranges of code points, hexadecimal. */
const RANGES =
  'aa b2-b3 b9-ba bc-be 130-133 13f-140 149 17f 1c4-1cc 1f0-1f3 2b0 2b2-2b3 2b7-2b8 2e1-2e3 660-669 966-96f 9e6-9ef ce6-cef 1d2c 1d2e 1d30-1d31 1d33-1d3a 1d3c 1d3e-1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1e96-1e9a 2070-2071 2074-2079 207f-2089 2090-2093 2095-209c 2100-2103 2105-2106 2109-210e 2110-2113 2115-2116 2119-211d 2120-2122 2124 2128 212a 212c-212d 212f-2131 2133-2134 2139 213b 2145-2149 2150-217f 2189 2460-24ea 2c7c-2c7d 3250-325f 32b1-32cf 3358-337a 3380-33ff a7f1-a7f4 fb00-fb06 ff10-ff19 ff21-ff3a ff41-ff5a';

/** One flag for each character of the basic plane. */
let flags: Uint8Array | null = null;

/** True when the character may be read as ASCII letters or digits; all beyond the basic plane count as such. */
export function mayReadAsAscii(code: number): boolean {
  flags ??= flagged();
  return code > 0xffff || flags[code] === 1;
}

function flagged(): Uint8Array {
  const made = new Uint8Array(0x10000);
  for (const range of RANGES.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    made.fill(1, first, last + 1);
  }
  return made;
}

/**
 * The bytes that such characters begin with in UTF-8, and a few more: what follows C also follows D, and what follows E
 * also F, so that few tables tell them apart.
 */
export const LEADING_BYTES: readonly number[] = [0xc0, 0xd0]
  .flatMap((row) => [2, 4, 5, 6, 7, 9, 10, 11].map((low) => row + low))
  .concat([0xe0, 0xf0].flatMap((row) => [0, 1, 2, 3, 4, 10, 15].map((low) => row + low)));

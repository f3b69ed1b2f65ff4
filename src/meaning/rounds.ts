import { fold } from '../figures/fold.js';

/**
 * The longest run of words that a text repeats `times` times on end: the heads of the columns of each group, "No. of
 * shares % held No. of shares % held". Null when there is none that names anything.
 */
export function roundIn(text: string, times: number): readonly string[] | null {
  const words = fold(text)
    .toLowerCase()
    .split(/[\s*_|]+/)
    .filter((w) => w !== '');
  for (let length = Math.floor(words.length / times); length > 1; length -= 1)
    for (let from = 0; from + length * times <= words.length; from += 1) {
      const round = words.slice(from, from + length);
      const isRepeated = words.slice(from, from + length * times).every((w, i) => w === round[i % length]);
      if (isRepeated && round.some((w) => /\p{L}{3}/u.test(w) && !OF_A_DATE.test(w))) return round;
    }
  return null;
}

/** "As at As at", "ended ended": halves of dates, not heads. */
const OF_A_DATE =
  /^(?:for|the|years?|months?|quarters?|half|ended|ending|period|march|june|september|december)\W*$/;

/** What did not fit any more. */
export interface HeldBack {
  readonly lines: number;
  readonly characters: number;
}

/**
 * The one limit on how much text a command prints. It is asked line by line, so output stops at a line end; once a line
 * does not fit, none after it is let through, and what is held back is counted exactly.
 */
export class Budget {
  #left: number;
  #lines = 0;
  #characters = 0;

  /** @param maxChars characters (UTF-16 units, line ends included); 0 = no limit */
  constructor(maxChars: number) {
    this.#left = maxChars === 0 ? Number.POSITIVE_INFINITY : maxChars;
  }

  /** Takes whole lines, line end included, when they fit; else counts them as held back and returns false. */
  take(text: string): boolean {
    if (this.takeLine(text.length)) return true;
    this.#lines += text.split('\n').length - (text.endsWith('\n') ? 2 : 1);
    return false;
  }

  /** The same for one line of so many characters. */
  takeLine(characters: number): boolean {
    if (this.#lines === 0 && characters <= this.#left) {
      this.#left -= characters;
      return true;
    }
    this.#lines += 1;
    this.#characters += characters;
    return false;
  }

  /** True once something did not fit. */
  get isSpent(): boolean {
    return this.#lines > 0;
  }

  get heldBack(): HeldBack {
    return { lines: this.#lines, characters: this.#characters };
  }
}

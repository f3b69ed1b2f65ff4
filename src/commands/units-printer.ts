import type { TargetUnit } from '../operations/convert.js';
import type { UnitsLine } from '../operations/units.js';
import { cutTo } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { jsonLine } from '../render/json-line.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import type { UnitsArgs } from './arguments.js';
import type { Io } from './command.js';
import { answerText } from './units-text.js';

/** What became of an answer: printed whole, with some of its figures left out, or not any more. */
export type Put =
  | { readonly kind: 'whole' }
  | { readonly kind: 'cut'; readonly figures: number }
  | { readonly kind: 'held' };

/** Prints answers, one after another, as far as the budget goes. */
export interface UnitsPrinter {
  /** An answer that alone exceeds the budget is cut; any other that does not fit is held back, and all after it. */
  put(answer: UnitsLine): Promise<Put>;
  /** How many answers were printed. */
  readonly printed: number;
}

/** The printer that the arguments ask for. */
export async function unitsPrinter(
  args: UnitsArgs,
  target: TargetUnit | null,
  io: Io,
): Promise<UnitsPrinter> {
  const shape = args.json ? jsonShape : textShape(target, io, await paletteFor(io.stdout));
  return new Printer(args.maxChars, io, shape);
}

/** An answer as it is printed, and the part of it that counts against the budget. */
interface Form {
  readonly text: string;
  readonly counts: string;
}

type Shape = (answer: UnitsLine, isFirst: boolean) => Promise<Form>;

/** Of JSON only the characters that come from the document count, as in grep. */
const jsonShape: Shape = async (answer) => ({ text: jsonLine(answer), counts: ofDocument(answer) });

function textShape(target: TargetUnit | null, io: Io, palette: Palette): Shape {
  return async (answer, isFirst) => {
    const lines = await answerText(answer, target, io.stdout, palette);
    const text = `${isFirst ? '' : '\n'}${lines.map((line) => `${line}\n`).join('')}`;
    return { text, counts: text };
  };
}

/** The line and everything that is quoted beside it. */
function ofDocument({ text, figures }: UnitsLine): string {
  const quoted = figures.flatMap(({ text, header, unit, period, damage, explain }) => [
    text,
    header ?? '',
    unit?.text ?? '',
    period?.text ?? '',
    ...[...(unit?.also ?? []), ...(period?.also ?? [])].map((also) => also.text),
    ...(damage?.evidence.map((evidence) => evidence.text) ?? []),
    ...(explain ? [...explain.unit.lost, ...explain.period.lost].map((lost) => lost.text) : []),
  ]);
  return [text, ...quoted].join('');
}

class Printer implements UnitsPrinter {
  readonly #budget: Budget;
  #printed = 0;

  constructor(
    private readonly maxChars: number,
    private readonly io: Io,
    private readonly shape: Shape,
  ) {
    this.#budget = new Budget(maxChars);
  }

  get printed(): number {
    return this.#printed;
  }

  async put(answer: UnitsLine): Promise<Put> {
    const form = await this.shape(answer, this.#printed === 0);
    if (this.#printed === 0 && !this.#fits(form)) return this.#putCut(answer, form.counts.length);
    return this.#write(form) ? { kind: 'whole' } : { kind: 'held' };
  }

  #fits({ counts }: Form): boolean {
    return this.maxChars === 0 || counts.length <= this.maxChars;
  }

  #write(form: Form): boolean {
    if (!this.#budget.take(form.counts)) return false;
    this.io.stdout.write(form.text);
    this.#printed += 1;
    return true;
  }

  /** The answer with as many of its figures as fit. */
  async #putCut(answer: UnitsLine, whole: number): Promise<Put> {
    let best: { readonly form: Form; readonly figures: number } | null = null;
    let low = 1;
    // figures take about the same room each, so a search among a few is enough
    const guess = Math.ceil((2 * answer.figures.length * this.maxChars) / whole) + 1;
    let high = Math.min(guess, answer.figures.length - 1);
    while (low <= high) {
      const figures = (low + high) >> 1;
      const form = await this.shape(cutAnswer(answer, figures, this.maxChars), true);
      if (this.#fits(form)) {
        best = { form, figures };
        low = figures + 1;
      } else high = figures - 1;
    }
    return best && this.#write(best.form) ? { kind: 'cut', figures: best.figures } : { kind: 'held' };
  }
}

/** The first figures of an answer; `figuresLeft` counts the others. */
function cutAnswer(answer: UnitsLine, figures: number, maxChars: number): UnitsLine {
  return {
    ...answer,
    text: cutTo(answer.text, maxChars >> 1),
    figures: answer.figures.slice(0, figures),
    figuresLeft: answer.figures.length - figures,
  };
}

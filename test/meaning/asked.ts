import { documentOf } from '../../src/document/document.js';
import type { Figure, LineAnswer, Period, Unit } from '../../src/meaning/answer.js';
import { answerLine } from '../../src/meaning/answers.js';

/** What is said of the last line of a small report. */
export function ofLast(...lines: string[]): LineAnswer {
  return answerLine(documentOf('report.md', lines.join('\n')), lines.length);
}

/** What is said of one line of a small report. */
export function ofLine(line: number, ...lines: string[]): LineAnswer {
  return answerLine(documentOf('report.md', lines.join('\n')), line);
}

/** A unit in a few words: `INR lakh (column)`, `percent (row)`, `not stated`. */
export function unitSaid(unit: Unit | null): string {
  if (!unit) return 'not stated';
  const scale = unit.scale === 'one' && unit.kind !== 'money' ? null : unit.scale;
  const money = unit.kind === 'money' ? (unit.currency ?? '?') : [unit.kind, unit.currency];
  const words = [money, scale].flat().filter((w) => w !== null);
  return `${words.join(' ')} (${unit.source})`;
}

/** A period in a few words: `year 2024-04-01 2025-03-31 (column)`, `instant 2025-03-31 (table)`, `not stated`. */
export function periodSaid(period: Period | null): string {
  if (!period) return 'not stated';
  const words = [period.span, period.start, period.end].filter((w) => w !== null);
  return `${words.join(' ')} (${period.source})`;
}

export const unitsSaid = (answer: LineAnswer) => answer.figures.map((f) => unitSaid(f.unit));
export const periodsSaid = (answer: LineAnswer) => answer.figures.map((f) => periodSaid(f.period));
export const amounts = (answer: LineAnswer) => answer.figures.map((f) => f.amount);
export const texts = (answer: LineAnswer) => answer.figures.map((f: Figure) => f.text);
/** On which day each period ends and how long it is: `2025-03-31 year`, `not stated`. */
export const endsSaid = (answer: LineAnswer) =>
  answer.figures.map(({ period }) => (period ? `${period.end} ${period.span}` : 'not stated'));

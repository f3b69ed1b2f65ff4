import type { Figure, Period } from '../../meaning/answer.js';
import { mentionsIn } from '../../meaning/periods/period-words.js';
import { unitWords } from '../../meaning/units/unit-words.js';
import { periodName } from '../period-name.js';
import type { ItemFigure } from './line-item.js';

/** Words over a column that say which of several figures of a period it holds. */
const QUALIFIERS: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'budget', words: /\b[Bb]udget(?:ed)?\b|\bBUDGET\b|\bB\.?E\.?(?=\W|$)/ },
  { name: 'revised', words: /\b[Rr]evised\b|\bREVISED\b|\bR\.?E\.?(?=\W|$)/ },
  { name: 'provisional', words: /\bprovisional\b|\bprov\b/i },
  { name: 'projected', words: /\bproject(?:ed|ions?)\b|\bforecasts?\b/i },
  { name: 'pro forma', words: /\bpro[- ]?forma\b/i },
];
const RESTATED = /\bre-?(?:stated|classified|cast)\b/i;
/** A sentence that tells a period is no head of a column. */
const LONGEST_HEAD = 120;

/** What is told from the head of a figure's column and the words that give its period. */
export function columnOf({ header, period }: Figure): Omit<ItemFigure, 'figure' | 'exact' | 'line'> {
  const dating = period && period.text.length <= LONGEST_HEAD ? `${period.label} ${period.text}` : '';
  const words = `${header ?? ''} ${dating}`;
  const names = QUALIFIERS.flatMap(({ name, words: of }) => (of.test(words) ? [name] : []));
  return {
    when: period && whenOf(period),
    column: names.join(' '),
    isUnnamed: false,
    restated: RESTATED.test(words),
  };
}

/** The days of a period; its name where the document does not tell them. */
function whenOf(period: Period): string {
  const { span, start, end } = period;
  if (end === null) return `${span} ${periodName(period)}`;
  return span === 'instant' ? `instant ${end}` : `${span} ${start ?? ''} ${end}`;
}

/** The figures of one row, with those of the same period told apart by what else stands over their columns. */
export function toldApart(figures: readonly ItemFigure[]): readonly ItemFigure[] {
  return figures.map((one) => {
    if (one.when === null) return { ...one, column: one.column || restOf(one.figure) };
    const like = figures.filter((other) => isLike(one, other));
    if (like.length === 1) return one;
    const rests = new Set(like.map(({ figure }) => restOf(figure)));
    const rest = rests.size === like.length ? restOf(one.figure) : '';
    const place = one.figure.column ?? like.indexOf(one) + 1;
    const column = [one.column, rest || `column ${place}`].filter((t) => t !== '').join(' ');
    return { ...one, column, isUnnamed: rest === '' };
  });
}

function isLike(a: ItemFigure, b: ItemFigure): boolean {
  return a.when === b.when && a.column === b.column && a.figure.unit?.kind === b.figure.unit?.kind;
}

/** The head of a column without its period and its unit: "Standalone". */
function restOf({ header }: Figure): string {
  if (header === null) return '';
  let rest = header;
  for (const { start, end } of [...mentionsIn(header)].reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const unit = unitWords(rest)?.text;
  return (unit ? rest.replace(unit, ' ') : rest)
    .replace(AUDITED, ' ')
    .replace(/\b(?:for the|as (?:at|on|of)|years?|quarters?|half|months?|period|ended|ending)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\W+|[\s,:;-]+$/g, '');
}

/** Who has looked at a column does not set it apart. */
const AUDITED = /\(\s*(?:un-?)?audited\s*\)/gi;

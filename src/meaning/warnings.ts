import { RULES } from './rules.js';
import type { Told } from './told.js';

/** Why something is not stated, and what a reader must know: one sentence each, one for all figures that share it. */
export function warningsFor(told: readonly Told[]): readonly string[] {
  const found: string[] = [...missing(told)];
  const units = told.flatMap(({ figure: { unit } }) => unit ?? []);
  if (units.some(({ kind, currency }) => kind === 'money' && currency === null))
    found.push('the document states the scale and not the currency');
  const carried = units.find(({ source }) => source === 'carried');
  const same = carried?.also?.find(({ what }) => what === 'same amount');
  if (carried)
    found.push(
      same
        ? `unit carried from where the same amounts stand, line ${same.line}: line ${carried.line}, "${carried.text}"`
        : `unit carried from an earlier section: line ${carried.line}, "${carried.text}"`,
    );
  return found;
}

/** `77.10, 66.20: unit not stated: no declaration reaches it; …`. */
function missing(told: readonly Told[]): readonly string[] {
  const lacking = new Map<string, string[]>();
  const add = (text: string, what: string): void => {
    const texts = lacking.get(what);
    if (texts) texts.push(text);
    else lacking.set(what, [text]);
  };
  for (const { figure, reasons } of told) {
    const { unit, period, nil, text } = figure;
    if (nil || unit?.kind === 'none' || (unit && unit.scale !== 'unknown' && period)) continue;
    if (!unit) add(text, `unit not stated: ${reasons.unit().why}`);
    else if (unit.scale === 'unknown') add(text, `scale not stated: ${RULES[unit.rule].words} names none`);
    if (!period) add(text, `period not stated: ${reasons.period().why}`);
  }
  return [...lacking].map(([what, texts]) => `${someOf(texts)}: ${what}`);
}

const MOST_TEXTS = 5;

/** The first few of some figures, and how many more there are: `7.10, 6.20 and 4 more`. */
export function someOf(texts: readonly string[]): string {
  const more = texts.length - MOST_TEXTS;
  return texts.slice(0, MOST_TEXTS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

import type { Explained, Lost, Period } from './answer.js';
import { RULES } from './rules.js';
import type { Ruling } from './units/ruling.js';
import type { Cited, Verdicts } from './verdict.js';

/** Why a figure has its unit, or none: what the rules say, run to their end. */
export function explainUnit(verdicts: Verdicts<Ruling>): Explained {
  return explained(verdicts, unitLostTo, ([nearest]) =>
    nearest
      ? `no declaration reaches it; the nearest, line ${nearest.line}, ${quoted(nearest.text)}, ${nearest.why}`
      : 'no unit is declared for it or near above it',
  );
}

/** Why a figure has its period, or none. */
export function explainPeriod(verdicts: Verdicts<Period>): Explained {
  return explained(verdicts, cameFirst, ([nearest]) =>
    nearest ? `${nameOf(nearest)} ${nearest.why}` : 'no column header, row label or title gives a date',
  );
}

function explained<T extends Cited>(
  verdicts: Verdicts<T>,
  lostTo: (winner: T, loser: T) => string,
  missing: (lost: readonly Lost[]) => string,
): Explained {
  let winner: T | null = null;
  let ended: string | null = null;
  const lost = new Map<string, Lost>();
  for (const verdict of verdicts) {
    if (verdict.kind === 'ends') {
      ended = verdict.found ? `${nameOf(verdict.found)} ${verdict.why}` : verdict.why;
      break;
    }
    const { rule, line, text } = verdict.found;
    if (verdict.kind === 'holds' && !winner) {
      winner = verdict.found;
      continue;
    }
    const key = `${line} ${text}`;
    if (lost.has(key) || (winner?.line === line && winner.text === text)) continue;
    const why = verdict.kind === 'fails' ? verdict.why : winner ? lostTo(winner, verdict.found) : '';
    lost.set(key, { rule, line, text, why });
  }
  const all = [...lost.values()];
  if (!winner) return { ...NOTHING, why: ended ?? missing(all), lost: all };
  return { rule: winner.rule, line: winner.line, text: winner.text, why: null, lost: all };
}

const NOTHING = { rule: null, line: null, text: null } as const;

/** For what has no unit or no period at all. */
export function notAsked(why: string): Explained {
  return { ...NOTHING, why, lost: [] };
}

function unitLostTo(winner: Ruling, loser: Ruling): string {
  const { kind, scale } = winner.words;
  if (kind === 'none') return 'a note or serial number has no unit';
  if (loser.rule === 'currency sign') return `a sign tells no scale, and ${placeOf(winner)} does`;
  if (kind !== 'money' && loser.words.kind === 'money')
    return `${RULES[winner.rule].words} says ${kind}, which is exempt`;
  if (loser.words.kind === 'money' && (loser.words.scale ?? 'one') === 'one' && scale !== 'one')
    return `it names no scale, and ${placeOf(winner)} does`;
  return cameFirst(winner, loser);
}

/** Of two that stand above the figure the nearer wins; else the one whose kind is asked first. */
function cameFirst(winner: Cited, loser: Cited): string {
  if (RULES[winner.rule].source === 'cell') return 'the figure has its own';
  return `${placeOf(winner)} ${loser.line < winner.line ? 'is nearer' : 'comes first'}`;
}

function placeOf({ rule, line }: Cited): string {
  return `${RULES[rule].words} at line ${line}`;
}

/** `the title of the table at line 12, "Stocks",`; a header stands beside its figure, and its sisters share the reason. */
function nameOf(cited: Cited): string {
  if (cited.rule === 'column header') return placeOf(cited);
  return `${placeOf(cited)}, ${quoted(cited.text)},`;
}

const LONGEST_QUOTE = 80;

function quoted(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `"${plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain}"`;
}

import type { Explained, Lost, Period } from './answer.js';
import { RULES } from './rules.js';
import type { Ruling } from './ruling.js';
import type { Cited, Verdicts } from './verdict.js';

/** Why a figure has its unit: what the rules say, run to their end. */
export function explainUnit(verdicts: Verdicts<Ruling>): Explained {
  return explained(verdicts, (winner, loser) => {
    const { kind } = winner.words;
    if (kind === 'none') return 'a note or serial number has no unit';
    if (kind !== 'money' && loser.words.kind === 'money')
      return `${RULES[winner.rule].words} says ${kind}, which is exempt`;
    if (
      loser.words.kind === 'money' &&
      (loser.words.scale ?? 'one') === 'one' &&
      winner.words.scale !== 'one'
    )
      return `it names no scale, and ${nameOf(winner)} does`;
    if (loser.rule === 'currency sign') return `a sign tells no scale, and ${nameOf(winner)} does`;
    return cameFirst(winner, loser);
  });
}

/** Why a figure has its period. */
export function explainPeriod(verdicts: Verdicts<Period>): Explained {
  return explained(verdicts, cameFirst);
}

function explained<T extends Cited>(
  verdicts: Verdicts<T>,
  lostTo: (winner: T, loser: T) => string,
): Explained {
  let winner: T | null = null;
  let why: string | null = null;
  const lost = new Map<string, Lost>();
  for (const verdict of verdicts) {
    if (verdict.kind === 'ends') {
      if (!winner) why = verdict.why;
      break;
    }
    const { rule, line, text } = verdict.found;
    if (verdict.kind === 'holds' && !winner) {
      winner = verdict.found;
      continue;
    }
    const key = `${line} ${text}`;
    if (lost.has(key) || (winner?.line === line && winner.text === text)) continue;
    const reason = verdict.kind === 'fails' ? verdict.why : winner ? lostTo(winner, verdict.found) : '';
    lost.set(key, { rule, line, text, why: reason });
  }
  return {
    rule: winner?.rule ?? null,
    line: winner?.line ?? null,
    text: winner?.text ?? null,
    why: winner ? null : (why ?? 'no rule finds anything'),
    lost: [...lost.values()],
  };
}

/** For what has no unit or no period at all. */
export function notAsked(why: string): Explained {
  return { rule: null, line: null, text: null, why, lost: [] };
}

/** Of two that stand above the figure the nearer wins; else the one whose kind is asked first. */
function cameFirst(winner: Cited, loser: Cited): string {
  if (RULES[winner.rule].source === 'cell') return 'the figure has its own';
  return `${nameOf(winner)} ${loser.line < winner.line ? 'is nearer' : 'comes first'}`;
}

function nameOf({ rule, line }: Cited): string {
  return `${RULES[rule].words} at line ${line}`;
}

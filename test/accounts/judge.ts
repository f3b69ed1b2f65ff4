import { documentOf } from '../../src/document/document.js';
import type { Figure, Period, Unit } from '../../src/meaning/answer.js';
import { answerLine } from '../../src/meaning/answers.js';
import type { Accounts } from './accounts.js';
import type { PeriodTruth, PlacedFigure, UnitTruth } from './truth.js';

/** right, not stated where the document tells it, or wrong. */
export type Verdict = 'right' | 'not stated' | 'wrong';

export interface Judged {
  readonly seed: number;
  readonly figure: PlacedFigure;
  readonly unit: Verdict;
  readonly period: Verdict;
  readonly value: Verdict;
  /** What was said, for the list of failures. */
  readonly said: string;
}

/** What is said of every figure of some accounts, beside what it is. */
export function judge(accounts: Accounts): {
  readonly judged: readonly Judged[];
  readonly invented: readonly string[];
} {
  const document = documentOf('accounts.md', accounts.text);
  const judged: Judged[] = [];
  const invented: string[] = [];
  for (const line of accounts.tableLines) {
    const figures = accounts.figures.filter((figure) => figure.line === line);
    const left = [...answerLine(document, line).figures];
    for (const figure of figures.filter((each) => each.harmed)) {
      const printed = figures.filter((each) => each.column === figure.column).map(({ value }) => value);
      const given = left.filter((answer) => answer.column === figure.column);
      for (const answer of given) left.splice(left.indexOf(answer), 1);
      const wrong = given.find(({ value }) => value !== null && !printed.includes(value));
      judged.push(harmedFigure(accounts.seed, figure, wrong ?? null));
    }
    for (const figure of figures.filter((each) => !each.harmed)) {
      const at = left.findIndex((answer) => answer.column === figure.column && isSame(answer, figure));
      const answer = at < 0 ? null : (left.splice(at, 1)[0] ?? null);
      judged.push(judgeOne(accounts, figure, answer));
    }
    // figures that the document does not print, or that stand in a label and are no amounts
    for (const answer of left)
      if (isStatedMoney(answer.unit) && answer.value !== null)
        invented.push(
          `seed ${accounts.seed} line ${line}: ${answer.text} is said to be ${unitSaid(answer.unit)}`,
        );
  }
  return { judged, invented };
}

/** A harmed figure may be given as the one that was printed, or flagged; never as another one. */
function harmedFigure(seed: number, figure: PlacedFigure, wrong: Figure | null): Judged {
  const said = wrong ? `${wrong.value}, without a word of damage` : 'flagged';
  return { seed, figure, unit: 'right', period: 'right', value: wrong ? 'wrong' : 'right', said };
}

/** An amount in a label that says its own unit ("USD 500 million notes") is one. */
function isStatedMoney(unit: Unit | null): unit is Unit {
  return unit?.kind === 'money' && unit.scale !== 'unknown' && unit.source !== 'cell';
}

const digits = (text: string): string => text.replace(/\D/g, '');

function isSame(answer: Figure, figure: PlacedFigure): boolean {
  return figure.value === null ? answer.nil === true : digits(answer.text) === digits(figure.text);
}

function judgeOne(accounts: Accounts, figure: PlacedFigure, answer: Figure | null): Judged {
  const { seed, house } = accounts;
  const said = answer
    ? `${unitSaid(answer.unit)}, ${periodSaid(answer.period)}, ${answer.value}`
    : 'not listed';
  const isNil = figure.value === null;
  return {
    seed,
    figure,
    unit: isNil ? 'right' : unitVerdict(figure.unit, answer?.unit ?? null, house.currency),
    period: isNil && !answer ? 'right' : periodVerdict(figure.period, answer?.period ?? null),
    value: !answer || isNil ? 'right' : valueVerdict(figure, answer),
    said,
  };
}

/** A currency that is told elsewhere in the report may be said; another one never. */
function unitVerdict(truth: UnitTruth | null, answer: Unit | null, currency: string): Verdict {
  // what another table says is given with a warning: nobody takes it for this table's own
  const isWarned = !truth && answer?.source === 'carried';
  if (!answer || answer.scale === 'unknown' || isWarned)
    return truth && truth.kind !== 'none' ? 'not stated' : 'right';
  if (!truth || answer.kind !== truth.kind || answer.scale !== truth.scale) return 'wrong';
  if (answer.currency !== null && answer.currency !== currency) return 'wrong';
  return truth.currency !== null && answer.currency === null ? 'not stated' : 'right';
}

function periodVerdict(truth: PeriodTruth | null, answer: Period | null): Verdict {
  if (!answer?.end) return truth ? 'not stated' : 'right';
  return truth && answer.end === truth.end && answer.span === truth.span ? 'right' : 'wrong';
}

function valueVerdict(figure: PlacedFigure, answer: Figure): Verdict {
  if (answer.value === null) return 'not stated';
  return answer.value === figure.value ? 'right' : 'wrong';
}

function unitSaid(unit: Unit | null): string {
  return unit
    ? [unit.kind, unit.currency, unit.scale, `(${unit.source} ${unit.line})`].filter(Boolean).join(' ')
    : 'no unit';
}

function periodSaid(period: Period | null): string {
  return period ? `${period.span} to ${period.end} (${period.source} ${period.line})` : 'no period';
}

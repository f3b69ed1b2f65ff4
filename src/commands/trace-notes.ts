import { unitLabel } from '../meaning/governing.js';
import { noMatchHint, Vain } from '../operations/grep-hint.js';
import type { Source } from '../operations/trace/choose.js';
import { likeness } from '../operations/trace/choose.js';
import { issuersOf } from '../operations/trace/issuers.js';
import type { Answered, Traced } from '../operations/trace/trace.js';
import { LABEL_SEARCH } from '../operations/trace/wanted.js';
import { counted, cutTo } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import { shown } from '../render/shown.js';
import type { TraceArgs } from './arguments.js';
import { DEFAULT_MAX_CHARS } from './arguments.js';

const MOST_LINES = 8;

/** What stands beside the values: what was passed over, why there are none, what to do next. */
export function tracedNotes(traced: Traced, args: TraceArgs): readonly string[] {
  const { answers } = traced;
  const isEmpty = answers.every(({ sources }) => sources.length === 0);
  return [
    ...(isEmpty
      ? nothing(answers, args)
      : answers.filter((a) => isNamed(a, args)).flatMap((a) => missing(a, args))),
    ...answers.flatMap(passedOver),
    ...answers.flatMap(settledBy),
    ...answers.flatMap(echoed),
    ...otherIssuers(traced),
    ...otherUnits(traced, args),
    ...choice(answers, args),
  ];
}

function nothing(answers: readonly Answered[], args: TraceArgs): readonly string[] {
  const isHeld = answers.some(({ holding }) => holding.length > 0);
  if (!isHeld) return noMatch(answers, args);
  const told = answers.filter((answer) => answer.holding.length > 0 || isNamed(answer, args));
  return told.flatMap((answer) => missing(answer, args));
}

/** Where was looked, and what is spelled much like the label. */
function noMatch(answers: readonly Answered[], { label }: TraceArgs): readonly string[] {
  const vain = new Vain();
  for (const { place } of answers) vain.add(place.document.name, place.document.size, () => place.document);
  const hint = noMatchHint(vain, { ...LABEL_SEARCH, patterns: [label], value: null });
  return hint === null ? [] : [hint];
}

/** A document that was named and adds nothing; of those met in a folder nothing is said. */
function missing(answer: Answered, args: TraceArgs): readonly string[] {
  const { place, sources, holding } = answer;
  if (sources.length > 0) return [];
  if (holding.length === 0) return noMatch([answer], args);
  const what = args.in === null ? 'a row with figures' : `a row with amounts to give in ${args.in}`;
  return [
    `${place.document.name}: "${args.label}" labels no line that is ${what}; it stands on ${linesText(holding)}`,
  ];
}

function isNamed({ place: { document } }: Answered, { targets }: TraceArgs): boolean {
  return targets.some((typed) => typed === document.name || typed.startsWith(`${document.name}:`));
}

function passedOver({ place: { document }, sources }: Answered): readonly string[] {
  return (sources[0]?.passed ?? []).map(
    ({ why, lines }) => `${document.name}: passed over, ${why}: ${linesText(lines)}`,
  );
}

function settledBy({ place: { document }, sources: [only], settledBy: known }: Answered): readonly string[] {
  if (!known || !only) return [];
  const by = `${known.document.name}:${known.first.line}`;
  return [
    `${document.name}: of several line items, the one on line ${only.first.line} has the values of ${by}`,
  ];
}

/** Lines that say the same in several columns, beside the one whose figures are given. */
function echoed({ place: { document }, sources }: Answered): readonly string[] {
  return sources.flatMap(({ first, echoes }) =>
    echoes.length === 0
      ? []
      : [
          `${document.name}: the figures are those of line ${first.line}; the same in several columns: ${linesText(echoes)}`,
        ],
  );
}

/** One line item of several companies is a comparison, not a series. */
function otherIssuers({ answers, series }: Traced): readonly string[] {
  if (!series) return [];
  const issuers = issuersOf(
    answers.flatMap(({ place, sources }) => (sources.length > 0 ? [place.document] : [])),
  );
  if (issuers.length === 0) return [];
  const named = issuers
    .slice(0, MOST_LINES)
    .map(({ document, issuer }) => `"${cutTo(shown(issuer), LONGEST_ISSUER)}" (${document.name})`);
  return [`the titles name ${issuers.length} companies: ${named.join(', ')}`];
}

const LONGEST_ISSUER = 60;

function otherUnits({ series }: Traced, args: TraceArgs): readonly string[] {
  if (!series) return [];
  const labels = [
    ...new Set(series.values.flatMap(({ value, unit }) => (value !== null && unit ? [unitLabel(unit)] : []))),
  ];
  if (labels.length < 2) return [];
  const how = args.in === null ? 'each as printed' : 'not all converted';
  return [`units differ (${labels.join(', ')}): ${how}, and not compared where kind or currency is another`];
}

function choice(answers: readonly Answered[], args: TraceArgs): readonly string[] {
  const open = answers.filter(({ sources }) => sources.length > 1);
  if (open.length === 0) return [];
  const targets = answers.flatMap(({ place: { document }, sources: [first] }) =>
    first ? [`${document.name}:${first.first.line}`] : [],
  );
  const said = open.map(
    ({ place: { document }, sources }) =>
      `${document.name}: ${counted(sources.length)} line items ${areOther(sources) ? 'that differ' : 'that share no telling figure'} fit "${args.label}"`,
  );
  return [...said, `name the line that is meant in each, as in: ${traceCommand(args, targets)}`];
}

/** True where two of them tell other amounts for one period. */
function areOther(sources: readonly Source[]): boolean {
  return sources.some((one, i) =>
    sources.slice(i + 1).some((other) => likeness(one.figures, other.figures) === 'other'),
  );
}

function linesText(lines: readonly number[]): string {
  const more = lines.length > MOST_LINES ? ` and ${counted(lines.length - MOST_LINES)} more` : '';
  return `line${lines.length > 1 ? 's' : ''} ${lines.slice(0, MOST_LINES).join(', ')}${more}`;
}

/** The same command without a limit. */
export function everything(args: TraceArgs): string {
  return traceCommand(args, args.targets, 0);
}

function traceCommand(args: TraceArgs, targets: readonly string[], maxChars = args.maxChars): string {
  const words = ['finread', 'trace', operand(args.label), ...targets.map(operand)];
  if (args.in !== null) words.push('--in', args.in);
  if (args.csv) words.push('--csv');
  if (args.json) words.push('--json');
  if (maxChars !== DEFAULT_MAX_CHARS) words.push('--max-chars', String(maxChars));
  if (args.root !== null) words.push('--root', args.root);
  return commandLine(words);
}

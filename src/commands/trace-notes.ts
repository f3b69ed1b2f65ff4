import { unitLabel } from '../meaning/governing.js';
import { noMatchHint, Vain } from '../operations/grep-hint.js';
import type { Answered, Traced } from '../operations/trace/trace.js';
import { LABEL_SEARCH } from '../operations/trace/wanted.js';
import { counted } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
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
    ...otherUnits(traced, args),
    ...choice(answers, args),
  ];
}

function nothing(answers: readonly Answered[], args: TraceArgs): readonly string[] {
  const held = answers.filter(({ holding }) => holding.length > 0);
  if (held.length > 0) return held.flatMap((answer) => missing(answer, args));
  const sought = { ...LABEL_SEARCH, patterns: [args.label], value: null };
  const vain = new Vain();
  for (const { place } of answers) vain.add(place.document.name, place.document.size, () => place.document);
  const hint = noMatchHint(vain, sought);
  return hint === null ? [] : [hint];
}

/** A document that was named and adds nothing; of those met in a folder nothing is said. */
function missing(
  { place: { document }, sources, holding }: Answered,
  { label, in: unit }: TraceArgs,
): readonly string[] {
  if (sources.length > 0) return [];
  if (holding.length === 0) return [`${document.name}: no match for "${label}"`];
  const what = unit === null ? 'a row with figures' : `a row with amounts to give in ${unit}`;
  return [`${document.name}: "${label}" labels no line that is ${what}; it stands on ${linesText(holding)}`];
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
      `${document.name}: ${counted(sources.length)} line items that differ fit "${args.label}"`,
  );
  return [...said, `name the line that is meant in each, as in: ${traceCommand(args, targets)}`];
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

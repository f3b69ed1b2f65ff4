import type { Figure } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type {
  Checked,
  CheckedCitation,
  CheckedFigure,
  CitationVerdict,
  Verdict,
} from '../operations/check/check.js';
import { derivationText } from '../operations/check/derive.js';
import { counted } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { Output } from './command.js';
import { periodText } from './period-text.js';

const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const FIGURE_COLUMNS = [RIGHT, RIGHT, LEFT, LEFT, LEFT, LEFT];
const FIGURE_HEADS = ['LINE', 'FIGURE', 'UNIT', 'VERDICT', 'SOURCE', 'WHAT STANDS THERE'];

/** What became of each figure and each citation, as lines for people. */
export async function checkText({ figures, citations }: Checked, stdout: Output): Promise<readonly string[]> {
  const palette = await paletteFor(stdout);
  const rows = figures.map((each) => figureRow(each, palette));
  const table = rows.length === 0 ? [] : [FIGURE_HEADS.map(palette.heading), ...rows];
  const wrong = citations.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'beside');
  return [
    ...(await tableLines(table, FIGURE_COLUMNS, stdout)),
    ...wrong.map((each) => citationText(each, palette)),
  ].map((line) => `${line}\n`);
}

function figureRow(checked: CheckedFigure, palette: Palette): readonly string[] {
  const { claim, verdict, found, derivation } = checked;
  const place = derivation ? null : found?.place;
  const isRight = verdict === 'found' || verdict === 'derived';
  return [
    palette.line(String(claim.line)),
    shown(claim.figure.text),
    claim.figure.unit ? palette.unit(unitLabel(claim.figure.unit)) : '–',
    isRight ? verdict : palette.warning(verdict),
    place ? `${palette.file(shown(place.document.name))}:${palette.line(String(place.line))}` : '–',
    derivation ? derivationText(claim, derivation) : place ? standing(place.figure) : '',
  ];
}

/** `10,597.61 ₹ lakh, 31 March 2025`. */
function standing({ text, unit, period }: Figure): string {
  const of = unit ? unitLabel(unit) : 'unit not stated';
  return [`${shown(text)} ${of}`.trimEnd(), period ? shown(periodText(period)) : 'period not stated'].join(
    ', ',
  );
}

/** With its unit, since the same digits may well stand there in another. */
function withUnit({ text, unit }: Figure): string {
  const says = unit === null || /[%\p{L}]/u.test(text);
  return shown(says ? text : `${text} ${unitLabel(unit)}`);
}

function citationText({ citation, verdict, missing }: CheckedCitation, palette: Palette): string {
  const which = missing.map(({ figure }) => withUnit(figure)).join(', ');
  const there = citation.to > citation.from ? 'those lines' : 'that line';
  const wrong: Readonly<Partial<Record<CitationVerdict, string>>> = {
    'does not hold': `does not hold: ${which} ${missing.length === 1 ? 'is' : 'are'} not on ${there}`,
    'no such document': 'not among the documents that were given (--in)',
  };
  return `line ${citation.line}: ${shown(citation.text)}: ${palette.warning(wrong[verdict] ?? verdict)}`;
}

const NAMES: readonly (readonly [Verdict, string])[] = [
  ['found', 'found'],
  ['derived', 'derived'],
  ['other unit', 'in another unit'],
  ['other period', 'of another period'],
  ['not found', 'not found'],
];

/** All of it in one sentence. */
export function summary({ figures, citations }: Checked): string {
  const counts = NAMES.flatMap(([verdict, name]) => {
    const count = figures.filter((each) => each.verdict === verdict).length;
    return count > 0 ? [`${counted(count)} ${name}`] : [];
  });
  const whole =
    figures.length === 0
      ? 'no figure to check'
      : `${numbered(figures.length, 'figure')}: ${counts.join(', ')}`;
  if (citations.length === 0) return whole;
  const wrong = citations.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'beside').length;
  const held = wrong === 0 ? 'all right' : `${counted(wrong)} wrong`;
  return `${whole}; ${numbered(citations.length, 'citation')}: ${held}`;
}

function numbered(count: number, what: string): string {
  return `${counted(count)} ${what}${count === 1 ? '' : 's'}`;
}

import { oneLine } from '../document/plain.js';
import type { Figure } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { TargetUnit } from '../operations/convert.js';
import type { UnitsFigure, UnitsLine } from '../operations/units.js';
import { cutTo } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column, Surface } from '../render/table.js';
import { tableLines } from '../render/table.js';
import { damageText } from './damage-words.js';
import { headerAdds } from './header-words.js';
import { periodText } from './period-text.js';
import { convertedText, fullAmount, fullAmountHead, inOtherScale } from './units-amounts.js';
import { lostRows } from './units-lost.js';
import { reasonsOf } from './units-reasons.js';

const LONGEST_LINE = 400;
const LONGEST_HEADER = 60;
const INDENT = 2;
/** Width of the first word of a reason, so that reasons and notes are aligned. */
const WHAT = 'period'.length;

/** One column of the table of figures. */
interface Part {
  readonly head: string;
  readonly align: Column['align'];
  readonly cell: (figure: UnitsFigure) => string;
}

/** The answer for one line, as lines without line ends: where it stands, a row a figure, and why. */
export async function answerText(
  answer: UnitsLine,
  target: TargetUnit | null,
  surface: Surface,
  palette: Palette,
): Promise<readonly string[]> {
  const parts = partsOf(answer.figures, target, palette);
  const rows = answer.figures.map((figure) => parts.map(({ cell }) => cell(figure)));
  const heads = parts.map(({ head }) => palette.governing(head));
  const table = await tableLines([heads, ...rows], parts, surface, { indent: INDENT });
  const reasons = reasonsOf(answer, palette);
  const isParted = reasons.some(([, , of]) => of !== '');
  const whys = await tableLines(
    reasons.map(([what, is, of, words]) => [what.padEnd(WHAT), is, ...(isParted ? [of] : []), words]),
    Array.from({ length: isParted ? 4 : 3 }, () => ({ align: 'left' })),
    surface,
    { indent: INDENT },
  );
  const notes = await tableLines(
    answer.warnings.map((warning) => ['note'.padEnd(WHAT), palette.warning(shown(warning))]),
    [{ align: 'left' }, { align: 'left' }],
    surface,
    { indent: INDENT },
  );
  const lost = await lostText(answer, surface, palette);
  return [
    ...whereText(answer, palette),
    '',
    ...table,
    ...(whys.length > 0 ? ['', ...whys] : []),
    ...notes,
    ...(lost.length > 0 ? ['', ...lost] : []),
  ];
}

/** What else was found, where that was asked for. */
async function lostText(answer: UnitsLine, surface: Surface, palette: Palette): Promise<readonly string[]> {
  if (answer.figures.every(({ explain }) => explain === undefined)) return [];
  const rows = lostRows(answer, palette);
  const cells = rows.map(([what, rule, of, words]) => ['lost'.padEnd(WHAT), what, rule, of, words]);
  if (rows.length === 0) cells.push(['lost'.padEnd(WHAT), 'nothing: no other candidate was found']);
  const used = cells.map((row) => row.filter((_, i) => cells.some((other) => other[i])));
  const columns: readonly Column[] = (used[0] ?? []).map(() => ({ align: 'left' }));
  return tableLines(used, columns, surface, { indent: INDENT });
}

/** `accounts.md:1217  |Revenue|48,96,489|`, and the path of its section with the page. */
function whereText({ file, line, text, section, page }: UnitsLine, palette: Palette): readonly string[] {
  const address = `${palette.file(shown(file))}${palette.separator(':')}${palette.line(String(line))}`;
  const place = [
    ...(section ? [section.path.map(shown).join(' > ')] : []),
    ...(page === null ? [] : [`page ${page}`]),
  ].join('    ');
  return [`${address}  ${cutTo(shown(withoutMarkup(text)), LONGEST_LINE)}`, ...(place === '' ? [] : [place])];
}

/** A line as it is read: rows of HTML without their tags, cells without the blanks that pad them. */
function withoutMarkup(text: string): string {
  if (!/<t[rdh]\b/i.test(text)) return text.replace(/ {3,}/g, '  ');
  return oneLine(text.replace(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' | '));
}

/** The columns that say something of these figures. */
function partsOf(
  figures: readonly UnitsFigure[],
  target: TargetUnit | null,
  palette: Palette,
): readonly Part[] {
  const some = (test: (figure: UnitsFigure) => boolean): boolean => figures.some(test);
  const parts: (Part | false)[] = [
    some(({ column }) => column !== null) && {
      head: 'column',
      align: 'left',
      cell: ({ column }) => (column === null ? '–' : String(column)),
    },
    some(({ header, period }) => headerAdds(header, period)) && {
      head: 'header',
      align: 'left',
      cell: ({ header }) => cutTo(shown(header ?? '–'), LONGEST_HEADER),
    },
    { head: 'period', align: 'left', cell: (figure) => periodCell(figure, palette) },
    {
      head: 'printed',
      align: 'right',
      cell: ({ text, damage }) => (damage ? palette.warning(shown(text)) : shown(text)),
    },
    { head: 'unit', align: 'left', cell: (figure) => unitCell(figure, palette) },
    some((figure) => fullAmount(figure) !== '') && {
      head: fullAmountHead(figures),
      align: 'right',
      cell: fullAmount,
    },
    ...(target ? [convertedPart(target)] : [otherScalePart(figures)]),
    some(({ damage }) => damage !== null) && {
      head: '',
      align: 'left',
      cell: ({ damage }) => (damage ? palette.warning(shown(damageText(damage))) : ''),
    },
  ];
  return parts.filter((part) => part !== false);
}

function convertedPart(target: TargetUnit): Part {
  const scale = target.scale === 'one' ? 'full' : target.scale;
  const name = target.currency === null ? scale : unitLabel({ kind: 'money', ...target });
  return {
    head: `in ${name}`,
    align: 'right',
    cell: (figure) => (figure.in ? convertedText(figure.in.value, figure) : '–'),
  };
}

function otherScalePart(figures: readonly Figure[]): Part | false {
  if (figures.every((figure) => inOtherScale(figure) === '')) return false;
  const cell = (figure: Figure): string => {
    const other = inOtherScale(figure);
    return other === '' ? '' : `(${other})`;
  };
  return { head: '', align: 'left', cell };
}

function periodCell({ period, unit, nil }: Figure, palette: Palette): string {
  if (period) return shown(periodText(period));
  return !nil && unit?.kind === 'none' ? '–' : palette.warning('not stated');
}

function unitCell({ unit, nil }: Figure, palette: Palette): string {
  if (unit) return palette.unit(unitLabel(unit));
  return nil ? 'nil' : palette.warning('not stated');
}

import { remembered } from '../../document/remember.js';
import type { Head, Layout } from '../../tables/layout.js';
import type { FigurePlace } from './figure-place.js';
import { headsAt } from './place.js';

const REFERENCE_HEADER =
  /^(?:notes?|note ?\/? ?(?:nos?\.?|number|ref\.?)|notes? nos?\.?|sr\.?|s\.? ?nos?\.?|sl\.?(?: ?nos?\.?)?|sr\.? ?nos?\.?|ref(?:erence)?s?\.?|pages?(?: ?nos?\.?)?|kapitel|schedules?(?: ?nos?\.?)?|sch\.?|no\.?|#|code|account code|major head|anhang|ziffer|exhibit(?: ?(?:nos?\.?|numbers?))?)$/i;

/** Note numbers, serials and codes: no quantities. The first column too, when it holds short whole numbers. */
export function isReferenceColumn(figure: FigurePlace): boolean {
  const { over, isReference } = namedBy(headsAt(figure), null);
  if (isReference)
    return !COUNT_HEADER.test(over) || !(figure.printed.formatted || headsSeveral(figure, over));
  if (figure.printed.currency || figure.printed.percent) return false;
  // codes and serials stand left of the label: "31 059 | Other expenses"
  if (figure.column === 1 && isLabel(figure, 2) && /^\(?[\d .]+\)?$/.test(figure.printed.text)) return true;
  if (figure.printed.formatted && !NUMBER_OF_NOTE.test(figure.printed.text)) return false;
  if (figure.column === 1 && !figure.printed.formatted)
    return /^\(?\d{1,4}\)?$/.test(figure.printed.text) && figure.placed.table.columns > 1;
  return over === '' && isColumnOfNotes(figure.placed.layout, figure.column);
}

/** The text right over the figures of a column, and whether one of its heads is that of references. */
const namedBy = remembered(
  (heads: readonly Head[], _key: null): { readonly over: string; readonly isReference: boolean } => {
    const texts = heads.map((h) => h.cell.text.replace(/\s+/g, ' ').trim());
    return { over: texts.at(-1) ?? '', isReference: texts.some((text) => REFERENCE_HEADER.test(text)) };
  },
);

/** What heads serial numbers where it stands once, and counts where it stands over several columns or large numbers. */
const COUNT_HEADER = /^nos?\.?$/i;

function headsSeveral({ placed }: FigurePlace, text: string): boolean {
  const { layout, table } = placed.headed;
  return layout.roles.some(
    (role, r) =>
      role === 'header' && (table.rows[r]?.printed.filter((c) => c.text.trim() === text).length ?? 0) > 1,
  );
}

function isLabel(figure: FigurePlace, column: number): boolean {
  return figure.placed.layout.contents[figure.row]?.[column - 1]?.kind === 'text';
}

/** The note of a section of notes: "2.19". */
const NUMBER_OF_NOTE = /^\d{1,2}\.\d{1,2}$/;

/**
 * A nameless column of small whole numbers left of the columns of larger figures is the note column; so is one of numbers
 * of one section ("2.18", "2.3") left of figures without decimals.
 */
export const isColumnOfNotes = remembered((layout: Layout, column: number): boolean => {
  let small = 0;
  let wide = 0;
  let decimals = 0;
  const sections = new Set<string>();
  for (const [r, contents] of layout.contents.entries()) {
    if (layout.roles[r] !== 'data') continue;
    const here = contents[column - 1];
    if (here?.kind === 'figures') {
      // the first amount of a column tells that it holds no notes
      if (!here.figures.every((f) => !f.currency && !f.percent && /^\d{1,2}(?:\.\d{1,2})?$/.test(f.text)))
        return false;
      small += 1;
      for (const { text } of here.figures) sections.add(/^\d+(?=\.)/.exec(text)?.[0] ?? '');
    }
    if (contents.slice(1, column - 1).some((c) => c.kind === 'figures' && c.figures.some((f) => f.formatted)))
      return false;
    const later = contents.slice(column);
    if (later.some((c) => c.kind === 'figures' && c.figures.some((f) => /\.\d/.test(f.text)))) decimals += 1;
    if (later.some((c) => c.kind === 'figures' && c.figures.some((f) => f.formatted))) wide += 1;
  }
  const areNotes = sections.size === 1 && (sections.has('') || decimals === 0);
  return small > 1 && wide > small / 2 && areNotes;
});

/**
 * The rules that settle a unit or a period, by the names that are published: where the words of each stand, and what a
 * sentence calls them. The order in which they are asked is in `units.ts` and `periods.ts`.
 */
export const RULES = {
  figure: { source: 'cell', words: 'the figure itself' },
  'currency sign': { source: 'cell', words: 'the currency sign at the figure' },
  'reference column': { source: 'column', words: 'the column of notes or serials' },
  'row label': { source: 'row', words: 'the row label' },
  'row sub-head': { source: 'row', words: 'the sub-head of the row' },
  'dated rows': { source: 'row', words: 'the dated rows around it' },
  'column header': { source: 'column', words: 'the column header' },
  'dated columns': { source: 'column', words: 'the dated columns around it' },
  'table header': { source: 'table', words: 'the header cell that speaks for the whole table' },
  'spanning row': { source: 'table', words: 'the full-width row' },
  'caption above': { source: 'table', words: 'the caption above' },
  'caption below': { source: 'table', words: 'the caption below' },
  'line above': { source: 'table', words: 'the line above' },
  'sentence above': { source: 'table', words: 'the sentence above' },
  title: { source: 'table', words: 'the title of the table' },
  heading: { source: 'section', words: 'the heading of the section' },
  section: { source: 'section', words: 'the caption of the section' },
  document: { source: 'document', words: 'the sentence for the whole document' },
  'sole date': { source: 'document', words: 'the one date of the document' },
  'same amount': { source: 'carried', words: 'the same amount elsewhere' },
  'tables around': { source: 'carried', words: 'the tables around' },
  carried: { source: 'carried', words: 'the table before' },
} as const satisfies Readonly<Record<string, { readonly source: string; readonly words: string }>>;

export type RuleName = keyof typeof RULES;

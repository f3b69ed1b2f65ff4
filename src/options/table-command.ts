import type { Command, Option } from './option.js';
import { OF_DOCUMENTS } from './shared-options.js';

const TABLE_OPTIONS = [
  {
    name: 'csv',
    about: 'print comma-separated values: plain numbers, heads with units, lines last',
    terminal: true,
  },
  { name: 'tsv', about: 'the same parted by tabs', terminal: true },
  { name: 'markdown', about: 'print one pipe table, with figures as printed', terminal: true },
  {
    name: 'xlsx',
    value: { name: 'OUT', kind: 'file' },
    about: 'write a workbook to OUT, a name that ends with .xlsx',
    terminal: true,
  },
  { name: 'in', value: { name: 'UNIT', kind: 'text' }, about: 'give values in UNIT: crore, US$ million' },
  {
    name: 'columns',
    value: { name: 'LIST', kind: 'text' },
    about: 'print only these columns, as units counts them: 1,3-5',
  },
  {
    name: 'number',
    value: { name: 'NUM', kind: 'from one' },
    about: 'print table NUM of the document, counted from 1',
  },
  { name: 'list', about: 'list the tables of the document: lines, size, unit, periods, title' },
] as const satisfies readonly Option[];

export const TABLE_COMMAND = {
  name: 'table',
  title: 'A whole table',
  about: 'print the whole table around a line: heads, units, periods; for a spreadsheet, too',
  notes: [
    'A table that goes on over pages is one table. TITLE is a line, or words of its title; where they mean several, each ' +
      'is named with its line. FILE:12-40 prints the rows on those lines only.',
    'The heads give unit and period of their columns, or say that they are not stated; a row that differs says its own.',
  ],
  terminalNotes: ['- as FILE is standard input.'],
  operands: [
    {
      name: 'FILE',
      about: 'a document; FILE:12 names the table around line 12, FILE:12-40 rows of it',
      kind: 'path',
      required: true,
      many: false,
    },
    {
      name: 'TITLE',
      about: 'a line, or words of a title',
      kind: 'text',
      required: false,
      many: false,
    },
  ],
  options: [...TABLE_OPTIONS, ...OF_DOCUMENTS],
  examples: [
    { command: 'finread table accounts.md:1217', about: 'the table around a line' },
    { command: 'finread table accounts.md:1217 --csv --in crore', about: 'for a spreadsheet, in crore' },
  ],
} as const satisfies Command;

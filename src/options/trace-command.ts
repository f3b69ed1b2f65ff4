import type { Command } from './option.js';
import { OF_DOCUMENTS } from './shared-options.js';

/** The command that follows a line item. */
export const TRACE_COMMAND = {
  name: 'trace',
  title: 'Follow a line item through documents',
  about: 'follow a line item over documents and periods',
  notes: [
    'LABEL is the label of a row, in capitals or small letters; a row of exactly these words comes before rows that ' +
      'hold them. A FILE may be a folder; FILE:12 and FILE:12-40 name the lines to look on.',
    'Where rows that fit do not agree, they are listed and none is taken: status 1. Name the line that is meant.',
  ],
  operands: [
    { name: 'LABEL', about: 'the label of a line item', kind: 'text', required: true, many: false },
    {
      name: 'FILE',
      about: 'documents and folders; FILE:12 and FILE:12-40 name lines of one',
      kind: 'path',
      required: true,
      many: true,
    },
  ],
  options: [
    {
      name: 'in',
      value: { name: 'UNIT', kind: 'text', default: 'the unit of the newest document' },
      about: 'give values in UNIT: crore, US$ million',
    },
    { name: 'csv', about: 'print comma-separated values, the numbers plain and exact', terminal: true },
    ...OF_DOCUMENTS,
  ],
  examples: [
    { command: "finread trace 'Total Revenue' accounts-24.md accounts-25.md", about: 'two years' },
    { command: 'finread trace Revenue accounts.md:1217 --in crore', about: 'that row' },
  ],
} as const satisfies Command;

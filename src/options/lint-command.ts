import { LINT_RULES } from '../operations/lint/finding.js';
import type { Command, Option } from './option.js';
import { OF_DOCUMENTS } from './shared-options.js';

const LINT_OPTIONS = [
  {
    name: 'rule',
    value: { name: 'NAME', kind: 'text', repeatable: true, choices: Object.keys(LINT_RULES) },
    about: 'print only what breaks rule NAME; may be repeated',
  },
  { name: 'verbose', about: 'print the totals that come out, too: each proves its figures' },
] as const satisfies readonly Option[];

export const LINT_COMMAND = {
  name: 'lint',
  title: 'Whether a conversion can be trusted',
  about: 'say where a conversion cannot be trusted, and why',
  notes: [
    'Each finding is FILE:LINE: severity: message [rule]; finread-lint(1) describes the rules. Totals are held against ' +
      'what they add up, down the rows and across the columns, in exact decimals and within rounding.',
    'Status 0: no error, though there may be warnings. 1: an error stands. 2: a document could not be read.',
  ],
  terminalNotes: ['- as FILE is standard input.'],
  operands: [
    { name: 'FILE', about: 'documents, and folders of documents', kind: 'path', required: true, many: true },
  ],
  options: [...LINT_OPTIONS, ...OF_DOCUMENTS],
  examples: [
    { command: 'finread lint accounts.md', about: 'all that is doubtful' },
    { command: 'finread lint reports/ --rule total-mismatch', about: 'totals that do not add up' },
  ],
} as const satisfies Command;

import { GREP_OPTIONS } from './grep-options.js';
import { LINT_COMMAND } from './lint-command.js';
import type { Command, Operand, Option } from './option.js';
import { OF_DOCUMENTS } from './shared-options.js';
import { TABLE_COMMAND } from './table-command.js';
import { TRACE_COMMAND } from './trace-command.js';

const READ_OPTIONS = [
  {
    name: 'section',
    value: { name: 'TITLE|LINE', kind: 'text' },
    about: 'print the section with that title, or the one around that line',
  },
  { name: 'page', value: { name: 'NUM', kind: 'from one' }, about: 'print page NUM, counted from 1' },
  {
    name: 'context',
    short: 'C',
    value: { name: 'NUM', kind: 'number' },
    about: 'print NUM lines before and after each address too',
  },
  { name: 'plain', about: 'print only the text: no line numbers, no governing lines' },
  { name: 'no-units', about: 'leave out the lines that give the span its unit and columns' },
] as const satisfies readonly Option[];

const OUTLINE_OPTIONS = [
  { name: 'depth', value: { name: 'NUM', kind: 'from one' }, about: 'print only the first NUM levels' },
] as const satisfies readonly Option[];

const UNITS_OPTIONS = [
  { name: 'in', value: { name: 'UNIT', kind: 'text' }, about: 'give values in UNIT too: crore, US$ million' },
  {
    name: 'column',
    value: { name: 'NUM', kind: 'from one' },
    about: 'print only the figures of column NUM, counted from 1',
  },
  { name: 'explain', about: 'say what else was found for unit and period, and why it does not decide' },
] as const satisfies readonly Option[];

const FILE = {
  name: 'FILE',
  about: 'a document; FILE:12 and FILE:12-40 name lines of it, too',
  kind: 'path',
  required: true,
  many: false,
} as const satisfies Operand;

const PATHS = {
  name: 'PATH',
  about: 'files and folders; none is the folder where paths start',
  kind: 'path',
  required: false,
  many: true,
} as const satisfies Operand;

const CHECK_OPTIONS = [
  {
    name: 'in',
    value: { name: 'DOCUMENT', kind: 'file', repeatable: true },
    about: 'hold the answer against DOCUMENT, a file or a folder; may be repeated',
    replaces: 'DOCUMENT',
    terminal: true,
  },
  {
    name: 'tolerance',
    value: { name: 'SHARE', kind: 'text', default: 'equal once rounded as printed' },
    about: 'let figures differ by so much: 0.5%, or 0',
  },
] as const satisfies readonly Option[];

const ADDRESSES = {
  name: 'ADDRESS',
  about: 'lines: 12  12,40  12,+5  /regex/  $',
  kind: 'text',
  required: false,
  many: true,
} as const satisfies Operand;

const OF_ADDRESSES =
  'An ADDRESS is a line number or one of sed’s: 12  12,40  12-40  12,+5  $  /re/  /re/,/re/  /re/,+5. ' +
  'FILE:12 and FILE:12-40, as grep prints them, work as well.';

/** The commands that read documents, in the order of the help. A client of the server may call them, too. */
export const DOCUMENT_COMMANDS = [
  {
    name: 'list',
    title: 'List documents',
    about: 'say which documents there are: size, lines, tables, pages, units, title',
    operands: [PATHS],
    options: OF_DOCUMENTS,
    examples: [
      { command: 'finread list reports/', about: 'every document below a folder' },
      { command: 'finread list --json accounts.md', about: 'one document, for a program' },
    ],
  },
  {
    name: 'outline',
    title: 'Sections of a document',
    about: 'print the sections: line, page, unit and period',
    operands: [
      FILE,
      {
        name: 'PATTERN',
        about: 'only sections with that in their title',
        kind: 'text',
        required: false,
        many: false,
      },
    ],
    options: [...OUTLINE_OPTIONS, ...OF_DOCUMENTS],
    examples: [
      { command: 'finread outline accounts.md --depth 2', about: 'the upper two levels' },
      { command: "finread outline accounts.md 'cash flow'", about: 'sections with that in their title' },
    ],
  },
  {
    name: 'grep',
    title: 'Search documents',
    about: 'print the lines that match, seen through the damage of conversion',
    notes: [
      'PATTERN is an extended regular expression and also plain text: a line matches when either does. A figure is ' +
        'found whatever its digit grouping. Lines with = give the matches below them their unit and columns.',
    ],
    terminalNotes: ['Without a PATH the current folder is searched; - is standard input.'],
    operands: [
      {
        name: 'PATTERN',
        about: 'what to search for: words, a regular expression, or a figure',
        kind: 'text',
        required: true,
        many: false,
      },
      PATHS,
    ],
    options: [...GREP_OPTIONS, ...OF_DOCUMENTS],
    examples: [
      { command: "finread grep 'Total Revenue' accounts.md", about: 'finds |**Tot**al Revenue| too' },
      { command: "finread grep --value '105.98 crore' reports/", about: 'finds 10,597.61 in lakh too' },
    ],
  },
  {
    name: 'read',
    title: 'Read lines of a document',
    about: 'print numbered lines, with the lines that give them unit and columns',
    notes: [
      OF_ADDRESSES,
      'Without an ADDRESS the whole file is read. At most 400 lines are printed; a message says how to go on.',
    ],
    terminalNotes: [
      'With - as FILE, standard input is the document; or it names the lines, when it is what grep -H prints. With FILE ' +
        'and - it names lines of FILE.',
    ],
    operands: [FILE, ADDRESSES],
    options: [...READ_OPTIONS, ...OF_DOCUMENTS],
    examples: [
      { command: 'finread read accounts.md 1190,1240', about: 'a range of lines' },
      { command: "finread read accounts.md --section 'Cash flow'", about: 'a whole section' },
    ],
  },
  {
    name: 'units',
    title: 'What figures are: unit, period, value',
    about: 'say what each figure on a line is: unit, period, value, and which line decides it',
    notes: [
      OF_ADDRESSES,
      'Without an ADDRESS it prints the map of the document: what its figures lack, every declaration of a unit, and what ' +
        'each governs.',
    ],
    terminalNotes: [
      'With - as FILE, standard input names the lines, as grep -H prints them; with FILE and - they need not name the file.',
    ],
    operands: [FILE, ADDRESSES],
    options: [...UNITS_OPTIONS, ...OF_DOCUMENTS],
    examples: [
      { command: 'finread units accounts.md:1217 --in crore', about: 'one line, in crore' },
      { command: "finread grep -H 'Total' accounts.md | finread units -", about: 'every match' },
    ],
  },
  TABLE_COMMAND,
  TRACE_COMMAND,
  LINT_COMMAND,
  {
    name: 'check',
    title: 'Check an answer against documents',
    about: 'look up every figure of an answer in the documents, and verify its citations',
    notes: [
      'An ANSWER is Markdown or text. Each figure of it is found, found in another unit or of another period only, ' +
        'derived from two others, or not found. FILE:LINE beside a figure is held against that very line.',
      'Status 0: every figure is found or derived, and every citation is right. 1: not so. 2: an error.',
    ],
    terminalNotes: [
      '- as ANSWER is standard input. Documents may stand behind ANSWER or be given with --in.',
    ],
    operands: [
      {
        name: 'ANSWER',
        about: 'the text whose figures are checked',
        kind: 'input',
        required: true,
        many: false,
      },
      {
        name: 'DOCUMENT',
        about: 'files and folders that it is held against',
        kind: 'path',
        required: true,
        many: true,
      },
    ],
    options: [...CHECK_OPTIONS, ...OF_DOCUMENTS],
    examples: [
      { command: 'finread check answer.md --in accounts.md', about: 'every figure, and where it stands' },
      { command: 'finread check - --in reports/ < answer.md', about: 'an answer from standard input' },
    ],
  },
] as const satisfies readonly Command[];

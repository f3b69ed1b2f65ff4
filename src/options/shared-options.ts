import { DEFAULT_MAX_CHARS } from '../commands/arguments.js';
import type { Option } from './option.js';

/** Options of every command. */
export const EVERYWHERE = [
  {
    name: 'color',
    also: 'colour',
    value: {
      name: 'WHEN',
      kind: 'text',
      choices: ['auto', 'always', 'never'],
      default: 'auto',
      bare: 'auto',
    },
    about: 'colour the output: auto, always, never',
    terminal: true,
  },
  { name: 'help', about: 'print this help', terminal: true },
  { name: 'version', about: 'print the version', terminal: true },
] as const satisfies readonly Option[];

/** Options of every command that reads documents. */
export const OF_DOCUMENTS = [
  { name: 'json', about: 'print JSON Lines', terminal: true },
  {
    name: 'max-chars',
    value: { name: 'NUM', kind: 'number', default: String(DEFAULT_MAX_CHARS) },
    about: 'print at most NUM characters; 0 = no limit (READ_MAX_CHARS)',
  },
  {
    name: 'root',
    value: { name: 'DIR', kind: 'folder' },
    about: 'read nothing outside DIR; paths start there (READ_ROOT)',
    terminal: true,
  },
  {
    name: 'log',
    value: { name: 'FILE', kind: 'file' },
    about: 'append a record of the call to FILE, for finread replay',
    terminal: true,
  },
  ...EVERYWHERE,
] as const satisfies readonly Option[];

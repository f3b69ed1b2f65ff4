import { COMPLETED_SHELLS, GUIDES, SHELLS } from '../commands/arguments.js';
import type { Command } from './option.js';
import { EVERYWHERE } from './shared-options.js';

/** The commands that read no documents of their own. */
export const OTHER_COMMANDS = [
  {
    name: 'mcp',
    about: 'serve the commands that read documents to an MCP client, over stdio',
    notes: [
      'list, outline, grep, read, units, table, trace, lint and check are tools, and the documents below DIR are resources. No call reads ' +
        'anything outside DIR, or writes anything. The server ends when its client closes standard input.',
    ],
    operands: [],
    options: [
      {
        name: 'root',
        value: { name: 'DIR', kind: 'folder' },
        about: 'serve the documents below DIR, and nothing else; it must be given (READ_ROOT)',
      },
      ...EVERYWHERE,
    ],
    examples: [
      { command: 'finread mcp --root reports/', about: 'what a client starts' },
      { command: 'READ_ROOT=reports/ finread mcp', about: 'the same' },
    ],
  },
  {
    name: 'guide',
    about: 'print how an agent should use this: a text for its prompt, or a tool bundle',
    notes: [
      'Without a TOPIC, or with agents: a text of at most 1,500 characters to paste into a system prompt. With swe-agent: a ' +
        'shell script that writes a tool bundle of SWE-agent, config.yaml and install.sh, into the folder it is given.',
    ],
    operands: [
      {
        name: 'TOPIC',
        about: 'agents or swe-agent',
        kind: 'text',
        required: false,
        many: false,
        choices: GUIDES,
      },
    ],
    options: EVERYWHERE,
    examples: [
      { command: 'finread guide >> AGENTS.md', about: 'for a coding agent' },
      { command: 'finread guide swe-agent | sh -s tools/finread', about: 'a bundle of tools' },
    ],
  },
  {
    name: 'replay',
    about: 'run the calls of a log again, and say which results still hold',
    notes: [
      'FILE is what --log wrote: a line a call, with hashes of the documents that it read and of what it printed.',
      'Status 0: every result still holds. 1: one does not, or there is none. 2: an error.',
    ],
    operands: [{ name: 'FILE', about: 'a log', kind: 'path', required: true, many: false }],
    options: [{ name: 'json', about: 'print JSON Lines' }, ...EVERYWHERE],
    examples: [
      { command: 'finread replay audit.jsonl', about: 'a line a call' },
      { command: 'finread replay audit.jsonl --json', about: 'for a program' },
    ],
  },
  {
    name: 'init',
    about: 'print a shell function that lets you type read for finread',
    notes: [
      'Shells have a builtin read, which wins over a program. The function sends read list, outline, grep, read, units, ' +
        'table, trace, lint and check to finread when you type them, and every other call to the builtin.',
    ],
    operands: [
      { name: 'SHELL', about: 'your shell', kind: 'shell', required: true, many: false, choices: SHELLS },
    ],
    options: EVERYWHERE,
    examples: [
      { command: 'eval "$(finread init bash)"', about: 'a line for ~/.bashrc' },
      { command: 'eval "$(finread init zsh)"', about: 'a line for ~/.zshrc' },
    ],
  },
  {
    name: 'completion',
    about: 'print completions for a shell',
    operands: [
      {
        name: 'SHELL',
        about: 'your shell',
        kind: 'shell',
        required: true,
        many: false,
        choices: COMPLETED_SHELLS,
      },
    ],
    options: EVERYWHERE,
    examples: [
      { command: 'eval "$(finread completion bash)"', about: 'a line for ~/.bashrc' },
      { command: 'finread completion fish | source', about: 'a line for config.fish' },
    ],
  },
] as const satisfies readonly Command[];

import { describe, expect, test } from 'vitest';
import { commandHelp, programHelp } from '../../src/cli/help.js';
import { COMMANDS } from '../../src/options/commands.js';
import type { Command } from '../../src/options/option.js';
import { optionTag } from '../../src/options/option.js';

const commands: readonly Command[] = COMMANDS;

describe('the help of the program', () => {
  const help = programHelp();

  test('fits a screen of 60 lines and 80 columns', () => {
    const lines = help.split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test.each(['list', 'outline', 'grep', 'read', 'units', 'table', 'trace', 'lint', 'check'])(
    'shows %s with an example',
    (name) => {
      expect(help).toMatch(new RegExp(`^  ${name} .*\\n( {20}.*\\n)*      finread ${name} `, 'm'));
    },
  );

  test('shows the way to a figure', () => {
    expect(help).toContain('list, outline, grep, read, units; before you answer: check');
  });

  test('says finread wherever a command is to be typed', () => {
    expect(help).not.toMatch(/(?<!fin)\bread (grep|list|outline|units|read)\b/);
  });
});

describe.each(commands.map((command) => [command.name, command] as const))(
  'the help of %s',
  (name, command) => {
    const help = commandHelp(command);

    test('lists every option and fits 80 columns', () => {
      for (const option of command.options) expect(help).toContain(`${optionTag(option)} `);
      expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
    });

    test('ends with two examples', () => {
      const [first, second] = command.examples;
      expect(help).toMatch(/\nExamples:\n {2}\S[^\n]*\n {2}\S[^\n]*\n$/);
      expect(help).toContain(first.command);
      expect(help).toContain(second.command);
      expect(first.command).toContain(`finread ${name}`);
    });
  },
);

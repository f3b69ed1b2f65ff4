import { describe, expect, test } from 'vitest';
import { settle } from '../../src/cli/argv.js';
import { dispatch } from '../../src/cli/dispatch.js';
import { readWith } from '../../src/cli/program.js';
import { captured } from '../../src/commands/captured.js';
import { silentIo } from '../cli/silent-io.js';
import { folder } from '../corpus/folder.js';

const TABLE = '(₹ in crore)\n\n|Head|2023-24|\n|---|---|\n|Revenue|1,204.50|\n\nRevenue was 1,204.50.\n';

/** What stands on standard error behind an answer. */
async function said(isTerminal: boolean, ...words: readonly string[]): Promise<string> {
  const cwd = folder({ 'a.md': TABLE, 'b.md': TABLE });
  const { io, stderr } = captured(silentIo({ cwd }));
  const stdout = { ...io.stdout, write: () => {}, isTerminal, colour: false, columns: 80 };
  const settled = settle(words);
  if (!settled.command) throw new Error('no command');
  await dispatch(settled.command.name, readWith(settled), { ...io, stdout });
  return stderr.text;
}

describe('on a terminal', () => {
  test('units names the command for the table of the one line', async () => {
    expect(await said(true, 'units', 'a.md:5')).toBe('finread: its table: finread table a.md:5\n');
    expect(await said(true, 'units', 'a.md:7')).toBe('');
    expect(await said(true, 'units', 'a.md', '3-5')).toBe('');
    expect(await said(true, 'units', 'a.md:5', '--json')).toBe('');
  });

  test('grep names the command that follows a line item through documents', async () => {
    expect(await said(true, 'grep', 'Revenue', 'a.md', 'b.md')).toBe(
      'finread: its values by period: finread trace Revenue a.md b.md\n',
    );
    expect(await said(true, 'grep', 'Revenue', 'a.md')).toBe('');
    expect(await said(true, 'grep', 'Rev.*e', 'a.md', 'b.md')).toBe('');
    expect(await said(true, 'grep', '-c', 'Revenue', 'a.md', 'b.md')).toBe('');
  });
});

test('elsewhere nobody reads such a line', async () => {
  expect(await said(false, 'units', 'a.md:5')).toBe('');
  expect(await said(false, 'grep', 'Revenue', 'a.md', 'b.md')).toBe('');
});

import { linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';
import { finread } from './program.js';

/** About 17 MB, with a figure near its beginning, in its middle and at its end. */
function report(): string {
  const filler = '|Roads and bridges|11,204.50|11,118.25|\n'.repeat(217_000);
  const row = '|Buildings|48,964.89|\n';
  return `${row}${filler}${row}${filler}${row}`;
}

async function compared(words: readonly string[], cwd: string): Promise<string> {
  const { stdout, stderr, status } = finread(words, { cwd });
  // in this process no thread helps
  expect({ stdout, stderr, status }).toEqual(await inProcess(words, { cwd }));
  return stdout;
}

test('many files are searched by several threads, and printed in order', async () => {
  const cwd = folder({ '1.md': report() });
  for (const name of ['2', '3', '4', '5', '6', '7']) linkSync(join(cwd, '1.md'), join(cwd, `${name}.md`));
  const out = await compared(['grep', '--no-units', '48,964.89', '.'], cwd);
  expect(out.split('\n').length).toBe(7 * 3 + 1);
  await compared(['grep', '-c', 'Roads', '.'], cwd);
  await compared(['grep', '-L', 'Buildings', '.'], cwd);
}, 60_000);

test('the slices of one large file as well', async () => {
  const cwd = folder({});
  writeFileSync(join(cwd, 'a.md'), report().repeat(5));
  const out = await compared(['grep', '--no-units', '48,964.89', 'a.md'], cwd);
  expect(out.split('\n').map((line) => line.split(':')[0])).toEqual(
    Array.from({ length: 5 }, (_, i) => [1, 217_002, 434_003].map((line) => String(i * 434_003 + line)))
      .flat()
      .concat(''),
  );
}, 60_000);

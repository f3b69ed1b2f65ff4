import { expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';

/** A row of 600,000 characters above a table that can be read. */
const ROW = `|${'7|'.repeat(300_000)}`;
const FILES = { 'a.md': `${ROW}\nRent\n\n(Rs. in lakh)\n\n|Item|2024-25|\n|---|---|\n|Roads|42.12|\n` };

test('a line longer than any of a report is searched as printed, and printed', async () => {
  expect(await inProcess(['grep', '-c', '7|7', 'a.md'], { cwd: folder(FILES) })).toMatchObject({
    stdout: '1\n',
    status: 0,
  });
  const { stdout } = await inProcess(['read', 'a.md', '1', '--plain', '--max-chars', '0'], {
    cwd: folder(FILES),
  });
  expect(stdout).toBe(`${ROW}\n`);
  expect(
    (await inProcess(['read', 'a.md', '/7.7/', '--max-chars', '100'], { cwd: folder(FILES) })).status,
  ).toBe(0);
});

test('nobody is told that it holds no figure: it is said that it is not read', async () => {
  const { stderr, status } = await inProcess(['units', 'a.md:1'], { cwd: folder(FILES) });
  expect(stderr).toContain('no figure on line 1; line 1 is not readable: longer than 500,000 characters');
  expect(status).toBe(1);
});

test('what stands below it is read as ever', async () => {
  const { stdout } = await inProcess(['units', 'a.md:8', '--json'], { cwd: folder(FILES) });
  expect(JSON.parse(stdout).figures[0]).toMatchObject({ value: 42.12, amount: '4212000' });
});

test('a long line of prose is printed as soon as one of blanks', async () => {
  const start = performance.now();
  const long = folder({ 'b.md': `${'a'.repeat(1_000_000)}${' '.repeat(1_000_000)}|\n` });
  expect((await inProcess(['grep', '-v', 'x', 'b.md'], { cwd: long })).status).toBe(0);
  expect(performance.now() - start).toBeLessThan(3000);
});

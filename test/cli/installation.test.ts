import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { PROGRAM, shell } from './program.js';

const ROOT = dirname(dirname(PROGRAM));

/** The program installed in a folder of its own, whose code cache is empty, beside a document. */
function installed(): string {
  const top = folder({ 'a.md': 'The turbine hall.\n' });
  cpSync(join(ROOT, 'bin'), join(top, 'bin'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(top, 'package.json'));
  for (const file of ['finread.cjs', 'load.cjs'])
    cpSync(join(ROOT, 'dist/bundle', file), join(top, 'dist/bundle', file));
  symlinkSync(join(ROOT, 'node_modules'), join(top, 'node_modules'));
  return top;
}

function cacheFile(top: string): string {
  const cache = join(top, 'dist/bundle/cache');
  const [only = '', ...others] = readdirSync(cache);
  expect([only.endsWith('-grep'), others]).toEqual([true, []]);
  return join(cache, only);
}

function search(top: string): readonly unknown[] {
  const words = [join(top, 'bin/read.js'), 'grep', 'turbine', 'a.md'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: top, encoding: 'utf8' });
  return [status, stdout, stderr];
}

const FOUND = [0, '1:The turbine hall.\n', ''];

describe('the code that is kept', () => {
  test.each<[string, (whole: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['garbage', () => Buffer.from('no code at all')],
    ['truncated', (whole) => whole.subarray(0, whole.length >> 1)],
    [
      'of another version',
      (whole) => Buffer.concat([Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), whole.subarray(8)]),
    ],
  ])('is made anew where it is %s', (_, spoilt) => {
    const top = installed();
    expect(search(top)).toEqual(FOUND);
    const whole = readFileSync(cacheFile(top));
    writeFileSync(cacheFile(top), spoilt(whole));
    expect(search(top)).toEqual(FOUND);
    expect(readFileSync(cacheFile(top)).length).toBeGreaterThan(whole.length / 2);
    expect(search(top)).toEqual(FOUND);
  });

  test('need not be: an installation that cannot be written answers all the same', () => {
    const top = installed();
    // nobody, not even root, makes a folder where a file stands
    writeFileSync(join(top, 'dist/bundle/cache'), '');
    chmodSync(join(top, 'dist/bundle'), 0o555);
    expect(search(top)).toEqual(FOUND);
    chmodSync(join(top, 'dist/bundle'), 0o755);
  });

  test('is whole when several make it at once', () => {
    const top = installed();
    const script = `for i in 1 2 3 4; do node bin/read.js grep turbine a.md & done; wait`;
    expect(shell('sh', script, { cwd: top }).stdout).toBe('1:The turbine hall.\n'.repeat(4));
    expect(readFileSync(cacheFile(top)).length).toBeGreaterThan(10_000);
    expect(search(top)).toEqual(FOUND);
  });
});

describe('a poor surrounding', () => {
  const files = { 'a.md': 'The turbine hall.\n' };

  test.each([
    ['no HOME', 'env -u HOME finread grep turbine a.md', '1:The turbine hall.\n', 0],
    ['few open files', 'ulimit -n 24; finread grep turbine a.md', '1:The turbine hall.\n', 0],
    [
      'few open files for many documents',
      'for i in $(seq 300); do echo turbine > $i.md; done; ulimit -n 24; finread grep -h -c turbine . | sort -u',
      '1\n',
      0,
    ],
    [
      // a thread that helped would take what the engine needs itself
      'few open files for a large document',
      "yes '|Roads|11,204.50|' | head -c 70000000 > b.md; echo '|48,964|' >> b.md; ulimit -n 25; finread grep -c 48,964 b.md",
      '1\n',
      0,
    ],
    ['a full disk', 'finread grep turbine a.md > /dev/full', '', 2],
    // Node opens the null device in its place
    ['closed standard output', 'finread grep turbine a.md >&-', '', 0],
  ])('%s', (_, line, stdout, status) => {
    const ran = shell('sh', line, { cwd: folder(files) });
    expect([ran.stdout, ran.status, /fault|\n\s+at /.test(ran.stderr)]).toEqual([stdout, status, false]);
  });
});

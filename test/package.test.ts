import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', input: '' });
  expect(`${status} ${stderr}`).toBe('0 ');
  return stdout;
}

describe('the package', () => {
  let home = '';
  let files: readonly string[] = [];

  beforeAll(() => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'finread-')));
    // Without scripts: `prepare` would build anew under the feet of the other tests.
    const packed: readonly {
      readonly filename: string;
      readonly files: readonly { readonly path: string }[];
    }[] = JSON.parse(
      run('npm', ['pack', '--silent', '--json', '--ignore-scripts', '--pack-destination', home], ROOT),
    );
    files = packed[0]?.files.map((file) => file.path) ?? [];
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
    const install = [
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--ignore-scripts',
    ];
    run('npm', [...install, `./${packed[0]?.filename}`], home);
    writeFileSync(join(home, 'report.md'), '(₹ in crore)\n\n|Item|2024-25|\n|---|---|\n|Roads|42.12|\n');
    return () => rmSync(home, { recursive: true, force: true });
  }, 120_000);

  test('holds the program, its pages and its papers, and nothing else', () => {
    const tops = [...new Set(files.map((file) => file.split('/')[0]))].sort();
    const papers = ['CHANGELOG.md', 'LICENSE', 'README.md'];
    expect(tops).toEqual([...papers, 'bin', 'dist', 'guide', 'man', 'package.json']);
    expect(files.filter((file) => file.startsWith('bin/'))).toEqual(['bin/package.json', 'bin/read.js']);
    expect(files.filter((file) => file.startsWith('guide/'))).toEqual(['guide/agents.md']);
    expect(
      files.filter((file) => file.startsWith('dist/')).filter((file) => !/\.(js|d\.ts)$/.test(file)),
    ).toEqual(['dist/bundle/finread.cjs', 'dist/bundle/load.cjs']);
  });

  test.each(['finread', 'read'])('runs as %s', (name) => {
    const bin = join(home, 'node_modules/.bin', name);
    expect(run(bin, ['--version'], home)).toBe(`finread ${MANIFEST.version}\n`);
    expect(run(bin, ['grep', '-n', 'Roads', 'report.md'], home)).toContain('5:|Roads|42.12|\n');
  });

  test('is a library', () => {
    const program = `
      import { openDocument, answerLine } from 'finread';
      import { readFileSync } from 'node:fs';
      const opened = openDocument('report.md', readFileSync('report.md'));
      console.log(answerLine(opened.document, 5).figures[0].amount);
    `;
    expect(run(process.execPath, ['--input-type=module', '-e', program], home)).toBe('421200000\n');
  });

  test('is a library with types', () => {
    const program = `
      import type { Figure } from 'finread';
      import { answerLine, documentOf, outline, unitsOn, UserError } from 'finread';
      const document = documentOf('a.md', 'text');
      export const figures: readonly Figure[] = answerLine(document, 1).figures;
      // @ts-expect-error a line is a number
      answerLine(document, '1');
      export const all: unknown[] = [outline, unitsOn, UserError];
    `;
    writeFileSync(join(home, 'typed.ts'), program);
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--ignoreConfig',
      'typed.ts',
    ];
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(tsc, options, { cwd: home, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../src/meaning/rules.js';
import { LINT_RULES } from '../src/operations/lint/finding.js';

const root = new URL('..', import.meta.url);
const pages = readdirSync(new URL('man/', root)).sort();
const source = (page: string) => readFileSync(new URL(`man/${page}`, root), 'utf8');
const hasMandoc = spawnSync('mandoc', ['-Tlint'], { input: '' }).error === undefined;

describe('man pages', () => {
  test('one for the program and one for each command', () => {
    expect(pages).toEqual([
      'finread-check.1',
      'finread-completion.1',
      'finread-grep.1',
      'finread-guide.1',
      'finread-init.1',
      'finread-lint.1',
      'finread-list.1',
      'finread-mcp.1',
      'finread-outline.1',
      'finread-read.1',
      'finread-replay.1',
      'finread-table.1',
      'finread-trace.1',
      'finread-units.1',
      'finread.1',
    ]);
  });

  test('all of them are installed with the package', () => {
    const { man } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { man: string[] };
    expect([...man].sort()).toEqual(pages.map((page) => `man/${page}`));
  });

  test.each(pages)('%s has the sections that a reader looks for', (page) => {
    const sections = [...source(page).matchAll(/^\.Sh (.*)$/gm)].map((match) => match[1]);
    for (const name of ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'EXIT STATUS', 'EXAMPLES', 'SEE ALSO'])
      expect(sections).toContain(name);
  });

  test.each(pages)('%s refers only to pages that exist', (page) => {
    const references = [...source(page).matchAll(/^\.Xr (finread\S*) 1/gm)].map((match) => `${match[1]}.1`);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(pages).toContain(reference);
  });

  test.each(Object.keys(RULES))('the rule "%s" is named in finread-units.1', (rule) => {
    expect(source('finread-units.1')).toMatch(new RegExp(`^\\.Ql ${rule}( [,.])?$`, 'm'));
  });

  test.each(Object.keys(LINT_RULES))('the rule %s has its place in finread-lint.1', (rule) => {
    expect(source('finread-lint.1')).toContain(`.It Ql ${rule}\n`);
  });

  test.skipIf(!hasMandoc).each(pages)('%s passes mandoc without a warning', (page) => {
    const lint = spawnSync('mandoc', ['-Tlint', '-W', 'warning', `man/${page}`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(lint.stdout + lint.stderr).toBe('');
    expect(lint.status).toBe(0);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** From the top down. A layer imports only from layers in later rows, and from itself. */
const LAYERS = [
  ['main', 'index'],
  ['cli'],
  ['mcp'],
  ['options'],
  ['commands'],
  ['operations'],
  ['meaning'],
  ['tables', 'search'],
  ['document'],
  ['figures', 'corpus', 'render'],
  ['user-error'],
];

/** What a module imports of ours, statically, dynamically or only as types. */
function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']*)'/g)].map(([, path = '']) => path);
}

/** The modules of a folder and the modules that each of them imports, by path below it. */
function readModules(folder: string): Map<string, string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.ts'));
  return new Map(
    names.sort().map((name) => {
      const imported = importsOf(readFileSync(join(folder, name), 'utf8'));
      return [name, imported.map((path) => relative('.', join(dirname(name), path.replace(/\.js$/, '.ts'))))];
    }),
  );
}

function layerOf(module: string): string {
  return module.split('/')[0]?.replace(/\.ts$/, '') ?? '';
}

function rank(module: string): number {
  return LAYERS.findIndex((row) => row.includes(layerOf(module)));
}

/** Imports that lead upwards, or sideways into another layer. */
function upward(modules: ReadonlyMap<string, readonly string[]>): string[] {
  return [...modules].flatMap(([from, imports]) =>
    imports
      .filter((to) => layerOf(to) !== layerOf(from) && rank(to) <= rank(from))
      .map((to) => `${from} imports ${to}`),
  );
}

/** The first ring of imports, or null. */
function cycle(modules: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>();
  const visit = (module: string, path: readonly string[]): string | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module].join(' > ');
    if (done.has(module)) return null;
    for (const next of modules.get(module) ?? []) {
      const found = visit(next, [...path, module]);
      if (found) return found;
    }
    done.add(module);
    return null;
  };
  for (const module of modules.keys()) {
    const found = visit(module, []);
    if (found) return found;
  }
  return null;
}

describe('src', () => {
  const modules = readModules(SRC);

  test('every module lies in a layer', () => {
    expect([...modules.keys()].filter((module) => rank(module) < 0)).toEqual([]);
  });

  test('every import leads to a module', () => {
    expect(
      [...modules].flatMap(([from, to]) => to.filter((m) => !modules.has(m)).map((m) => `${from} ${m}`)),
    ).toEqual([]);
  });

  test('no import leads upwards', () => {
    expect(upward(modules)).toEqual([]);
  });

  test('no imports go round in a ring', () => {
    expect(cycle(modules)).toBeNull();
  });

  test('operations and what lies below know no process, terminal, argument parser or colour', () => {
    const known = /\bprocess\.|'(?:node:process|node:tty|node:readline|yargs|ora|commander)'/;
    const below = [...modules.keys()].filter((module) => rank(module) >= rank('operations/'));
    expect(below.filter((module) => known.test(readFileSync(join(SRC, module), 'utf8')))).toEqual([]);
  });
});

describe('the scan itself', () => {
  test('sees every form of import, and none in a comment', () => {
    const source = `
      import type { A } from './a.js';
      import { b } from '../b/b.js';
      import './c.js';
      export { d } from './d.js';
      const e = await import('./e.js');
      import yargs from 'yargs';
      // import './no.js'
      /* from './no.js' */
    `;
    expect(importsOf(source)).toEqual(['./a.js', '../b/b.js', './c.js', './d.js', './e.js']);
  });

  test('tells an import upwards, one sideways, and a ring', () => {
    const bad = new Map([
      ['document/a.ts', ['tables/b.ts', 'corpus/c.ts']],
      ['tables/b.ts', ['search/d.ts', 'document/a.ts']],
      ['corpus/c.ts', ['user-error.ts']],
    ]);
    expect(upward(bad)).toEqual(['document/a.ts imports tables/b.ts', 'tables/b.ts imports search/d.ts']);
    expect(cycle(bad)).toBe('document/a.ts > tables/b.ts > document/a.ts');
  });
});

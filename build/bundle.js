// Puts the program into one file: one is read faster than two hundred.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const OUT = 'dist/bundle/finread.cjs';
const LOADER = 'dist/bundle/load.cjs';

const { outputFiles } = await build({
  entryPoints: ['dist/main.js'],
  outfile: OUT,
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // what is large and seldom needed stays where it is, and is loaded when it is
  external: [
    'yargs',
    'ora',
    'chalk',
    'cli-table3',
    'string-width',
    'write-excel-file/node',
    '../mcp/server.js',
  ],
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
});

mkdirSync('dist/bundle', { recursive: true });
// what runs in a thread of its own is found beside the program
await build({
  entryPoints: ['dist/operations/scout.js'],
  outfile: 'dist/bundle/scout.js',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
});
for (const { text } of outputFiles) writeFileSync(OUT, ascii(withLoader(text)));
writeFileSync(LOADER, 'module.exports = (name) => import(name);\n');

/** Code that V8 has kept cannot import modules itself: it has a module of its own do it. */
function withLoader(text) {
  return text.replace(/\bimport\((?=")/g, 'require(__dirname + "/load.cjs")(');
}

/** One byte a character is read fastest. Outside of strings, where they are escaped already, only regular expressions have others. */
function ascii(text) {
  return text.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

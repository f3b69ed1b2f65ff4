// Puts the program into one file, dist/bundle/finread.cjs: one file is read faster than two hundred.
import { writeFileSync, mkdirSync } from 'node:fs';
import { build } from 'esbuild';

const OUT = 'dist/bundle/finread.cjs';

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
  external: ['yargs', 'ora', 'chalk', 'cli-table3', '../mcp/server.js'],
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
});

mkdirSync('dist/bundle', { recursive: true });
for (const { text } of outputFiles) writeFileSync(OUT, ascii(text));

/** One byte a character is read fastest. Outside of strings, where they are escaped already, only regular expressions have others. */
function ascii(text) {
  return text.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

#!/usr/bin/env node
// Starts the bundled program with the code that V8 compiled for the same command the last time.
'use strict';
const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

/** What each start needs; a command has code of its own, so that none loads that of the others. */
const COMMANDS = ['check', 'grep', 'lint', 'list', 'outline', 'read', 'table', 'units'];
const FOLDER = join(__dirname, '../dist/bundle');

if (!saidVersion(process.argv.slice(2))) start();

function start() {
  const filename = join(FOLDER, 'finread.cjs');
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'latin1')}\n})`;
  const cache = cacheOf(process.argv[2]);
  const script = new Script(source, {
    filename,
    cachedData: orNothing(() => readFileSync(cache)),
  });
  // most expressions are used more than once: compiling each for it at once saves more than loading the module takes
  if (COMMANDS.includes(process.argv[2])) engine().setFlagsFromString('--no-regexp-tier-up');
  const program = { exports: {} };
  script.runInThisContext()(program.exports, require, program, filename, FOLDER);
  if (script.cachedDataRejected !== false) process.once('exit', () => orNothing(() => keep(script, cache)));
  program.exports.main();
}

/** The one answer that is given without the program: whoever asks for it wants to know that it is there. */
function saidVersion(words) {
  if (words.length !== 1 || words[0] !== '--version') return false;
  const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  const text = `finread ${version}\n`;
  return orNothing(() => writeSync(1, text)) === text.length;
}

function cacheOf(word) {
  const purpose = COMMANDS.includes(word) ? word : 'other';
  return join(FOLDER, 'cache', `${process.version}-${process.arch}-${purpose}`);
}

function engine() {
  return require('node:v8');
}

/** Keeps the code that has run. Another process may do the same at the same time, so it appears at once and whole. */
function keep(script, cache) {
  const part = `${cache}.${process.pid}`;
  // the code is taken only where the engine is set as it is before it has run, and a search may have set it, too
  engine().setFlagsFromString('--regexp-tier-up');
  engine().setFlagsFromString('--no-enable-experimental-regexp-engine-on-excessive-backtracks');
  mkdirSync(join(FOLDER, 'cache'), { recursive: true });
  try {
    writeFileSync(part, script.createCachedData());
    renameSync(part, cache);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Where something cannot be read or written, a start only takes longer. */
function orNothing(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

// How long the program takes beside what else is at hand: node -e 0, ripgrep with an expression that tolerates
// separators, console.log. Makes its data, runs the commands in turn, and prints medians and ratios.
//
//   npm run bench                        about ten minutes, and 2 GB in the folder for temporary files
//   npm run bench -- --small             a tenth of the data
//   npm run bench -- --runs 7 --only grep
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FIGURE, once, report, reports } from './data.js';

const { values } = parseArgs({
  options: { small: { type: 'boolean' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const RUNS = Number(values.runs);
const SCALE = values.small ? 0.1 : 1;
const PROGRAM = fileURLToPath(new URL('../../bin/read.js', import.meta.url));
const HOME = join(tmpdir(), values.small ? 'finread-bench-small' : 'finread-bench');
mkdirSync(HOME, { recursive: true });

const TOLERANT = Array.from(FIGURE.replace(/\D/g, '')).join('[.,|*_ ]*');
const finread = (...words) => [process.execPath, PROGRAM, ...words];
const rg = (threads, ...words) => ['rg', `-j${threads}`, '-n', ...words];
const all = ['--no-units', '--max-results', '0', '--max-chars', '0'];
const NOTHING = [process.execPath, '-e', '0'];

const one = once(join(HOME, 'one.md'), () => report(1_700_000, 1, { withFigure: true }));
const corpus = reports(join(HOME, 'corpus'), Math.round(600 * SCALE), 1_700_000);
const large = join(HOME, 'large.md');
if (!existsSync(large))
  for (const name of readdirSync(corpus).sort()) appendFileSync(large, readFileSync(join(corpus, name)));
const many = reports(join(HOME, 'many'), Math.round(100_000 * SCALE), 100);
// a folder of names that no document has
const names = join(HOME, 'names');
for (let i = 0; i < Math.round(100 * SCALE); i += 1) {
  mkdirSync(join(names, String(i)), { recursive: true });
  for (let j = 0; j < 1000; j += 1) closeSync(openSync(join(names, String(i), `${j}.pdf`), 'a'));
}
const hits = once(join(HOME, 'hits.md'), () => '|Roads|1,204.50|1,118.25|\n'.repeat(1_000_000 * SCALE));
const thousand = once(join(HOME, 'thousand.md'), () =>
  report(120_000, 3).replaceAll(/^\|\w+ /gm, '|turbine '),
);
const printed = once(
  join(HOME, 'printed.js'),
  () =>
    `const l = '|Roads|1,204.50|1,118.25|'; for (let i = 0; i < ${1_000_000 * SCALE}; i += 1) console.log(l);\n`,
);
const line = String(
  readFileSync(one, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(FIGURE)) + 1,
);

/** What, a command, what it is held against, and the ratio that it should stay below. */
const WORK = [
  ['start', '--version', finread('--version'), NOTHING, 1.15],
  ['one document', 'grep FIGURE', finread('grep', FIGURE, one), NOTHING, 1.45],
  ['one document', 'units FILE LINE', finread('units', one, line), NOTHING, 1.8],
  ['one document', 'outline', finread('outline', one), NOTHING, 1.8],
  ['one document', 'read FILE LINE', finread('read', one, line), NOTHING, 1.8],
  ['1 GB in 600 files', 'grep FIGURE', finread('grep', FIGURE, corpus), rg(1, TOLERANT, corpus), 0.5],
  [
    '1 GB in 600 files',
    'grep FIGURE, two cores',
    finread('grep', FIGURE, corpus),
    rg(2, TOLERANT, corpus),
    0.7,
  ],
  [
    '1 GB in 600 files',
    'grep WORDS, 170,000 matching lines',
    finread('grep', ...all, 'education police', corpus),
    rg(1, 'education police', corpus),
    1.5,
  ],
  [
    '1 GB in 600 files',
    'grep WORD, 2,700,000 matching lines',
    finread('grep', ...all, 'education', corpus),
    rg(1, 'education', corpus),
    1.5,
  ],
  [
    '1 GB in 600 files',
    'grep EXPRESSION',
    finread('grep', ...all, 'energy p[eo]\\w+ police', corpus),
    rg(1, TOLERANT, corpus),
    2,
  ],
  ['one file of 1 GB', 'grep FIGURE', finread('grep', FIGURE, large), finread('grep', FIGURE, corpus), 1.2],
  ['100,000 names of no documents', 'grep FIGURE', finread('grep', '99,999.99', names), NOTHING, 2.5],
  // each is opened and read, which takes ripgrep ten times as long as node -e 0
  ['100,000 files', 'grep FIGURE', finread('grep', '99,999.99', many), rg(1, '99,999.99', many), null],
  [
    '1,000,000 matching lines',
    'grep WORD',
    finread('grep', ...all, 'Roads', hits),
    [process.execPath, printed],
    0.3,
  ],
  [
    '1 GB in 600 files',
    'grep WORD | head -1',
    ['sh', '-c', `'${process.execPath}' '${PROGRAM}' grep ${all.join(' ')} education '${corpus}' | head -1`],
    NOTHING,
    null,
  ],
  [
    '1,000 hits',
    'grep',
    finread('grep', '--max-results', '0', '--max-chars', '0', 'turbine', thousand),
    finread('grep', ...all, 'turbine', thousand),
    2,
  ],
  [
    '1,000 hits',
    'grep --json',
    finread('grep', '--json', '--max-results', '0', '--max-chars', '0', 'turbine', thousand),
    finread('grep', '--json', ...all, 'turbine', thousand),
    2,
  ],
];

/** Seconds and the memory at its largest, in MB; null where the command is not there. */
function run(command) {
  const out = openSync(join(HOME, 'output'), 'w');
  const start = process.hrtime.bigint();
  const { status, error } = spawnSync(command[0], command.slice(1), { stdio: ['ignore', out, out] });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  closeSync(out);
  return error || status === null ? null : seconds;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function memoryOf(command) {
  const { stderr } = spawnSync('/usr/bin/time', ['-f', 'kB %M', ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const found = /kB (\d+)/.exec(stderr ?? '');
  return found ? `${Math.round(Number(found[1]) / 1000)} MB` : '';
}

for (const [where, what, command, against, bar] of WORK) {
  if (values.only && !`${where} ${what}`.includes(values.only)) continue;
  run(command);
  run(against);
  const times = [];
  const others = [];
  for (let i = 0; i < RUNS; i += 1) {
    times.push(run(command));
    others.push(run(against));
  }
  const name = `${where}: ${what}`.padEnd(56);
  if (others.includes(null)) {
    console.log(`${name} ${median(times).toFixed(3)} s  (nothing to compare with: no ${against[0]})`);
    continue;
  }
  const ratio = median(times) / median(others);
  const verdict = bar === null ? '' : `bar ${bar} ${ratio <= bar ? 'met' : 'MISSED'}`;
  console.log(
    `${name} ${median(times).toFixed(3)} s  x ${ratio.toFixed(2).padStart(5)}  ${verdict.padEnd(16)} ${memoryOf(command)}`,
  );
}
rmSync(join(HOME, 'output'), { force: true });

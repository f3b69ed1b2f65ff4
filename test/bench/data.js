// Accounts made by rule, the same each time: rows of tables, sentences, headings.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'roads bridges salaries grants loans advances interest receipts outlay education health pension police energy water'.split(
    ' ',
  );
/** The figure that is looked for stands once, in the middle of the last document. */
export const FIGURE = '48,964.89';
const ROW = `|Roads and bridges|${FIGURE}|42,105.33|`;

/** Numbers that look drawn and are not. */
function drawing(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A section as reports have them: a heading, a sentence or two, a table with its head. */
function section(draw, count) {
  const word = () => WORDS[draw(WORDS.length)];
  // none begins as the figure does that is looked for
  const figure = () => {
    const whole = String((draw(47) + 1) * 1000 + draw(900));
    return `${whole.slice(0, -3)},${whole.slice(-3)}.${10 + draw(90)}`;
  };
  const sentence = () => `${Array.from({ length: 24 }, word).join(' ')} of Rs. ${figure()} lakh.`;
  const row = () => `|${word()} ${word()}|${figure()}|${figure()}|${figure()}|${figure()}|`;
  return [
    `## ${count}. ${word()} and ${word()}`,
    '',
    ...Array.from({ length: 1 + draw(4) }, sentence),
    '',
    '(Rs. in lakh)',
    '',
    '|Head|2024-25|2023-24|2022-23|2021-22|',
    '|---|---|---|---|---|',
    ...Array.from({ length: 8 + draw(40) }, row),
    '',
  ];
}

/** A document of about so many bytes. */
export function report(bytes, seed = 1, { withFigure = false } = {}) {
  const draw = drawing(seed);
  const lines = ['# Finance accounts 2024-25', ''];
  let size = 0;
  for (let count = 1; size < bytes; count += 1) {
    const news = section(draw, count);
    lines.push(...news);
    size += news.reduce((sum, line) => sum + line.length + 1, 0);
  }
  const rows = lines.flatMap((line, i) => (line.startsWith('|') && /\d,/.test(line) ? [i] : []));
  if (withFigure) lines[rows[Math.floor(rows.length / 2)]] = ROW;
  return `${lines.join('\n')}\n`;
}

/** Writes what a maker makes, unless it is there already. */
export function once(path, make) {
  try {
    if (statSync(path).size > 0) return path;
  } catch {
    // it is made now
  }
  writeFileSync(path, make());
  return path;
}

/** A folder of reports. */
export function reports(folder, count, bytes) {
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < count; i += 1)
    once(join(folder, `${String(i).padStart(6, '0')}.md`), () =>
      report(bytes, i + 1, { withFigure: i === count - 1 }),
    );
  return folder;
}

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

function lineOf(draw) {
  const word = () => WORDS[draw(WORDS.length)];
  // no figure has seven digits that begin as the one that is looked for does
  const figure = () =>
    `${(draw(47) + 1) * 1000 + draw(900)}`.replace(/(\d{3})$/, ',$1') + `.${10 + draw(90)}`;
  const kind = draw(20);
  if (kind < 15) return `|${word()} ${word()}|${figure()}|${figure()}|${figure()}|${figure()}|`;
  if (kind < 19) return `${Array.from({ length: 24 }, word).join(' ')} of Rs. ${figure()} crore.`;
  return `## ${word()} ${word()}`;
}

/** A document of about so many bytes. */
export function report(bytes, seed = 1, { withFigure = false } = {}) {
  const draw = drawing(seed);
  const lines = ['# Finance accounts 2024-25', '', '(Rs. in lakh)', ''];
  let size = 0;
  for (let count = 0; size < bytes; count += 1) {
    // a table begins anew now and then, with its head
    if (count % 200 === 0) lines.push('', '|Head|2024-25|2023-24|2022-23|2021-22|', '|---|---|---|---|---|');
    const line = lineOf(draw);
    lines.push(line);
    size += line.length + 1;
  }
  if (withFigure) lines[Math.floor(lines.length / 2)] = ROW;
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

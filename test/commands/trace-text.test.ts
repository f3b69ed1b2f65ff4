import { expect, test } from 'vitest';
import { Captured } from '../../src/commands/captured.js';
import { seriesText } from '../../src/commands/trace-text.js';
import { documentOf } from '../../src/document/document.js';
import { trace } from '../../src/operations/trace/trace.js';
import { wantedLabel } from '../../src/operations/trace/wanted.js';

const document = documentOf(
  'a.md',
  '(₹ in crore)\n\n|Head|2024-25|2023-24|2022-23|\n|---|---|---|---|\n|Surplus|120.00|(60.00)|30.00|\n',
);

async function tableOn(columns: number): Promise<readonly string[]> {
  const traced = trace([{ document, span: null }], wantedLabel('Surplus'), null);
  const stdout = new Captured({ isTerminal: true, colour: false, columns });
  const lines = traced.series ? await seriesText(traced, traced.series, stdout) : [];
  return lines.slice(0, 4).map((line) => line.trimEnd());
}

test('values have bars on a terminal, and those below zero other ones', async () => {
  expect(await tableOn(60)).toEqual([
    'PERIOD    VALUE  UNIT                      WHERE   PRINTED',
    '2022-23   30.00  ₹ crore  ███▊             a.md:5    30.00',
    '2023-24  -60.00  ₹ crore  ▒▒▒▒▒▒▒▒         a.md:5  (60.00)',
    '2024-25  120.00  ₹ crore  ███████████████  a.md:5   120.00',
  ]);
});

test('a terminal that is too narrow has none', async () => {
  expect((await tableOn(45))[3]).toBe('2024-25  120.00  ₹ crore  a.md:5   120.00');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled, shell } from './program.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'finread-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
for (let i = 0; i < 40; i += 1) {
  const rows = i % 3 === 0 ? '|Capital outlay|1,204.50|\n|Other|7.00|\n' : '|Grants|3.00|\n';
  writeFileSync(
    join(FOLDER, `${String(i).padStart(2, '0')}.md`),
    `(₹ in lakh)\n\n|Head|2024-25|\n|---|---|\n${rows}`,
  );
}

test.runIf(isInstalled('parallel')).each(['', '--json'])(
  'a search cut up gives the same as one search: %s',
  (json) => {
    const search = `finread grep -H --max-results 0 --max-chars 0 ${json} 'capital outlay' -i`;
    const cut = `find . -name '*.md' -print0 | LC_ALL=C sort -z | parallel -0 -k -j2 -n 7 "${search}"`;
    const ends = (text: string): string => text.replace(/^\{"type":"end".*\n/gm, '');
    const one = shell('sh', `${search} .`, { cwd: FOLDER });
    expect(one.status).toBe(0);
    expect(one.stdout).toContain('./39.md');
    expect(ends(shell('sh', cut, { cwd: FOLDER }).stdout)).toBe(ends(one.stdout));
  },
);

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A text is a file, a link leads to its target. */
export type Entry = string | Uint8Array | { readonly link: string };

/** A folder for one test, made of names and what stands there; gone when the test is over. */
export function folder(entries: Readonly<Record<string, Entry>>): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'finread-')));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  for (const [name, entry] of Object.entries(entries)) {
    const path = join(top, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(path, entry);
    else symlinkSync(entry.link, path);
  }
  return top;
}

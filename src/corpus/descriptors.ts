import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

/** True when so many more files could be open at a time. */
export function mayOpen(count: number): boolean {
  const open: number[] = [];
  try {
    while (open.length < count) open.push(openSync(devNull, 'r'));
    return true;
  } catch {
    return false;
  } finally {
    for (const file of open) closeSync(file);
  }
}

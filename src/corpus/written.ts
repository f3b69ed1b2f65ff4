import type { Stats } from 'node:fs';
import { lstatSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../user-error.js';
import type { Place } from './jail.js';
import { jailOf, resolvePath } from './jail.js';

/**
 * The absolute path of a file that is to be written: in a folder that there is, inside the root, and never over anything
 * but a regular file other than the one that is read.
 *
 * @throws UserError when it may not be written
 */
export function writtenPath(path: string, read: string, place: Place): string {
  const jail = jailOf(place);
  const folder = resolvePath(dirname(path), jail, place.cwd);
  if (folder.kind === 'outside') throw new UserError(`${path}: outside the root (${jail?.name})`);
  if (folder.kind === 'missing') throw new UserError(`${path}: ${folder.reason}`);
  const full = join(folder.path, basename(path));
  // what a link leads to is not looked at: under a root it is not followed
  if (jail && lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UserError(`${path}: a symbolic link; under a root none is written through`);
  const there = statSync(full, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new UserError(`${path}: not a regular file`);
  const source = resolvePath(read, jail, place.cwd);
  if (there && source.kind === 'inside' && isSame(there, statSync(source.path)))
    throw new UserError(`${path}: the document itself; name another file`);
  return full;
}

function isSame(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev;
}

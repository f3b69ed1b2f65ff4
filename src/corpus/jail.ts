import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, resolve, sep } from 'node:path';
import { UserError } from '../user-error.js';
import { reasonOf } from './reasons.js';

/** Where a path starts, and what it may reach. */
export interface Place {
  readonly cwd: string;
  /** `--root` or `READ_ROOT` as it was given; null = no jail. */
  readonly root: string | null;
}

/** The folder that no path may lead out of. */
export interface Jail {
  /** As it was given. */
  readonly name: string;
  /** Made absolute. */
  readonly root: string;
  /** The same with every link resolved. */
  readonly realRoot: string;
}

/** Where a path leads. `missing`: nothing can be opened there, for the reason given. `outside`: out of the jail. */
export type Resolved =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'outside' };

/**
 * The jail that a place asks for, or null when it asks for none.
 *
 * @throws UserError when the root is no folder
 */
export function jailOf(place: Place): Jail | null {
  if (place.root === null) return null;
  const root = resolve(place.cwd, place.root);
  const real = realPath(root);
  if ('error' in real || !statSync(real.path).isDirectory())
    throw new UserError(`--root ${place.root}: no such folder`);
  return { name: place.root, root, realRoot: real.path };
}

/**
 * Resolves a path that a user, a link or a program named. Relative paths start at the root of the jail, else at the
 * working folder. The path is joined, not normalized: `link/..` means what it means to the kernel.
 */
export function resolvePath(path: string, jail: Jail | null, cwd: string): Resolved {
  const full = isAbsolute(path) ? path : `${jail?.root ?? cwd}${sep}${path}`;
  const real = realPath(full);
  if ('error' in real)
    return jail && leadsOut(full, jail)
      ? { kind: 'outside' }
      : { kind: 'missing', reason: reasonOf(real.error) };
  if (!jail) return { kind: 'inside', path: full };
  return contains(jail.realRoot, real.path) ? { kind: 'inside', path: real.path } : { kind: 'outside' };
}

/** True when `path` is `folder` or lies below it. Both must be absolute and normalized. */
export function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/**
 * True when a path that cannot be opened would lie outside, or hangs on a link that leads nowhere: the answer must not
 * tell what exists out there.
 */
function leadsOut(full: string, jail: Jail): boolean {
  if (full.includes('\0')) return true;
  const lexical = resolve(full);
  if (!contains(jail.root, lexical) && !contains(jail.realRoot, lexical)) return true;
  for (let at = full; ; at = dirname(at)) {
    const real = realPath(at);
    if (!('error' in real)) return !contains(jail.realRoot, real.path);
    if (isLink(at) || dirname(at) === at) return true;
  }
}

/** The native call resolves `..` after links, as opening the file would. */
function realPath(path: string): { readonly path: string } | { readonly error: unknown } {
  try {
    return { path: realpathSync.native(path) };
  } catch (error) {
    return { error };
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

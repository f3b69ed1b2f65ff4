import type { Dirent, Stats } from 'node:fs';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { GlobList } from './globs.js';
import type { Jail } from './jail.js';
import { contains, resolvePath } from './jail.js';
import { reasonOf } from './reasons.js';
import type { Problem, Source } from './source.js';
import { fileAt } from './source.js';

/** What a walk met. */
export interface Met {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/**
 * Every document below a folder, in path order: by name within each folder, folders and files together.
 *
 * Hidden names are passed over, as ripgrep does. A link to a file is read under its own name. A link to a folder is
 * followed once, unless the walk meets that folder anyway, so no ring of links keeps it busy. A link that is broken or
 * leads out of the jail is left out with a note.
 *
 * @param name the folder as it was given; output names begin with it
 * @param path where it is; inside a jail with every link resolved
 */
export function walk(name: string, path: string, jail: Jail | null, globs: GlobList): Met {
  const walker: Walker = {
    top: realpathSync.native(path),
    seen: new Set(),
    jail,
    globs,
    sources: [],
    problems: [],
  };
  walkFolder(name, path, walker);
  return walker;
}

interface Walker {
  /** Where the walk began, every link resolved. */
  readonly top: string;
  /** Folders that were walked, every link resolved. */
  readonly seen: Set<string>;
  readonly jail: Jail | null;
  readonly globs: GlobList;
  readonly sources: Source[];
  readonly problems: Problem[];
}

function walkFolder(name: string, path: string, walker: Walker): void {
  const prefix = name === '' || name.endsWith('/') ? name : `${name}/`;
  let entries: Dirent[];
  try {
    const real = realpathSync.native(path);
    if (walker.seen.has(real)) return;
    // a link may have taken the folder's place since it was looked at
    if (walker.jail && !contains(walker.jail.realRoot, real)) {
      skip(name, 'a link that leads out of the root', walker);
      return;
    }
    walker.seen.add(real);
    // most names of a large folder may be none of documents: they are dropped before anything is done with them
    entries = readdirSync(path, { withFileTypes: true }).filter((e) => mayLead(prefix, e, walker.globs));
  } catch (error) {
    walker.problems.push({ severity: 'error', name, reason: reasonOf(error) });
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const entry of entries) meet(prefix + entry.name, `${path}/${entry.name}`, entry, walker);
}

/** True for a document by its name, a folder, and a link, which may be either. */
function mayLead(prefix: string, entry: Dirent, globs: GlobList): boolean {
  if (entry.name.startsWith('.')) return false;
  return globs.takesMet(prefix + entry.name) || entry.isDirectory() || entry.isSymbolicLink();
}

function meet(name: string, path: string, entry: Dirent, walker: Walker): void {
  if (entry.isSymbolicLink()) meetLink(name, path, walker);
  else take(name, path, entry, walker);
}

function take(name: string, path: string, what: Dirent | Stats, walker: Walker): void {
  if (what.isDirectory()) {
    walkFolder(name, path, walker);
  } else if (walker.globs.takesMet(name)) {
    if (what.isFile()) walker.sources.push(fileAt(name, path, walker.jail));
    else skip(name, 'not a regular file', walker);
  }
}

function meetLink(name: string, path: string, walker: Walker): void {
  const resolved = resolvePath(path, walker.jail, '');
  if (resolved.kind === 'outside') {
    skip(name, 'a link that leads out of the root', walker);
    return;
  }
  const what = resolved.kind === 'inside' ? statSync(resolved.path, { throwIfNoEntry: false }) : undefined;
  if (resolved.kind === 'missing' || !what) {
    if (walker.globs.takesMet(name)) skip(name, 'a link that leads nowhere', walker);
  } else if (!what.isDirectory() || !isMetAnyway(resolved.path, walker)) {
    take(name, resolved.path, what, walker);
  }
}

function skip(name: string, reason: string, walker: Walker): void {
  walker.problems.push({ severity: 'note', name, reason: `${reason}; skipped` });
}

/** A folder below the start of the walk with no hidden name on the way to it. */
function isMetAnyway(path: string, walker: Walker): boolean {
  const real = realpathSync.native(path);
  return contains(walker.top, real) && !real.slice(walker.top.length).includes('/.');
}

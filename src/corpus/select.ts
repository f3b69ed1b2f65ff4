import { statSync } from 'node:fs';
import { UserError } from '../user-error.js';
import { globList } from './globs.js';
import type { Jail, Place } from './jail.js';
import { jailOf, resolvePath } from './jail.js';
import type { Problem, Source } from './source.js';
import { fileAt, STDIN_NAME } from './source.js';
import { walk } from './walk.js';

export interface SelectOptions extends Place {
  /** Globs as in grep: only files that match one are read. Empty: every named file; on a walk, Markdown and text. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export interface Selection {
  /** In the order in which they were named; what a walk met in path order. */
  readonly sources: readonly Source[];
  /** For stderr, one line each. */
  readonly problems: readonly Problem[];
  /** True when a folder was walked. */
  readonly walked: boolean;
}

/**
 * Which documents the user means. Folders are walked, `-` is standard input; no path at all is the working folder, or
 * the root. Only names are looked at: nothing is opened, and standard input is not read.
 *
 * @throws UserError when a named path leads out of the root
 */
export function selectFiles(paths: readonly string[], options: SelectOptions): Selection {
  const jail = jailOf(options);
  const globs = globList(options.include ?? [], options.exclude ?? []);
  const sources: Source[] = [];
  const problems: Problem[] = [];
  let walked = false;
  for (const path of paths.length > 0 ? paths : ['']) {
    if (path === '' && paths.length > 0)
      throw new UserError('an empty path names no file; write . for this folder');
    const named = look(path, jail, options.cwd);
    if (named.kind === 'problem') problems.push(named.problem);
    else if (named.kind === 'folder') {
      walked = true;
      const met = walk(path, named.path, jail, globs);
      sources.push(...met.sources);
      problems.push(...met.problems);
    } else if (named.kind === 'stdin' || globs.takesNamed(path)) sources.push(named);
  }
  return { sources, problems, walked };
}

/**
 * The one document that a path names.
 *
 * @throws UserError when it is missing, a folder, or outside the root
 */
export function selectFile(path: string, place: Place): Source {
  const named = look(path, jailOf(place), place.cwd);
  if (named.kind === 'problem') throw new UserError(`${path}: ${named.problem.reason}`);
  if (named.kind === 'folder')
    throw new UserError(`${path}: a folder; name one file (finread list ${path} shows which there are)`);
  return named;
}

type Named =
  | Source
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'problem'; readonly problem: Problem };

function look(path: string, jail: Jail | null, cwd: string): Named {
  if (path === '-') return { kind: 'stdin', name: STDIN_NAME };
  const resolved = resolvePath(path, jail, cwd);
  if (resolved.kind === 'outside')
    throw new UserError(`${path}: outside the root (${jail?.name}); only files below it are read`);
  const problem = (reason: string): Named => ({
    kind: 'problem',
    problem: { severity: 'error', name: path, reason },
  });
  if (resolved.kind === 'missing') return problem(resolved.reason);
  const what = statSync(resolved.path, { throwIfNoEntry: false });
  if (!what) return problem('no such file or folder');
  if (what.isDirectory()) return { kind: 'folder', path: resolved.path };
  // A pipe would wait for a writer, a device may never end.
  if (!what.isFile()) return problem('not a regular file; send it to standard input and name it -');
  return fileAt(path, resolved.path, jail);
}

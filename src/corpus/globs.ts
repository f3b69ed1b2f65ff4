import { createRequire } from 'node:module';
import type Picomatch from 'picomatch';

/** What `--include` and `--exclude` let through, as grep reads them: a glob without a slash is held against the file's own name. */
export interface GlobList {
  /** For a file that the user named. */
  takesNamed(name: string): boolean;
  /** For a file met on a walk: without `--include`, only Markdown and plain text. */
  takesMet(name: string): boolean;
}

/** Names of documents, as converters and people end them. */
const TEXT_NAME = /\.(?:md|markdown|txt|text)$/i;

/** @param include at least one must match, when there are any; @param exclude none may match */
export function globList(include: readonly string[], exclude: readonly string[]): GlobList {
  const included = include.map(matcher);
  const excluded = exclude.map(matcher);
  const refused = (name: string) => excluded.some((matches) => matches(name));
  const wanted = (name: string) => included.some((matches) => matches(name));
  return {
    takesNamed: (name) => !refused(name) && (included.length === 0 || wanted(name)),
    takesMet: (name) => !refused(name) && (included.length === 0 ? TEXT_NAME.test(name) : wanted(name)),
  };
}

/** A glob with a slash may match at any depth, as in grep. `!` is an ordinary character. */
function matcher(glob: string): (name: string) => boolean {
  // Most calls name no glob, and none should wait for the library then.
  const picomatch: typeof Picomatch = createRequire(import.meta.url)('picomatch');
  const options = { dot: true, nonegate: true };
  if (!glob.includes('/')) return picomatch(glob, { ...options, basename: true });
  return picomatch([glob, `**/${glob}`], options);
}

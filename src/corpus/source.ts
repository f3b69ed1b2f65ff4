/** One thing to read: a file that the user named or a walk met, or standard input. */
export type Source =
  | {
      readonly kind: 'file';
      /** As output prints it: the path as it was given, or as the walk spelled it below the folder that was given. */
      readonly name: string;
      /** Where to open it. Inside a jail every link on the way is resolved already. */
      readonly path: string;
      /** The folder of the jail, every link resolved: what is opened must lie in it still. */
      readonly within?: string;
    }
  | { readonly kind: 'stdin'; readonly name: string };

/** @param jail what keeps the file in, when something does */
export function fileAt(name: string, path: string, jail: { readonly realRoot: string } | null): FileSource {
  return jail ? { kind: 'file', name, path, within: jail.realRoot } : { kind: 'file', name, path };
}

export type FileSource = Extract<Source, { kind: 'file' }>;

/** What standard input is called in output, as in grep. */
export const STDIN_NAME = '(standard input)';

/**
 * Something that could not be read, or was left out, in one line for stderr: `NAME: reason`. An `error` makes the exit
 * status 2; a `note` (a binary file, a link met on a walk that leads nowhere) does not.
 */
export interface Problem {
  readonly severity: 'error' | 'note';
  readonly name: string;
  readonly reason: string;
}

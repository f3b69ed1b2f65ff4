import { selectFiles } from '../corpus/select.js';
import { UserError } from '../user-error.js';

/** How the documents below the root are called as resources: `finread:///accounts/2024.md`. */
const SCHEME = 'finread:///';
export const MARKDOWN = 'text/markdown';
/** Resources of one answer to a client that asks which there are. */
const PAGE = 500;

export interface Resource {
  readonly [key: string]: unknown;
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

/** The form of the names, for clients that build them. `lines` is an address: 12,40. */
export const TEMPLATE = {
  uriTemplate: `${SCHEME}{+path}{?lines}`,
  name: 'document',
  title: 'A document below the root',
  description:
    'Its text from the start, or the lines that were asked for: as much of it as one call may give',
  mimeType: MARKDOWN,
};

/** What a name asks for. */
export interface Wanted {
  readonly file: string;
  readonly addresses: readonly string[];
}

/**
 * The documents below a folder, in path order, from a cursor on.
 *
 * @param cursor as an earlier answer gave it; undefined is the start
 * @throws UserError when the cursor is none
 */
export function listResources(root: string, cursor: string | undefined) {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(from) || from < 0)
    throw new UserError(`no cursor "${cursor}"; ask without one for the first documents`);
  const { sources } = selectFiles([], { cwd: root, root: '.' });
  const resources = sources.slice(from, from + PAGE).map(
    ({ name }): Resource => ({
      uri: uriOf(name),
      name,
      mimeType: MARKDOWN,
    }),
  );
  const next = from + PAGE;
  return { resources, ...(next < sources.length ? { nextCursor: String(next) } : {}) };
}

function uriOf(name: string): string {
  return SCHEME + name.split('/').map(encodeURIComponent).join('/');
}

/** @throws UserError when a name is none of a document */
export function wantedOf(uri: string): Wanted {
  const [, path, lines] = /^finread:\/\/\/([^?#]+)(?:\?lines=([^&#]+))?$/.exec(uri) ?? [];
  if (path === undefined) throw noResource(uri);
  try {
    return {
      file: decodeURIComponent(path),
      addresses: lines === undefined ? [] : [decodeURIComponent(lines)],
    };
  } catch {
    throw noResource(uri);
  }
}

function noResource(uri: string): UserError {
  return new UserError(`no resource "${uri}"; names are ${SCHEME}PATH and ${SCHEME}PATH?lines=12,40`);
}

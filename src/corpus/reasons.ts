/** What the codes of the operating system mean to a reader, and what to do where that is not plain. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'a link that leads back to itself',
  ENAMETOOLONG: 'the name is too long',
  EAGAIN: 'nothing can be read from it now',
  EMFILE: 'too many open files',
  EISDIR: 'a folder, not a file',
  ENOSPC: 'no space left on the device',
  EIO: 'the device reports an error',
  ERR_INVALID_ARG_VALUE: 'no file name can hold a NUL character',
  ERR_STRING_TOO_LONG: 'too long for one text; split it first',
};

/** The reason of a failed file call, for `NAME: reason`. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || String(error));
}

/** Words that a shell takes as they are. */
const SAFE = /^[\w@%+=:,./-]+$/;

/** A path as it is written among options: one that begins with a dash would be taken for an option. */
export function operand(path: string): string {
  return path.startsWith('-') && path !== '-' ? `./${path}` : path;
}

/** A command as it can be pasted into a shell: `finread read 'my accounts.md' 401,900`. */
export function commandLine(words: readonly string[]): string {
  return words.map((word) => (SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}

import { fstatSync, statSync } from 'node:fs';
import type { Facts } from '../commands/captured.js';

export type When = 'auto' | 'always' | 'never';

type Env = Readonly<Record<string, string | undefined>>;

/** What is known of the descriptor of standard output or standard error. */
export function factsOf(fd: 1 | 2, when: When, env: Env): Facts {
  const isTerminal = isTerminalAt(fd);
  return {
    isTerminal,
    colour: wantsColour(when, isTerminal, env),
    columns: (isTerminal && (fd === 1 ? process.stdout : process.stderr).columns) || 80,
  };
}

/**
 * Whether to colour. The option decides; then FORCE_COLOR (`0` and `false` force it off), then NO_COLOR when it is not
 * empty; else there is colour on a terminal that is not dumb.
 */
export function wantsColour(when: When, isTerminal: boolean, env: Env): boolean {
  if (when !== 'auto') return when === 'always';
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return isTerminal && env.TERM !== 'dumb';
}

/** Asks the module of terminals, which takes long to load, only about what may be one: a device that is not the null device. */
function isTerminalAt(fd: number): boolean {
  try {
    const stats = fstatSync(fd);
    if (!stats.isCharacterDevice() || stats.rdev === statSync('/dev/null').rdev) return false;
  } catch {
    // where there is no such device, or the descriptor is closed, the module knows
  }
  return process.getBuiltinModule('node:tty').isatty(fd);
}

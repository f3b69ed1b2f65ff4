import type { Place } from './jail.js';
import { jailOf, resolvePath } from './jail.js';

/** A path and the address that was written behind it, if any. */
export interface Target {
  readonly path: string;
  /** `7`, `3-9`, `3,9`; null when the target is only a path. */
  readonly address: string | null;
}

/** `FILE:LINE`, `FILE:A-B`, `FILE:A,B`, with the colon that grep prints behind a line number or without it. */
const WITH_ADDRESS = /^(.+):(\d+(?:[-,]\d+)?):?$/s;

/** Splits `FILE:LINE`. A file whose name really ends that way wins. */
export function splitTarget(target: string, place: Place): Target {
  const found = WITH_ADDRESS.exec(target);
  const [, path, address] = found ?? [];
  if (path === undefined || address === undefined) return { path: target, address: null };
  const whole = resolvePath(target, jailOf(place), place.cwd);
  return whole.kind === 'inside' ? { path: target, address: null } : { path, address };
}

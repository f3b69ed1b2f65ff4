import type { Context } from 'node:vm';
import { createContext, Script } from 'node:vm';

/** Runs what stands at `work` in its context. Only code that the engine itself starts can be stopped by the clock. */
const CALL = new Script('work()');
let context: Context | null = null;

/**
 * Does work that a regular expression may keep from ending, and stops it when it takes too long.
 *
 * @param milliseconds how long it may take
 * @returns false when it was stopped; what it has done by then stays done
 */
export function within(milliseconds: number, work: () => void): boolean {
  context ??= createContext({});
  context.work = work;
  try {
    CALL.runInContext(context, { timeout: milliseconds });
    return true;
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    )
      return false;
    throw error;
  } finally {
    context.work = null;
  }
}

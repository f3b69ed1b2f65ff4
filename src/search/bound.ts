import { createRequire } from 'node:module';
import type V8 from 'node:v8';
import type { Context } from 'node:vm';
import { createContext, Script } from 'node:vm';

/** Runs what stands at `work` in its context. Only code that the engine itself starts can be stopped by the clock. */
const CALL = new Script('work()');
const LINEAR = '--enable-experimental-regexp-engine-on-excessive-backtracks';
let context: Context | null = null;

/**
 * Does work that a regular expression may keep from ending, and stops it when it takes too long.
 *
 * @param milliseconds how long it may take
 * @returns false when it was stopped; what it has done by then stays done
 */
export function within(milliseconds: number, work: () => void): boolean {
  context ??= prepared();
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

/**
 * The context that work runs in. A pattern that backtracks without end is handed to an engine that needs linear time;
 * the module that switches it on loads as long as a whole start takes.
 */
function prepared(): Context {
  const v8: typeof V8 = createRequire(import.meta.url)('node:v8');
  v8.setFlagsFromString(LINEAR);
  return createContext({});
}

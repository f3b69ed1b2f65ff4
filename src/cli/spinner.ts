import type { Ora } from 'ora';
import { shown } from '../render/shown.js';

/** Work shorter than this shows nothing. */
const PATIENCE_MS = 300;

/** Says on a terminal what a long run is at. */
export interface Spinner {
  working(what: string): void | Promise<void>;
  /** Wipes it, before anything else is written. */
  clear(): void;
}

const SILENT: Spinner = { working: () => {}, clear: () => {} };

/**
 * A spinner on standard error. The work is synchronous, so no timer could turn it: it is drawn between two files, when
 * the run has taken a while. Off a terminal, and on one of no width (where the spinner library never ends), it is silent
 * and nothing is loaded.
 */
export function spinnerOn(stream: NodeJS.WriteStream | null, colour: boolean): Spinner {
  if (!stream?.isTTY || !(stream.columns > 0)) return SILENT;
  const start = performance.now();
  let ora: Ora | null = null;
  let drawn = 0;
  const draw = (what: string): void => {
    if (!ora || performance.now() - drawn < ora.interval) return;
    drawn = performance.now();
    ora.text = shown(what).slice(0, Math.max(0, stream.columns - 4));
    ora.render();
  };
  return {
    working(what) {
      if (performance.now() - start < PATIENCE_MS) return;
      if (ora) return draw(what);
      return import('ora').then(({ default: make }) => {
        // The cursor stays and standard input is left alone, so that a run that is interrupted leaves nothing to mend.
        ora = make({
          stream,
          isEnabled: true,
          color: colour ? 'cyan' : false,
          hideCursor: false,
          discardStdin: false,
        });
        draw(what);
      });
    },
    clear: () => void ora?.clear(),
  };
}

import type { Io, Output } from '../../src/commands/command.js';

const nowhere: Output = { write: () => {}, isTerminal: false, colour: false, columns: 80 };

/** A world in which nothing is heard, and standard input must not be read. */
export function silentIo(world: Partial<Io> = {}): Io {
  return {
    stdout: nowhere,
    stderr: nowhere,
    readStdin() {
      throw new Error('standard input was read unasked');
    },
    env: {},
    cwd: '/',
    ...world,
  };
}

import { WriteStream } from 'node:tty';
import { expect, test, vi } from 'vitest';
import { spinnerOn } from '../../src/cli/spinner.js';

/** A terminal that keeps what is written to it. */
function terminal(columns: number): { stream: WriteStream; written: () => string } {
  const written: string[] = [];
  const stream: WriteStream = Object.create(WriteStream.prototype, {
    isTTY: { value: true },
    columns: { value: columns },
    rows: { value: 24 },
    write: {
      value(text: string) {
        written.push(text);
        return true;
      },
    },
  });
  return { stream, written: () => written.join('') };
}

async function run(stream: WriteStream | null, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  try {
    const spinner = spinnerOn(stream, false);
    vi.advanceTimersByTime(milliseconds);
    await spinner.working('accounts\x1b[2J.md');
    vi.advanceTimersByTime(1000);
    await spinner.working('budget.md');
    spinner.clear();
  } finally {
    vi.useRealTimers();
  }
}

test('a long run says what it is at, shows no control character, and wipes it', async () => {
  const { stream, written } = terminal(80);
  await run(stream, 400);
  expect(written()).toContain('accounts\\x1b[2J.md');
  expect(written()).toContain('budget.md');
  expect(written()).not.toContain('\x1b[2J');
  // The last thing is to go to the first column and clear the line to its end.
  expect(written()).toMatch(/\x1b\[1G\x1b\[0K$/);
});

test('a short run says nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const { stream, written } = terminal(80);
  const spinner = spinnerOn(stream, false);
  vi.advanceTimersByTime(200);
  await spinner.working('accounts.md');
  spinner.clear();
  vi.useRealTimers();
  expect(written()).toBe('');
});

test('a terminal of no width, or none at all, gets nothing', async () => {
  const { stream, written } = terminal(0);
  await run(stream, 400);
  await run(null, 400);
  expect(written()).toBe('');
});

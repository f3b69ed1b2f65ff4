import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BufferedOutput, ClosedPipe } from '../../src/cli/output.js';
import { UserError } from '../../src/user-error.js';
import { folder } from '../corpus/folder.js';

const FILE = { isTerminal: false, colour: false, columns: 80 };

function written(write: (output: BufferedOutput) => void, facts = FILE): string {
  const path = join(folder({ out: '' }), 'out');
  const fd = openSync(path, 'w');
  const output = new BufferedOutput(fd, facts);
  write(output);
  closeSync(fd);
  return readFileSync(path, 'utf8');
}

test('holds what is written until it is flushed', () => {
  expect(written((output) => output.write('one\n'))).toBe('');
  expect(
    written((output) => {
      output.write('one\n');
      output.write(Buffer.from('₹\n'));
      output.flush();
    }),
  ).toBe('one\n₹\n');
});

test('sends off 64 KiB without being asked', () => {
  expect(written((output) => output.write('x'.repeat(64 * 1024))).length).toBe(64 * 1024);
});

test('holds nothing back on a terminal', () => {
  expect(written((output) => output.write('one\n'), { ...FILE, isTerminal: true })).toBe('one\n');
});

test('waits for a slow reader of a pipe that does not block', () => {
  const top = folder({});
  const pipe = join(top, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  spawn('sh', ['-c', `sleep 0.2; head -c 1000000 '${pipe}' > '${top}/out'; touch '${top}/done'`], {
    stdio: 'ignore',
  });
  const output = new BufferedOutput(fd, FILE);
  output.write('x'.repeat(1_000_000));
  output.flush();
  execFileSync('sh', ['-c', `until [ -e '${top}/done' ]; do sleep 0.01; done`]);
  closeSync(fd);
  expect(readFileSync(join(top, 'out'), 'utf8').length).toBe(1_000_000);
});

test('a pipe that nobody reads any more', () => {
  const pipe = join(folder({}), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const fd = openSync(pipe, constants.O_WRONLY);
  closeSync(reader);
  const output = new BufferedOutput(fd, FILE);
  output.write('x');
  expect(() => output.flush()).toThrow(ClosedPipe);
  closeSync(fd);
});

test('a full disk is an error that says so', () => {
  const fd = openSync('/dev/full', 'w');
  const output = new BufferedOutput(fd, FILE);
  output.write('x');
  expect(() => output.flush()).toThrow(new UserError('cannot write: no space left on the device'));
  closeSync(fd);
});

test('what is to happen before output happens once a flush', () => {
  const path = join(folder({ out: '' }), 'out');
  writeFileSync(path, '');
  const fd = openSync(path, 'a');
  const output = new BufferedOutput(fd, FILE, () => writeFileSync(path, 'wiped ', { flag: 'a' }));
  output.write('a');
  output.write('b');
  output.flush();
  output.flush();
  closeSync(fd);
  expect(readFileSync(path, 'utf8')).toBe('wiped ab');
});

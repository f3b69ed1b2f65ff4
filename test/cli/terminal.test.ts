import { expect, test } from 'vitest';
import type { When } from '../../src/cli/terminal.js';
import { wantsColour } from '../../src/cli/terminal.js';

test.each<[string, When, boolean, Record<string, string>, boolean]>([
  ['a terminal', 'auto', true, {}, true],
  ['no terminal', 'auto', false, {}, false],
  ['a dumb terminal', 'auto', true, { TERM: 'dumb' }, false],
  ['NO_COLOR on a terminal', 'auto', true, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR says nothing', 'auto', true, { NO_COLOR: '' }, true],
  ['FORCE_COLOR off a terminal', 'auto', false, { FORCE_COLOR: '1' }, true],
  ['an empty FORCE_COLOR forces it', 'auto', false, { FORCE_COLOR: '' }, true],
  ['FORCE_COLOR=0 on a terminal', 'auto', true, { FORCE_COLOR: '0' }, false],
  ['FORCE_COLOR=false on a terminal', 'auto', true, { FORCE_COLOR: 'false' }, false],
  ['FORCE_COLOR is stronger than NO_COLOR', 'auto', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ['--color=always is stronger than NO_COLOR', 'always', false, { NO_COLOR: '1' }, true],
  ['--color=never is stronger than FORCE_COLOR', 'never', true, { FORCE_COLOR: '1' }, false],
])('%s', (_, when, isTerminal, env, expected) => {
  expect(wantsColour(when, isTerminal, env)).toBe(expected);
});

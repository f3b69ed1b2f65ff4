import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../../src/cli/argv.js';
import { readWith } from '../../src/cli/program.js';
import { typedOf } from '../../src/cli/typed.js';
import { COMMANDS } from '../../src/options/commands.js';
import type { Option } from '../../src/options/option.js';

/** All that can be asked of what was typed. */
function answers(read: typeof typedOf, words: readonly string[], options: readonly Option[]) {
  const typed = read(settle(words));
  return {
    command: typed.command,
    operands: typed.operands,
    options: options.map(({ name }) => [name, typed.has(name), typed.text(name), typed.texts(name)]),
  };
}

const word = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('-', '--', '-5', '@0', 'a=b', '--x=@1', '"q"', '0x1F', '1e5', 'a b', ''),
);

/** An option as it can be typed, with a value where it takes one. */
const given = ({ name, value }: Option): fc.Arbitrary<readonly string[]> => {
  if (!value) return fc.constant([`--${name}`]);
  const values = value.choices
    ? fc.constantFrom(...value.choices)
    : value.kind === 'text' || value.kind === 'file' || value.kind === 'folder'
      ? word
      : fc.nat({ max: 99 }).map((n) => String(n + 1));
  return values.map((text) => [`--${name}=${text}`]);
};

describe.each(COMMANDS.map((command) => [command.name, command] as const))('%s', (name, command) => {
  test('its words say the same with and without yargs', () => {
    const options = fc.array(fc.constantFrom(...command.options).chain(given), { maxLength: 6 });
    const operands = fc.array(word, { maxLength: 4 });
    fc.assert(
      fc.property(options, operands, (typed, rest) => {
        const words = [name, ...typed.flat(), '--', ...rest];
        expect(answers(typedOf, words, command.options)).toEqual(answers(readWith, words, command.options));
      }),
      { numRuns: 100 },
    );
  });
});

test('words of no command', () => {
  for (const words of [[], ['--help'], ['--version']])
    expect(answers(typedOf, words, [])).toEqual(answers(readWith, words, []));
});

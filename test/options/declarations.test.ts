import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/options/commands.js';
import type { Command, Option } from '../../src/options/option.js';
import { optionTag } from '../../src/options/option.js';
import { OF_DOCUMENTS } from '../../src/options/shared-options.js';

const commands: readonly Command[] = COMMANDS;

describe.each(commands.map((command) => [command.name, command] as const))('%s', (name, command) => {
  test('no two options share a name or a letter', () => {
    const names = command.options.flatMap((o) => [o.name, ...(o.also === undefined ? [] : [o.also])]);
    const letters = command.options.flatMap((o) => o.short ?? []);
    expect(names).toEqual([...new Set(names)]);
    expect(letters).toEqual([...new Set(letters)]);
  });

  test('what an option undoes exists', () => {
    const names = command.options.map((o) => o.name);
    expect(names).toEqual(expect.arrayContaining(command.options.flatMap((o) => o.undoes ?? [])));
  });

  test('every description is one plain line', () => {
    for (const { about } of command.options) expect(about).toMatch(/^[a-z][^\n]{5,90}[^.\n]$/);
  });

  test('its man page lists exactly its options, spelled as the help spells them', () => {
    expect(manTags(`finread-${name}`)).toEqual(tags(command.options));
  });
});

test('the page of the program lists the options of every command', () => {
  expect(manTags('finread')).toEqual(tags(OF_DOCUMENTS));
});

function tags(options: readonly Option[]): string[] {
  return options.map(optionTag).sort();
}

/** The option tags of a page: `.It Fl m , Fl -max-count Ar NUM` is `-m, --max-count NUM`. */
function manTags(page: string): string[] {
  const source = readFileSync(new URL(`../../man/${page}.1`, import.meta.url), 'utf8');
  return [...source.matchAll(/^\.It (Fl .*)$/gm)]
    .map(([, tag = '']) =>
      tag
        .replace(/ Ns Op = Ns Ar (\S+)$/, '[=$1]')
        .replace(/ Ar (\S+)$/, ' $1')
        .replace(' , ', ', ')
        .replaceAll('Fl ', '-'),
    )
    .sort();
}

import { describe, expect, test } from 'vitest';
import { askedOf } from '../../src/mcp/input.js';
import type { Asked } from '../../src/options/dispatch.js';
import { UserError } from '../../src/user-error.js';
import { toolOf } from './tool-of.js';

const given = (name: string, input: unknown) => askedOf(toolOf(name), input, false);
const asked = (name: string, input: unknown): Asked => given(name, input).asked;

/** The message that a call is refused with. */
function refusal(name: string, input: unknown): string {
  try {
    asked(name, input);
    return '';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message;
  }
}

describe('what is wrong with a call names the parameter', () => {
  test.each<[string, unknown, string]>([
    ['read', {}, 'read needs the parameter file: a document; FILE:12 and FILE:12-40 name lines of it, too'],
    [
      'read',
      undefined,
      'read needs the parameter file: a document; FILE:12 and FILE:12-40 name lines of it, too',
    ],
    [
      'grep',
      { paths: ['a.md'] },
      'grep needs the parameter pattern: what to search for: words, a regular expression, or a figure',
    ],
    ['read', { fil: 'a.md' }, 'read: no parameter "fil"; did you mean file?'],
    ['units', { file: 'a.md', line: 7 }, 'units: no parameter "line"; did you mean addresses?'],
    [
      'grep',
      { pattern: 'x', ignorecase: true },
      'grep: no parameter "ignorecase"; did you mean ignore_case?',
    ],
    ['list', { zeppelin: 1 }, 'list: no parameter "zeppelin"; there are paths, max_chars'],
    ['list', { root: '/' }, 'list: no parameter "root"; there are paths, max_chars'],
    ['list', { log: 'x' }, 'list: no parameter "log"; there are paths, max_chars'],
    ['read', { file: 'a.md', page: 'two' }, 'read: page takes a whole number from 1, not "two"'],
    ['read', { file: 'a.md', page: -1 }, 'read: page takes a whole number from 1, not -1'],
    ['read', { file: 'a.md', page: 1.5 }, 'read: page takes a whole number from 1, not 1.5'],
    ['read', { file: 'a.md', page: true }, 'read: page takes a whole number from 1, not true'],
    ['read', { file: 'a.md', page: 1e300 }, 'read: page takes a whole number from 1, not 1e+300'],
    ['read', { file: 'a.md', plain: 'yes' }, 'read: plain takes true or false, not "yes"'],
    ['read', { file: { path: 'a.md' } }, 'read: file takes text, not {"path":"a.md"}'],
    ['read', { file: ['a.md'] }, 'read: file takes text, not ["a.md"]'],
    ['read', { file: true }, 'read: file takes text, not true'],
    ['read', { file: 'a.md', addresses: [{}] }, 'read: addresses takes text, not {}'],
    ['list', { paths: [null] }, 'list: paths takes text, not null'],
    ['grep', { pattern: 'x', value: '5 crore' }, 'grep: pattern has no place beside value'],
    ['read', 'a.md', 'read: the arguments are an object of parameters, such as {"file": …}'],
    ['read', ['a.md'], 'read: the arguments are an object of parameters, such as {"file": …}'],
    ['read', 7, 'read: the arguments are an object of parameters, such as {"file": …}'],
  ])('%s %j', (name, input, message) => {
    expect(refusal(name, input)).toBe(message);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is no parameter', (name) => {
    const input: unknown = JSON.parse(`{"file":"a.md","${name}":{"x":1}}`);
    expect(refusal('read', input)).toContain(`read: no parameter "${name}"`);
  });
});

describe('limits', () => {
  test.each([
    ['max_chars', 30_000],
    ['max_results', 200],
  ])('%s holds when it is not asked for, and cannot be lifted', (name, most) => {
    const option = name.replace('_', '-');
    expect(asked('grep', { pattern: 'x' }).text(option)).toBe(String(most));
    expect(asked('grep', { pattern: 'x', [name]: null }).text(option)).toBe(String(most));
    expect(asked('grep', { pattern: 'x', [name]: 1 }).text(option)).toBe('1');
    for (const value of [0, most + 1, '0', -1])
      expect(refusal('grep', { pattern: 'x', [name]: value })).toBe(
        `grep: ${name} takes a whole number from 1 to ${most}, not ${JSON.stringify(value)}`,
      );
  });

  test('the root is always the folder that is served', () => {
    expect(asked('list', {}).text('root')).toBe('.');
  });
});

describe('what models write all the same is understood', () => {
  test('one text where there may be several', () => {
    expect(asked('list', { paths: 'a.md' }).operands).toEqual(['a.md']);
    expect(asked('grep', { pattern: 'x', include: '*.md' }).texts('include')).toEqual(['*.md']);
  });

  test('a number where text is asked for, and digits where a number is', () => {
    expect(asked('read', { file: 'a.md', addresses: [12, '14,16'] }).operands).toEqual([
      'a.md',
      '12',
      '14,16',
    ]);
    expect(asked('units', { file: 'a.md', addresses: 12 }).operands).toEqual(['a.md', '12']);
    expect(asked('read', { file: 'a.md', section: 40 }).text('section')).toBe('40');
    expect(asked('read', { file: 'a.md', page: '3' }).text('page')).toBe('3');
    expect(asked('grep', { pattern: 2024 }).operands).toEqual(['2024']);
  });

  test('null where nothing is meant', () => {
    const { operands, has, text } = asked('read', { file: 'a.md', addresses: null, page: null, plain: null });
    expect(operands).toEqual(['a.md']);
    expect([has('plain'), text('page')]).toEqual([false, null]);
  });
});

describe('what is asked', () => {
  test('stands under the names of the command line', () => {
    const { has, text } = asked('grep', {
      pattern: 'x',
      ignore_case: true,
      invert_match: false,
      max_count: 3,
    });
    expect([has('ignore-case'), has('invert-match'), text('max-count')]).toEqual([true, false, '3']);
  });

  test('keeps its order, whatever the order of the parameters', () => {
    expect(asked('grep', { paths: ['a.md', 'b.md'], pattern: 'x' }).operands).toEqual(['x', 'a.md', 'b.md']);
  });

  test('has paths alone where a value takes the place of the pattern', () => {
    const { operands, text } = asked('grep', { value: '105.98 crore', paths: ['a.md'] });
    expect([operands, text('value')]).toEqual([['a.md'], '105.98 crore']);
  });

  test('is no option, even when it looks like one', () => {
    expect(asked('grep', { pattern: '--help', paths: ['-f'] }).operands).toEqual(['--help', '-f']);
  });

  test('json is what the server wants, never the client', () => {
    expect(askedOf(toolOf('grep'), { pattern: 'x' }, true).asked.has('json')).toBe(true);
    expect(asked('grep', { pattern: 'x' }).has('json')).toBe(false);
    expect(refusal('grep', { pattern: 'x', json: true })).toContain('no parameter "json"');
  });

  test('an answer to check stands on standard input', () => {
    const { asked: check, stdin } = given('check', { answer: 'It was ₹ 1 crore.', documents: ['a.md'] });
    expect([check.operands, stdin]).toEqual([['-', 'a.md'], 'It was ₹ 1 crore.']);
    expect(given('check', { answer: '', documents: ['a.md'] }).stdin).toBe('');
    expect(given('read', { file: 'a.md' }).stdin).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { toolList } from '../../src/mcp/handlers.js';
import type { ObjectSchema } from '../../src/mcp/tools.js';
import { inputSchema, OUTPUT_SCHEMA, TOOLS } from '../../src/mcp/tools.js';
import { toolOf } from './tool-of.js';

const schemaOf = (name: string): ObjectSchema => inputSchema(toolOf(name));

test('what clients are told of the tools is stable', () => {
  expect(JSON.stringify(toolList(), null, 2)).toMatchSnapshot();
});

test('a tool for each command that reads documents, in the order of the help', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual([
    'list',
    'outline',
    'grep',
    'read',
    'units',
    'table',
    'trace',
    'lint',
    'check',
  ]);
});

test('every tool only reads, and nothing outside its folder', () => {
  for (const { annotations } of toolList().tools)
    expect(annotations).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
});

test('every tool says what it answers', () => {
  for (const { outputSchema } of toolList().tools) expect(outputSchema).toEqual(OUTPUT_SCHEMA);
});

describe('parameters', () => {
  test.each([
    ['list', ['paths', 'max_chars'], []],
    ['outline', ['file', 'pattern', 'depth', 'max_chars'], ['file']],
    ['read', ['file', 'addresses', 'section', 'page', 'context', 'plain', 'no_units', 'max_chars'], ['file']],
    ['units', ['file', 'addresses', 'in', 'column', 'explain', 'max_chars'], ['file']],
    ['trace', ['label', 'files', 'in', 'max_chars'], ['label', 'files']],
    ['check', ['answer', 'documents', 'tolerance', 'max_chars'], ['answer', 'documents']],
  ])('of %s', (name, names, required) => {
    const schema = schemaOf(name);
    expect(Object.keys(schema.properties)).toEqual(names);
    expect(schema.required).toEqual(required);
  });

  test('of grep need no pattern, since a value may stand in its place', () => {
    const { properties, required } = schemaOf('grep');
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['pattern', 'paths', 'value', 'tolerance']),
    );
    expect(required).toEqual([]);
  });

  test('have names that every client accepts, and a description', () => {
    for (const { inputSchema: schema } of toolList().tools)
      for (const [name, value] of Object.entries(schema.properties ?? {})) {
        expect(name).toMatch(/^[a-z][a-z_]{0,63}$/);
        expect(value).toHaveProperty('description');
      }
  });

  test('are closed: no other is accepted', () => {
    for (const tool of TOOLS) expect(inputSchema(tool).additionalProperties).toBe(false);
  });

  test.each(['root', 'json', 'log', 'color', 'help', 'version', 'in', 'regexp', 'file', 'quiet', 'null'])(
    'of a command line only are none of grep or check: %s',
    (name) => {
      expect(Object.keys(schemaOf('grep').properties)).not.toContain(name);
      expect(Object.keys(schemaOf('check').properties)).not.toContain(name);
    },
  );
});

describe('the schema of a value', () => {
  test.each([
    ['read', 'file', { type: 'string' }],
    ['read', 'plain', { type: 'boolean' }],
    ['read', 'page', { type: 'integer', minimum: 1 }],
    ['read', 'addresses', { type: 'array', items: { type: ['string', 'integer'] } }],
    ['grep', 'paths', { type: 'array', items: { type: 'string' } }],
    ['grep', 'include', { type: 'array', items: { type: 'string' } }],
    ['grep', 'max_results', { type: 'integer', minimum: 1, maximum: 200, default: 200 }],
    ['list', 'max_chars', { type: 'integer', minimum: 1, maximum: 30_000, default: 30_000 }],
  ])('%s %s', (tool, name, expected) => {
    const { description, ...rest } = schemaOf(tool).properties[name] ?? {};
    expect(rest).toEqual(expected);
    expect(description).toMatch(/^[^\n]{8,120}$/);
  });

  test('does not promise that 0 lifts a limit', () => {
    const limits = ['max_chars', 'max_results'].map((name) => schemaOf('grep').properties[name]?.description);
    for (const description of limits) expect(description).not.toContain('0 =');
  });
});

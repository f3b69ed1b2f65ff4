import { closestMatch } from 'leven';
import type { Asked } from '../options/dispatch.js';
import { isNumber } from '../options/option.js';
import { UserError } from '../user-error.js';
import type { Parameter, Tool } from './tools.js';
import { leastOf } from './tools.js';

/** What a client asks for, and the text that its command finds on standard input, if any. */
export interface Given {
  readonly asked: Asked;
  readonly stdin: string | null;
}

/**
 * Reads what a client gives to a tool, as the command line reads words: what it means is settled in the same place.
 *
 * @param input the arguments of the call; undefined is none
 * @param json whether the command prints JSON Lines
 * @throws UserError for a parameter that does not exist, is missing or has an impossible value; it names the parameter
 */
export function askedOf(tool: Tool, input: unknown, json: boolean): Given {
  const given = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(objectOf(tool, input))) {
    if (value === null || value === undefined) continue;
    const parameter = tool.parameters.find((p) => p.name === name);
    if (!parameter) throw noParameter(tool, name);
    given.set(parameter.of.name, textsOf(tool, parameter, value));
  }
  for (const parameter of tool.parameters) limit(parameter, given);
  const stdin = takeInput(tool, given);
  const asked: Asked = {
    operands: operandsOf(tool, given),
    has: (name) => (name === 'json' ? json : given.get(name)?.[0] === 'true'),
    text: (name) => (name === 'root' ? '.' : (given.get(name)?.at(-1) ?? null)),
    texts: (name) => given.get(name) ?? [],
  };
  return { asked, stdin };
}

/** A text that is given itself is what standard input holds on a command line, where it is called `-`. */
function takeInput(tool: Tool, given: Map<string, readonly string[]>): string | null {
  for (const parameter of tool.parameters) {
    if (parameter.kind !== 'operand' || parameter.of.kind !== 'input') continue;
    const [text] = given.get(parameter.of.name) ?? [];
    if (text === undefined) continue;
    given.set(parameter.of.name, ['-']);
    return text;
  }
  return null;
}

function objectOf(tool: Tool, input: unknown): object {
  if (input === undefined || input === null) return {};
  if (typeof input === 'object' && !Array.isArray(input)) return input;
  throw new UserError(`${tool.name}: the arguments are an object of parameters, such as ${example(tool)}`);
}

function example(tool: Tool): string {
  const [first] = tool.parameters;
  return `{"${first?.name}": …}`;
}

/** A limit that is not asked for holds all the same. */
function limit(parameter: Parameter, given: Map<string, readonly string[]>): void {
  if (parameter.kind !== 'option' || parameter.most === null || given.has(parameter.of.name)) return;
  given.set(parameter.of.name, [String(parameter.most)]);
}

/** Operands in their order. One behind an operand that is missing would be read in its place. */
function operandsOf(tool: Tool, given: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const operands: string[] = [];
  for (const parameter of tool.parameters) {
    if (parameter.kind !== 'operand') continue;
    const { name, required } = parameter.of;
    const texts = given.get(name) ?? [];
    const isReplaced = tool.parameters.some(
      (p) => p.kind === 'option' && p.of.replaces === name && given.has(p.of.name),
    );
    if (texts.length === 0 && required && !isReplaced)
      throw new UserError(`${tool.name} needs the parameter ${parameter.name}: ${parameter.of.about}`);
    if (texts.length > 0 && isReplaced)
      throw new UserError(`${tool.name}: ${parameter.name} has no place beside ${replacing(tool, name)}`);
    operands.push(...texts);
  }
  return operands;
}

function replacing(tool: Tool, operand: string): string {
  return tool.parameters
    .filter((p) => p.kind === 'option' && p.of.replaces === operand)
    .map(({ name }) => name)
    .join(', ');
}

function textsOf(tool: Tool, parameter: Parameter, value: unknown): readonly string[] {
  const isList = parameter.kind === 'operand' ? parameter.of.many : parameter.of.value?.repeatable === true;
  if (Array.isArray(value) && isList) return value.map((one) => textOf(tool, parameter, one));
  return [textOf(tool, parameter, value)];
}

function textOf(tool: Tool, parameter: Parameter, value: unknown): string {
  const wrong = (what: string): UserError =>
    new UserError(`${tool.name}: ${parameter.name} takes ${what}, not ${quoted(value)}`);
  if (parameter.kind === 'option' && !parameter.of.value) {
    if (typeof value === 'boolean') return String(value);
    throw wrong('true or false');
  }
  if (parameter.kind === 'option' && isNumber(parameter.of)) {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    const [least, most] = [leastOf(parameter), parameter.most ?? Number.MAX_SAFE_INTEGER];
    if (Number.isSafeInteger(number) && Number(number) >= least && Number(number) <= most)
      return String(number);
    const upTo = parameter.most === null ? '' : ` to ${parameter.most}`;
    throw wrong(`a whole number${least > 0 ? ` from ${least}${upTo}` : ''}`);
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw wrong('text');
  const choices = parameter.kind === 'option' ? parameter.of.value?.choices : undefined;
  if (choices && !choices.includes(value)) throw wrong(choices.join(', '));
  return value;
}

function quoted(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** What parameters are called elsewhere. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  line: 'addresses',
  lines: 'addresses',
  range: 'addresses',
  query: 'pattern',
  path: 'paths',
  in: 'documents',
  text: 'answer',
};

function noParameter(tool: Tool, name: string): UserError {
  const names = tool.parameters.map((p) => p.name);
  const other = names.find((each) => OTHER_NAMES[name] === each);
  const meant = other ?? closestMatch(name, names, { maxDistance: Math.ceil(name.length / 2.5) });
  const help = meant === undefined ? `there are ${names.join(', ')}` : `did you mean ${meant}?`;
  return new UserError(`${tool.name}: no parameter ${quoted(name)}; ${help}`);
}

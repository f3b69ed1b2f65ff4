import { DEFAULT_MAX_CHARS, DEFAULT_MAX_RESULTS } from '../commands/arguments.js';
import type { DocumentCommandName } from '../options/commands.js';
import { DOCUMENT_COMMANDS } from '../options/document-commands.js';
import type { Command, Operand, Option } from '../options/option.js';
import { isNumber } from '../options/option.js';
import { operandName } from '../options/parameter-name.js';

/** A parameter of a tool: an operand or an option of the command that the tool is. */
export type Parameter =
  | { readonly kind: 'operand'; readonly name: string; readonly of: Operand }
  | { readonly kind: 'option'; readonly name: string; readonly of: Option; readonly most: number | null };

/** One of the commands that read documents, as clients call it. */
export interface Tool {
  readonly name: DocumentCommandName;
  readonly command: Command;
  readonly parameters: readonly Parameter[];
}

/**
 * What a call may ask for at most. On a command line 0 lifts these limits; the window of an agent has no such switch.
 */
const MOST: Readonly<Record<string, number>> = {
  'max-chars': DEFAULT_MAX_CHARS,
  'max-results': DEFAULT_MAX_RESULTS,
};

export const TOOLS: readonly Tool[] = DOCUMENT_COMMANDS.map((command) => ({
  name: command.name,
  command,
  parameters: parametersOf(command),
}));

function parametersOf(command: Command): readonly Parameter[] {
  return [
    ...command.operands.map((of) => ({ kind: 'operand', name: operandName(of), of }) as const),
    ...command.options
      .filter(({ terminal }) => !terminal)
      .map((of) => ({ kind: 'option', name: optionName(of), of, most: MOST[of.name] ?? null }) as const),
  ];
}

/** `--ignore-case` is `ignore_case`. */
function optionName({ name }: Option): string {
  return name.replaceAll('-', '_');
}

/** A JSON schema of one value, as far as this server needs them. */
export interface ValueSchema {
  readonly type: string | readonly string[];
  readonly description?: string;
  readonly items?: ValueSchema;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number;
}

/** The JSON schema of what a tool is given, or answers. */
export type ObjectSchema = {
  readonly type: 'object';
  readonly properties: Record<string, ValueSchema>;
  readonly required: string[];
  readonly additionalProperties: false;
};

/** The schema of a tool's input, made from the declaration of its command. */
export function inputSchema({ command, parameters }: Tool): ObjectSchema {
  const replaced = new Set(
    command.options.flatMap(({ replaces, terminal }) => (terminal ? [] : (replaces ?? []))),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
    required: parameters
      .filter((p) => p.kind === 'operand' && p.of.required && !replaced.has(p.of.name))
      .map(({ name }) => name),
    additionalProperties: false,
  };
}

function schemaOf(parameter: Parameter): ValueSchema {
  const description = parameter.of.about;
  if (parameter.kind === 'operand') {
    const { many, kind } = parameter.of;
    if (!many) return { type: 'string', description };
    return {
      type: 'array',
      items: { type: kind === 'text' ? ['string', 'integer'] : 'string' },
      description,
    };
  }
  const { value } = parameter.of;
  if (!value) return { type: 'boolean', description };
  if (isNumber(parameter.of)) return numberSchema(parameter, description);
  const one = { type: 'string', ...(value.choices ? { enum: value.choices } : {}) };
  return value.repeatable ? { type: 'array', items: one, description } : { ...one, description };
}

/** The least that an option takes: a limit that is lifted by 0 on a command line stays here. */
export function leastOf({ of, most }: Parameter & { readonly kind: 'option' }): number {
  return most !== null || of.value?.kind === 'from one' ? 1 : 0;
}

function numberSchema(parameter: Parameter & { readonly kind: 'option' }, description: string): ValueSchema {
  const { most } = parameter;
  const minimum = leastOf(parameter);
  if (most === null) return { type: 'integer', minimum, description };
  // what 0 means on a command line is no choice here
  const [about] = description.split('; 0 =');
  return { type: 'integer', minimum, maximum: most, default: most, description: about ?? description };
}

/** The schema of what every tool answers beside its text. */
export const OUTPUT_SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    status: {
      type: 'integer',
      enum: [0, 1, 2],
      description: '0 something was found (check: all is right), 1 nothing was (check: not all), 2 an error',
    },
    results: {
      type: 'array',
      items: { type: 'object' },
      description: 'the objects that the command prints with --json, in that order',
    },
    messages: { type: 'array', items: { type: 'string' }, description: 'what was held back, hints, errors' },
  },
  required: ['status', 'results', 'messages'],
  additionalProperties: false,
};

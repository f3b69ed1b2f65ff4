import type {
  Bounds,
  CheckArgs,
  CompletionArgs,
  GuideArgs,
  InitArgs,
  ListArgs,
  McpArgs,
  OutlineArgs,
  ReadArgs,
  ReplayArgs,
  UnitsArgs,
} from '../commands/arguments.js';
import { COMPLETED_SHELLS, DEFAULT_MAX_CHARS, GUIDES, SHELLS } from '../commands/arguments.js';
import type { Io } from '../commands/command.js';
import { jailOf, resolvePath } from '../corpus/jail.js';
import { operand } from '../render/command-line.js';
import { UserError } from '../user-error.js';
import type { CommandName, OptionName } from './commands.js';
import { commandNamed } from './commands.js';
import { operandTag } from './option.js';

/** What was typed, with option names that the compiler checks against the declarations. */
export interface TypedWith<Name extends string> {
  readonly operands: readonly string[];
  has(name: Name): boolean;
  text(name: Name): string | null;
  texts(name: Name): readonly string[];
}

export type TypedFor<C extends CommandName> = TypedWith<OptionName<C>>;

export function listArgs(typed: TypedFor<'list'>, io: Io): ListArgs {
  return { ...bounds(typed, io), paths: typed.operands };
}

export function outlineArgs(typed: TypedFor<'outline'>, io: Io): OutlineArgs {
  const [target, pattern, ...more] = typed.operands;
  noneLeft(more, 'outline');
  return {
    ...bounds(typed, io),
    target: needed(target, 'outline'),
    pattern: pattern ?? null,
    depth: fromOne('--depth', typed.text('depth')),
  };
}

export function readArgs(typed: TypedFor<'read'>, io: Io): ReadArgs {
  const [target, ...addresses] = typed.operands;
  return {
    ...bounds(typed, io),
    target: needed(target, 'read'),
    addresses,
    section: typed.text('section'),
    page: fromOne('--page', typed.text('page')),
    context: numberOf(typed.text('context')),
    plain: typed.has('plain'),
    units: !typed.has('no-units'),
  };
}

export function unitsArgs(typed: TypedFor<'units'>, io: Io): UnitsArgs {
  const [target, ...addresses] = typed.operands;
  return {
    ...bounds(typed, io),
    target: needed(target, 'units'),
    addresses,
    in: typed.text('in'),
    column: fromOne('--column', typed.text('column')),
    explain: typed.has('explain'),
  };
}

/** Words behind the answer are documents, too; `-` is the answer wherever it stands. */
export function checkArgs(typed: TypedFor<'check'>, io: Io): CheckArgs {
  const words = [...typed.operands];
  const [answer] = words.splice(Math.max(0, words.indexOf('-')), 1);
  const named = needed(answer, 'check');
  const documents = [...typed.texts('in'), ...words];
  if (documents.length === 0)
    throw new UserError(`check needs the documents: finread check ${operand(named)} --in DOCUMENT`);
  return { ...bounds(typed, io), answer: named, documents, tolerance: typed.text('tolerance') };
}

/** @throws UserError when no root is given */
export function mcpArgs(typed: TypedFor<'mcp'>, io: Io): McpArgs {
  noneLeft(typed.operands, 'mcp');
  const root = rootOf(typed.text('root'), io);
  if (root === null)
    throw new UserError('mcp needs the folder whose documents it may serve: finread mcp --root DIR');
  return { root };
}

export function guideArgs(typed: TypedFor<'guide'>): GuideArgs {
  const words = typed.operands.length === 0 ? [GUIDES[0]] : typed.operands;
  return { topic: oneOf(GUIDES, words, 'guide', 'guide') };
}

export function replayArgs(typed: TypedFor<'replay'>): ReplayArgs {
  const [file, ...more] = typed.operands;
  noneLeft(more, 'replay');
  return { file: needed(file, 'replay'), json: typed.has('json') };
}

export function initArgs(typed: TypedFor<'init'>): InitArgs {
  return { shell: oneOf(SHELLS, typed.operands, 'init', 'shell') };
}

export function completionArgs(typed: TypedFor<'completion'>): CompletionArgs {
  return { shell: oneOf(COMPLETED_SHELLS, typed.operands, 'completion', 'shell') };
}

/** What every command that reads documents is given. */
export function bounds(typed: TypedWith<'root' | 'json' | 'max-chars'>, io: Io): Bounds {
  return {
    root: rootOf(typed.text('root'), io),
    json: typed.has('json'),
    maxChars: numberOf(typed.text('max-chars')) ?? maxCharsOf(io.env.READ_MAX_CHARS),
  };
}

/** `--root`, else `READ_ROOT`. When both are given, the option may only narrow what the variable allows. */
function rootOf(option: string | null, io: Io): string | null {
  const outer = io.env.READ_ROOT ?? null;
  if (option === null || outer === null) return option ?? outer;
  const inner = resolvePath(option, jailOf({ cwd: io.cwd, root: outer }), io.cwd);
  if (inner.kind === 'inside') return inner.path;
  throw new UserError(`--root ${option}: no folder inside READ_ROOT (${outer})`);
}

function maxCharsOf(variable: string | undefined): number {
  if (variable === undefined || variable === '') return DEFAULT_MAX_CHARS;
  if (!/^\d{1,15}$/.test(variable))
    throw new UserError(`READ_MAX_CHARS must be a whole number, not "${variable}"`);
  return Number(variable);
}

/** The number of a text that was checked to be one. */
export function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

export function fromOne(option: string, text: string | null): number | null {
  const number = numberOf(text);
  if (number === 0) throw new UserError(`${option} counts from 1`);
  return number;
}

/** The operand that a command cannot do without. */
export function needed(operand: string | undefined, command: CommandName): string {
  if (operand !== undefined) return operand;
  const { operands = [] } = commandNamed(command) ?? {};
  const name = operands[0]?.name ?? '';
  const article = /^[AEIO]/.test(name) ? 'an' : 'a';
  throw new UserError(
    `${command} needs ${article} ${name}: finread ${command} ${operands.map(operandTag).join(' ')}`,
  );
}

export function noneLeft(operands: readonly string[], command: CommandName): void {
  if (operands.length > 0) throw new UserError(`${command}: one word too many: "${operands[0]}"`);
}

function oneOf<S extends string>(
  choices: readonly S[],
  operands: readonly string[],
  command: CommandName,
  what: string,
): S {
  const [word, ...more] = operands;
  noneLeft(more, command);
  const named = needed(word, command);
  const found = choices.find((choice) => choice === named);
  if (found === undefined)
    throw new UserError(`${command}: no ${what} ${named}; there are ${choices.join(', ')}`);
  return found;
}

import { UserError } from '../user-error.js';
import { Expression } from './expression.js';
import type { Asked, Factor } from './factors.js';
import { factorsOf } from './factors.js';
import type { FigureQuery } from './figure-query.js';
import { figureQuery } from './figure-query.js';
import { foldNode } from './fold-pattern.js';
import type { Edges } from './machine.js';
import { parse } from './parse.js';
import { PatternError } from './pattern-error.js';
import { alternativesOf, unescaped } from './pattern-text.js';
import type { Node } from './syntax.js';
import { contains, literal } from './syntax.js';

/** How patterns are read and what they may match. */
export interface SearchOptions {
  /** As regular expression and as plain text, as plain text only, as regular expression only. */
  readonly syntax: 'either' | 'fixed' | 'extended';
  readonly ignoreCase: boolean;
  /** `-w`. */
  readonly word: boolean;
  /** `-x`, which wins over `-w`. */
  readonly wholeLine: boolean;
  /** Only the line as printed is tried. */
  readonly literal: boolean;
}

/** Patterns, compiled: what a line is judged by. */
export interface Search {
  readonly options: SearchOptions;
  readonly printed: Expression;
  /** Null with `literal`. */
  readonly shadows: Shadows | null;
  /** True when a pattern repeats something, or refers back: finding out whether a line matches may take very long. */
  readonly mayRunOn: boolean;
  /** What a line must hold at least; null when that cannot be told from the patterns. */
  readonly factors: readonly Factor[] | null;
  /** A text of printed ASCII that no line holds without matching as printed; null when there is none. */
  readonly sure: string | null;
}

interface Shadows {
  readonly figures: readonly FigureQuery[];
  /** Null when every pattern is a figure. */
  readonly words: {
    readonly spaced: Expression;
    readonly joined: Expression;
    /** For matches across something that vanished: from one edge of a word to another. */
    readonly joinedWords: Expression;
  } | null;
}

const RUNS_ON: ReadonlySet<Node['kind']> = new Set(['repeat', 'reference']);

/** A pattern that nests as deep as it is long must not exhaust the stack. */
const LONGEST_PATTERN = 5000;

/**
 * Compiles patterns. A pattern with line feeds is several, as in grep.
 *
 * @throws UserError when a pattern is longer than can be read
 * @throws PatternError when `extended` is asked for and a pattern is no regular expression
 */
export function compileSearch(patterns: readonly string[], options: SearchOptions): Search {
  const lines = [...new Set(patterns.flatMap((p) => p.split('\n')))];
  const { length } = lines.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (length > LONGEST_PATTERN)
    throw new UserError(`a pattern of ${length} characters; at most ${LONGEST_PATTERN} are read`);
  const { ignoreCase } = options;
  const edges: Edges = options.wholeLine ? 'line' : options.word ? 'word' : 'any';
  const expression = (nodes: readonly Node[], at: Edges) => new Expression(nodes, { ignoreCase, edges: at });
  const asked = lines.map((line) => askedBy(line, options));
  const asPrinted = asked.flatMap(({ nodes }) => nodes);
  const printed = expression(asPrinted, edges);
  const mayRunOn = asPrinted.some((node) => contains(node, ({ kind }) => RUNS_ON.has(kind)));
  const figures = asked.flatMap((one) => one.figures);
  const sure = figures.length === 0 ? sureText(lines, options) : null;
  const found = { options, printed, mayRunOn, factors: factorsOf(asked), sure };
  if (options.literal) return { ...found, shadows: null };

  const nodes = asked.flatMap((one, i) => (one.isFigure || lines[i] === '' ? [] : one.nodes));
  if (nodes.length === 0) return { ...found, shadows: { figures, words: null } };
  const joined = nodes.map((node) => foldNode(node, 'joined'));
  return {
    ...found,
    shadows: {
      figures,
      words: {
        spaced: expression(
          nodes.map((node) => foldNode(node, 'spaced')),
          edges,
        ),
        joined: expression(joined, edges),
        joinedWords: expression(joined, edges === 'any' ? 'word' : edges),
      },
    },
  };
}

/** A pattern that is read as plain text, be it among other ways, and may stand anywhere. */
function sureText(patterns: readonly string[], options: SearchOptions): string | null {
  const [only, ...others] = patterns;
  if (only === undefined || others.length > 0 || options.word || options.wholeLine) return null;
  if (options.syntax === 'extended' && SPECIAL.test(only)) return null;
  return /^[ -~]*[0-9A-Za-z][ -~]*$/.test(only) ? only : null;
}

const SPECIAL = /[\\^$.[\]|()?*+{}]/;

function askedBy(line: string, options: SearchOptions): Asked {
  const nodes = readings(line, options);
  if (options.literal) return { nodes, figures: [], isFigure: true };
  return { nodes, figures: figuresOf(line, options), isFigure: figureOf(line, options) !== null };
}

/** The ways to read one pattern: one or two. */
function readings(pattern: string, options: SearchOptions): readonly Node[] {
  const plain = literal(pattern);
  if (options.syntax === 'fixed' || !SPECIAL.test(pattern)) return [plain];
  if (options.syntax === 'extended')
    return [parse(pattern, { strayRepeat: 'dropped', escapesInBrackets: !options.literal })];
  try {
    const node = parse(pattern, { strayRepeat: 'literal', escapesInBrackets: !options.literal });
    return hasEmptySide(node) ? [plain] : [node, plain];
  } catch (error) {
    if (error instanceof PatternError) return [plain];
    throw error;
  }
}

/** `|Sales|300|` is a row of a table: as a choice with nothing on one side it would match every line. */
function hasEmptySide(node: Node): boolean {
  return (
    node.kind === 'alternatives' && node.choices.some((c) => c.kind === 'sequence' && c.parts.length === 0)
  );
}

function figureOf(pattern: string, options: SearchOptions): FigureQuery | null {
  return figureQuery(pattern) ?? (options.syntax === 'fixed' ? null : figureQuery(unescaped(pattern)));
}

/** The figures that a pattern asks for: itself, or each side of a `|` that is one. */
function figuresOf(pattern: string, options: SearchOptions): readonly FigureQuery[] {
  const choices = options.syntax === 'fixed' ? [pattern] : alternativesOf(pattern);
  return choices.map((choice) => figureOf(choice, options)).filter((query) => query !== null);
}

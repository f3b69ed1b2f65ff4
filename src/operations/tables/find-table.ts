import type { Document } from '../../document/document.js';
import { titleWords } from '../../document/statements.js';
import { sectionTitles } from '../../meaning/places/scope.js';
import type { LineSpan } from '../../search/addresses.js';
import { parseAddress, resolveAddress } from '../../search/addresses.js';
import { nearestSpelling } from '../../search/nearest.js';
import { titlesLike } from '../titles-like.js';
import type { WholeTable } from './whole-table.js';
import { wholeTables } from './whole-table.js';

/** What names a table: lines, words of its title, or its number. */
export type TableName =
  | { readonly kind: 'address'; readonly typed: string }
  | { readonly kind: 'title'; readonly typed: string }
  | { readonly kind: 'number'; readonly number: number };

/** The table that a name means. None is chosen where it could mean several. */
export type TableFound =
  /** `lines`: the rows that were asked for, where lines of it were; null = all. */
  | { readonly kind: 'one'; readonly table: WholeTable; readonly lines: LineSpan | null }
  | { readonly kind: 'several'; readonly tables: readonly WholeTable[] }
  /** On lines where no table is; the nearest one, or null where there is none at all. */
  | { readonly kind: 'off'; readonly span: LineSpan; readonly nearest: WholeTable | null }
  | { readonly kind: 'none'; readonly reason: string };

/** Finds the table that a name means. @throws UserError for an address that is none */
export function findTable(document: Document, name: TableName): TableFound {
  if (name.kind === 'address') return onLines(document, name.typed);
  if (name.kind === 'title') return titled(document, name.typed);
  const all = wholeTables(document);
  const table = all[name.number - 1];
  if (table) return { kind: 'one', table, lines: null };
  return { kind: 'none', reason: `no table ${name.number}; there are ${all.length}` };
}

function onLines(document: Document, typed: string): TableFound {
  const spans = resolveAddress(document, parseAddress(typed));
  const [span] = spans;
  if (!span) {
    const reason = typed.startsWith('/')
      ? `no line matches ${typed}`
      : `${typed} begins past the end; the last line is ${document.lines.length}`;
    return { kind: 'none', reason };
  }
  const all = wholeTables(document);
  const on = all.filter((table) => spans.some(({ line, end }) => table.line <= end && table.end >= line));
  const [table, ...others] = on;
  if (!table) return { kind: 'off', span, nearest: nearest(all, span) };
  if (others.length > 0) return { kind: 'several', tables: on };
  const isPart =
    spans.length === 1 && span.end > span.line && (span.line > table.line || span.end < table.end);
  return { kind: 'one', table, lines: isPart ? span : null };
}

function nearest(all: readonly WholeTable[], { line, end }: LineSpan): WholeTable | null {
  const away = (table: WholeTable): number => Math.max(table.line - end, line - table.end);
  return all.reduce<WholeTable | null>(
    (best, each) => (best && away(best) <= away(each) ? best : each),
    null,
  );
}

/** Tables whose own title is those words, else has them in it, else those in sections whose title has them. */
function titled(document: Document, typed: string): TableFound {
  const all = wholeTables(document);
  if (all.length === 0) return { kind: 'none', reason: 'no table in it' };
  const words = titleWords(typed);
  const same = all.filter(({ title }) => title !== null && words !== '' && titleWords(title) === words);
  const like = same.length > 0 ? same : tablesTitled(document, typed);
  const [table, ...others] = like;
  if (table && others.length === 0) return { kind: 'one', table, lines: null };
  if (table) return { kind: 'several', tables: like };
  const near = nearestSpelling(
    typed,
    all.flatMap(({ title }) => title ?? []),
  );
  const hint = near ? `; nearest spelling: "${near.text}"` : '';
  return { kind: 'none', reason: `none of the ${all.length} tables is titled "${typed}"${hint}` };
}

/** Tables with a pattern in their title; where there is none, those in sections that have it. */
export function tablesTitled(document: Document, pattern: string): readonly WholeTable[] {
  const all = wholeTables(document);
  const own = titlesLike(
    all.map(({ title }) => title ?? ''),
    pattern,
  );
  if (own.size > 0) return all.filter((_, index) => own.has(index));
  const sections = all.map(({ line }) => sectionTitles(document, line).map(({ text }) => text));
  const texts = [...new Set(sections.flat())];
  const named = titlesLike(texts, pattern);
  const meant = new Set(texts.filter((_, index) => named.has(index)));
  return all.filter((_, index) => sections[index]?.some((text) => meant.has(text)) ?? false);
}

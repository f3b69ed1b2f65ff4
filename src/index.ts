/**
 * finread as a library: what the commands answer, as pure functions from documents to plain data. Nothing here knows a
 * terminal; only {@link selectFiles} and {@link readDocument} look at the disk, and nothing writes.
 *
 * @example
 * const opened = openDocument('accounts.md', readFileSync('accounts.md'));
 * const figures = opened.binary ? [] : answerLine(opened.document, 1217).figures;
 *
 * @packageDocumentation
 */

export type { Place } from './corpus/jail.js';
export type { Selection, SelectOptions } from './corpus/select.js';
export { selectFiles } from './corpus/select.js';
export type { Problem, Source } from './corpus/source.js';
export type { Document, Opened } from './document/document.js';
export { documentOf, openDocument } from './document/document.js';
export type { Read } from './document/read.js';
export { readDocument } from './document/read.js';
export type * from './meaning/answer.js';
export { answerLine } from './meaning/answers.js';
export type { RuleName } from './meaning/rules.js';
export type {
  GrepMatch,
  GrepQuery,
  Matcher,
  MatchReading,
  Reconstructed,
  Selected,
} from './operations/grep.js';
export { matchOn, patternMatcher, selectLines } from './operations/grep.js';
export { valueMatcher } from './operations/grep-value.js';
export type { ListEntry } from './operations/list.js';
export { describe } from './operations/list.js';
export type { OutlineEntry, OutlineQuery } from './operations/outline.js';
export { outline } from './operations/outline.js';
export type {
  Excerpt,
  ExcerptLimits,
  ExcerptLine,
  ReadQuery,
  Selected as SelectedSpans,
} from './operations/read.js';
export { excerpt, selectSpans } from './operations/read.js';
export type { TableFound, TableName } from './operations/tables/find-table.js';
export { findTable } from './operations/tables/find-table.js';
export type { CellKind, TableCell, TableFigure } from './operations/tables/table-cells.js';
export type { TableColumn } from './operations/tables/table-columns.js';
export type { Own, TableData, TableQuery, TableRow } from './operations/tables/table-data.js';
export { tableData } from './operations/tables/table-data.js';
export type { TableEntry } from './operations/tables/table-list.js';
export { listTables } from './operations/tables/table-list.js';
export type { WholeTable } from './operations/tables/whole-table.js';
export { wholeTableAt, wholeTables } from './operations/tables/whole-table.js';
export type { Passed, Source as LineItemSource } from './operations/trace/choose.js';
export type { ItemFigure, LineItem } from './operations/trace/line-item.js';
export type { Difference, Elsewhere, Series, TracedValue, ValueUnit } from './operations/trace/series.js';
export type { Answered, Place as TracePlace, Traced } from './operations/trace/trace.js';
export { trace } from './operations/trace/trace.js';
export type { Fit, Wanted } from './operations/trace/wanted.js';
export { wantedLabel } from './operations/trace/wanted.js';
export type { UnitsFigure, UnitsLine, UnitsQuery } from './operations/units.js';
export { unitsIn, unitsOn } from './operations/units.js';
export type { MapDeclaration, MapDocument, UnitsMap } from './operations/units-map.js';
export { unitsMap } from './operations/units-map.js';
export type { LineSpan } from './search/addresses.js';
export { PatternError } from './search/pattern-error.js';
export type { Search, SearchOptions } from './search/search.js';
export { compileSearch } from './search/search.js';
export { UserError } from './user-error.js';

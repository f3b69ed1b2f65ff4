import type { Document } from '../../document/document.js';
import { sectionAt } from '../../document/headings.js';
import { unreadableLines } from '../../document/unreadable.js';
import type { Figure } from '../../meaning/answer.js';
import type { FiguresOfCell } from '../../meaning/answers.js';
import { figuresOfRow, figuresOn } from '../../meaning/answers.js';
import type { Cell } from '../../tables/table.js';
import { tablesOn } from '../../tables/tables.js';
import type { KnownFigures } from '../../tables/totals/amounts.js';
import type { SumCheck } from '../../tables/totals/sums.js';
import { totalsOf } from '../../tables/totals/totals.js';
import type { WholeTable } from '../tables/whole-table.js';
import { wholeTables } from '../tables/whole-table.js';
import type { SeenFigure } from './figure-findings.js';
import { damageFindings, lackingFinding } from './figure-findings.js';
import type { Finding, Found } from './finding.js';
import { LINT_RULES } from './finding.js';
import { rowFindings } from './row-findings.js';
import { heldText, mismatchFinding, roundedFinding } from './total-findings.js';
import { conflictFinding } from './unit-conflicts.js';

/** A total that comes out: it proves its figures. Field names and values are the published JSON; they are stable. */
export interface HeldTotal {
  readonly type: 'held';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Whether a document can be trusted, in numbers. Field names and values are the published JSON; they are stable. */
export interface LintSummary {
  readonly type: 'document';
  readonly file: string;
  readonly tables: number;
  /** How many the text has: one that goes on over pages is several. */
  readonly parts: number;
  readonly totals: {
    readonly checked: number;
    readonly held: number;
    readonly failed: number;
    /** Rows that claim to be a total, and of which nothing above makes one. */
    readonly unexplained: number;
  };
  readonly figures: number;
  readonly withUnit: number;
  readonly withPeriod: number;
  /** Damaged figures by the section that they stand in, the most first. */
  readonly damage: readonly { readonly section: string; readonly figures: number }[];
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

export interface Lint {
  /** In line order. */
  readonly findings: readonly Finding[];
  readonly held: readonly HeldTotal[];
  readonly summary: LintSummary;
}

/** Looks for all that makes a conversion untrustworthy. A pure function of the document. */
export function lint(document: Document): Lint {
  const linter = new Linter(document);
  for (const table of wholeTables(document)) linter.addTable(table);
  linter.addText();
  return linter.lint();
}

/** So many sums must come out, and all but so many of a hundred to the last digit, before one that does not is told of. */
const FEWEST_EXACT = 20;
const MOST_ROUNDED = 3;

interface HeldSum {
  readonly check: SumCheck;
  readonly places: number;
}

class Linter {
  readonly #found: Found[] = [];
  readonly #held: HeldSum[] = [];
  readonly #damage = new Map<string, number>();
  #failed = 0;
  #unexplained = 0;
  #figures = 0;
  #withUnit = 0;
  #withPeriod = 0;

  constructor(private readonly document: Document) {}

  addTable(table: WholeTable): void {
    const cells = table.rows.flatMap(({ placed, row }) => figuresOfRow(this.document, placed, row));
    this.#addFigures(
      cells.flatMap(({ cell, told }) =>
        told.map(({ figure }): SeenFigure => ({ figure: asRange(figure, cell.text), line: cell.line })),
      ),
    );
    this.#found.push(...rowFindings(table));
    const conflict = conflictFinding(table);
    if (conflict) this.#found.push(conflict);
    const { held, failed, unexplained, places } = totalsOf(
      table.rows.map(({ placed, row, shift }) => ({ layout: placed.layout, row, shift })),
      table.columns,
      knownFigures(cells),
    );
    this.#held.push(...held.map((check) => ({ check, places })));
    this.#found.push(...failed.map((mismatch) => mismatchFinding(mismatch, places)));
    this.#failed += failed.length;
    this.#unexplained += unexplained.length;
  }

  /** Figures outside tables, by section, and text that cannot be read. */
  addText(): void {
    const { document } = this;
    const bySection = new Map<number, SeenFigure[]>();
    document.lines.forEach((text, index) => {
      const line = index + 1;
      if (!/\p{Nd}/u.test(text) || tablesOn(document, line).length > 0) return;
      const figures = figuresOn(document, line);
      if (figures.length === 0) return;
      const section = sectionAt(document, line)?.line ?? 0;
      const seen = bySection.get(section) ?? [];
      seen.push(...figures.map((figure) => ({ figure, line })));
      bySection.set(section, seen);
    });
    for (const seen of bySection.values()) this.#addFigures(seen, isOfRow);
    for (const { line, end } of runs(unreadableLines(document))) {
      const where = end > line ? `lines ${line}-${end} are` : `line ${line} is`;
      const message = `${where} not readable: the font was not decoded`;
      this.#found.push({ line, column: null, rule: 'unreadable-text', message, evidence: [] });
    }
  }

  lint(): Lint {
    const { name: file } = this.document;
    const off = this.#rounded();
    const rounded = off.map(({ check }) => check);
    const notes = off.map(({ check, places }) => roundedFinding(check, places));
    const found = [...this.#found, ...notes].sort((a, b) => a.line - b.line);
    const findings = found.map(
      (each): Finding => ({ type: 'finding', file, severity: LINT_RULES[each.rule], ...each }),
    );
    const count = (severity: string): number => findings.filter((f) => f.severity === severity).length;
    return {
      findings,
      held: this.#held
        .flatMap(({ check }) => (rounded.includes(check) ? [] : [check]))
        .map((check) => ({
          type: 'held',
          file,
          line: check.total.line,
          column: check.column,
          message: heldText(check),
        })),
      summary: {
        type: 'document',
        file,
        tables: wholeTables(this.document).length,
        parts: wholeTables(this.document).reduce((sum, { parts }) => sum + parts.length, 0),
        totals: {
          checked: this.#held.length + this.#failed,
          held: this.#held.length,
          failed: this.#failed,
          unexplained: this.#unexplained,
        },
        figures: this.#figures,
        withUnit: this.#withUnit,
        withPeriod: this.#withPeriod,
        damage: [...this.#damage]
          .sort((a, b) => b[1] - a[1])
          .map(([section, figures]) => ({ section, figures })),
        errors: count('error'),
        warnings: count('warning'),
        notes: count('note'),
      },
    };
  }

  /** @param isMissed whether it is told of a figure that it has no unit or period */
  #addFigures(
    seen: readonly SeenFigure[],
    isMissed: (of: SeenFigure, all: readonly SeenFigure[]) => boolean = () => true,
  ): void {
    const measured = seen.filter(({ figure }) => !figure.nil && figure.unit?.kind !== 'none');
    const noUnit = measured.filter(({ figure }) => !figure.unit);
    const noPeriod = measured.filter(({ figure }) => !figure.period);
    this.#figures += measured.length;
    this.#withUnit += measured.length - noUnit.length;
    this.#withPeriod += measured.length - noPeriod.length;
    const findings = [
      lackingFinding(
        'no-unit',
        noUnit.filter((f) => isMissed(f, seen)),
        measured.length,
      ),
      lackingFinding(
        'no-period',
        noPeriod.filter((f) => isMissed(f, seen)),
        measured.length,
      ),
    ];
    this.#found.push(...findings.flatMap((f) => f ?? []));
    // totals tell of lost signs themselves
    for (const onLine of byLine(seen.filter(isDamaged)).values()) {
      this.#found.push(...damageFindings(onLine));
      const [first] = onLine;
      const section = (first && sectionAt(this.document, first.line)?.title) ?? '';
      this.#damage.set(section, (this.#damage.get(section) ?? 0) + onLine.length);
    }
  }

  /** Sums that come out but for the last digit, where the others do to the last digit. */
  #rounded(): readonly HeldSum[] {
    const off = this.#held.filter(({ check }) => check.difference !== 0);
    const all = this.#held.length;
    if (all < FEWEST_EXACT || off.length * 100 > MOST_ROUNDED * all) return [];
    return off;
  }
}

/** "50.65% - 53.51%", "20 to 40 years": two figures of a range stand in one cell by right. */
function asRange(figure: Figure, cell: string): Figure {
  const isRange = figure.damage?.kind === 'two-figures' && RANGE.test(cell);
  return isRange ? { ...figure, damage: null } : figure;
}

const RANGE = /^\D*[\d.,]+\s*\D{0,3}(?:-|–|—|\bto\b)\s*\D{0,3}[\d.,]+\D*$/i;

/** What the damaged figures were, and which are rates; what a sum itself finds to be without its sign is left to it. */
function knownFigures(cells: readonly FiguresOfCell[]): KnownFigures {
  const known = new Map<Cell, number | null | 'rate'>();
  for (const { cell, told } of cells) {
    const figure = told[0]?.figure;
    const kind = figure?.unit?.kind;
    const damage = figure?.damage;
    if (kind === 'percent' || kind === 'per share' || kind === 'ratio') known.set(cell, 'rate');
    else if (damage && damage.kind !== 'lost-sign') known.set(cell, damage.value);
  }
  return known;
}

/** True for a figure in a row of text; a sentence need not say its period. */
function isOfRow({ line }: SeenFigure, all: readonly SeenFigure[]): boolean {
  return all.filter((other) => other.line === line).length > 1;
}

function isDamaged({ figure: { damage, text } }: { readonly figure: Figure }): boolean {
  // the number of a note or a section is none
  return damage !== null && damage.kind !== 'lost-sign' && !/^\d{1,2}(?:\.\d{1,2}){2,}$/.test(text);
}

function byLine(seen: readonly SeenFigure[]): ReadonlyMap<number, readonly SeenFigure[]> {
  const lines = new Map<number, SeenFigure[]>();
  for (const each of seen) lines.set(each.line, [...(lines.get(each.line) ?? []), each]);
  return lines;
}

/** Lines in a row as spans. */
function runs(lines: readonly number[]): readonly { readonly line: number; readonly end: number }[] {
  const found: { line: number; end: number }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open?.end === line - 1) open.end = line;
    else found.push({ line, end: line });
  }
  return found;
}

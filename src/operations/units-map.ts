import type { Document } from '../document/document.js';
import type { Declaration, Figure, Source, Unit } from '../meaning/answer.js';
import { figuresOn } from '../meaning/answers.js';
import { declarations, unitLabel } from '../meaning/governing.js';
import type { Distances } from './distances.js';
import { DistanceCount } from './distances.js';
import type { MapStatement, TextProfile } from './text-profile.js';
import { textProfile } from './text-profile.js';

/** A line that declares a unit, and what it governs. Field names and values are the published JSON; they are stable. */
export interface MapDeclaration {
  readonly type: 'declaration';
  readonly file: string;
  readonly line: number;
  /** The deciding words. */
  readonly text: string;
  /** Short name for people: "₹ lakh". */
  readonly label: string;
  readonly source: Source;
  readonly unit: Declaration['unit'];
  /** How many figures take their unit from it, and the first and last line that holds one; null when none does. */
  readonly figures: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** What is known of the figures of a document; nil marks and numbers that measure nothing are counted apart. */
export interface MapDocument extends TextProfile {
  readonly type: 'document';
  readonly file: string;
  readonly lines: number;
  readonly declarations: number;
  readonly figures: number;
  readonly withUnit: number;
  readonly withPeriod: number;
  /** Figures whose unit stands at the figure itself, and in the label of its row. */
  readonly unitAtFigure: number;
  readonly unitInRow: number;
  /** From figures to the line that declares their unit, those above apart; null when none is declared. */
  readonly distance: Distances | null;
  readonly withoutUnit: Lacking;
  readonly withoutPeriod: Lacking;
  readonly damaged: Lacking;
  /** Numbers that measure nothing: notes, serials. */
  readonly unmeasured: number;
  readonly nil: number;
}

/** How many figures, on how many lines, and the first of those. */
export interface Lacking {
  readonly figures: number;
  readonly lines: number;
  readonly first: readonly number[];
}

export interface UnitsMap {
  /** In line order. */
  readonly declarations: readonly MapDeclaration[];
  /** Numbered statements, by number. */
  readonly statements: readonly MapStatement[];
  readonly document: MapDocument;
}

/** The map of a document: every declaration with what it governs, and what no declaration governs. */
export function unitsMap(document: Document): UnitsMap {
  const tally = new Tally(document);
  for (let line = 1; line <= document.lines.length; line += 1) {
    for (const figure of figuresOn(document, line)) tally.add(figure, line);
  }
  return tally.map();
}

interface Entry {
  readonly declared: Omit<Declaration, 'source'> & { readonly source: Source };
  figures: number;
  from: number | null;
  to: number | null;
}

class Tally {
  readonly #entries: Entry[];
  /** By line and words, and by line alone. */
  readonly #byWords = new Map<string, Entry>();
  readonly #byLine = new Map<number, Entry>();
  readonly #withoutUnit = new Lack();
  readonly #withoutPeriod = new Lack();
  readonly #damaged = new Lack();
  readonly #distances = new DistanceCount();
  #figures = 0;
  #atFigure = 0;
  #inRow = 0;
  #unmeasured = 0;
  #nil = 0;

  constructor(private readonly document: Document) {
    this.#entries = declarations(document).map((declared) => ({
      declared,
      figures: 0,
      from: null,
      to: null,
    }));
    for (const entry of this.#entries) this.#index(entry);
  }

  add(figure: Figure, line: number): void {
    if (figure.damage) this.#damaged.add(line);
    if (figure.nil) this.#nil += 1;
    else if (figure.unit?.kind === 'none') this.#unmeasured += 1;
    else {
      this.#figures += 1;
      if (!figure.unit) this.#withoutUnit.add(line);
      else this.#govern(figure.unit, line);
      if (!figure.period) this.#withoutPeriod.add(line);
    }
  }

  map(): UnitsMap {
    const { name: file, lines } = this.document;
    const entries = [...this.#entries].sort((a, b) => a.declared.line - b.declared.line);
    const { profile, statements } = textProfile(this.document);
    return {
      declarations: entries.map(({ declared, figures, from, to }) => {
        const { line, text, label, source, unit } = declared;
        return { type: 'declaration', file, line, text, label, source, unit, figures, from, to };
      }),
      statements,
      document: {
        type: 'document',
        file,
        lines: lines.length,
        declarations: entries.length,
        figures: this.#figures,
        withUnit: this.#figures - this.#withoutUnit.figures,
        withPeriod: this.#figures - this.#withoutPeriod.figures,
        unitAtFigure: this.#atFigure,
        unitInRow: this.#inRow,
        distance: this.#distances.all(),
        withoutUnit: this.#withoutUnit.all(),
        withoutPeriod: this.#withoutPeriod.all(),
        damaged: this.#damaged.all(),
        unmeasured: this.#unmeasured,
        nil: this.#nil,
        ...profile,
      },
    };
  }

  #govern(unit: Unit, line: number): void {
    if (unit.source === 'cell') this.#atFigure += 1;
    else if (unit.source === 'row') this.#inRow += 1;
    else {
      const entry = this.#entryOf(unit);
      entry.figures += 1;
      entry.from ??= line;
      entry.to = line;
      this.#distances.add(line, unit.line);
    }
  }

  /** The declaration that a unit comes from. One that is not listed by itself, such as a lone sign, is listed for it. */
  #entryOf(unit: Unit): Entry {
    const known = this.#byWords.get(`${unit.line} ${unit.text}`) ?? this.#byLine.get(unit.line);
    if (known) return known;
    const { line, text, source, kind, currency, scale } = unit;
    const declared = { line, text, source, label: unitLabel(unit), unit: { kind, currency, scale } };
    const entry: Entry = { declared, figures: 0, from: null, to: null };
    this.#entries.push(entry);
    this.#index(entry);
    return entry;
  }

  #index(entry: Entry): void {
    const { line, text } = entry.declared;
    const words = `${line} ${text}`;
    if (!this.#byWords.has(words)) this.#byWords.set(words, entry);
    if (!this.#byLine.has(line)) this.#byLine.set(line, entry);
  }
}

/** Lines that are named; more would be no list to read. */
const MOST_LINES = 20;

class Lack {
  figures = 0;
  #lines = 0;
  #last = 0;
  readonly #first: number[] = [];

  add(line: number): void {
    this.figures += 1;
    if (line === this.#last) return;
    this.#last = line;
    this.#lines += 1;
    if (this.#first.length < MOST_LINES) this.#first.push(line);
  }

  all(): Lacking {
    return { figures: this.figures, lines: this.#lines, first: this.#first };
  }
}

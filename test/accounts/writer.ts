import type { House } from './house.js';
import type { Row, Sheet } from './sheet.js';
import { placed } from './sheet.js';
import type { FigureTruth, PlacedFigure } from './truth.js';

interface InColumn {
  readonly column: number | null;
  readonly figure: FigureTruth;
}

/** The lines of a document as a converter writes them, with the figures that stand on each. */
export class Writer {
  readonly #lines: string[] = [];
  readonly #figures: PlacedFigure[] = [];
  /** Lines of tables: every figure on them is known. */
  readonly #tableLines = new Set<number>();
  #page = 1;

  constructor(readonly house: House) {}

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  get figures(): readonly PlacedFigure[] {
    return this.#figures;
  }

  get tableLines(): ReadonlySet<number> {
    return this.#tableLines;
  }

  line(...lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  /** A page mark and the running head of the next page. */
  turn(): void {
    const { closes } = this.house.pageMark;
    if (closes) this.line('', closes(this.#page));
    this.#page += 1;
    this.opensPage();
  }

  /** The mark of a page and its running head. */
  opensPage(): void {
    const { opens } = this.house.pageMark;
    this.line('', ...(opens ? [opens(this.#page), ''] : []), this.house.runningHead, '');
  }

  /** A table, or a part of one. */
  table(sheet: Sheet, rows: readonly Row[]): void {
    const { form } = this.house;
    if (form.startsWith('html')) this.#html(sheet, rows);
    else if (form.startsWith('pipe')) this.#pipes(sheet, rows);
    else if (this.house.losesCells && rows.every(({ cells }) => cells.length === 2)) this.#list(rows);
    else this.#text(rows);
  }

  #row(text: string, figures: readonly InColumn[]): void {
    this.#lines.push(text);
    const line = this.#lines.length;
    this.#tableLines.add(line);
    this.#figures.push(...figures.map(({ column, figure }) => ({ ...figure, line, column })));
  }

  #pipes(sheet: Sheet, rows: readonly Row[]): void {
    const { form, repeatsHeads } = this.house;
    const grid = gridOf(rows, sheet.width, repeatsHeads);
    const edge = form === 'pipe, open sides' ? '' : '|';
    const rule = `${edge}${Array.from({ length: sheet.width }, () => '---').join('|')}${edge}`;
    if (form === 'pipe, rule first') {
      this.#row(`${edge}${Array.from({ length: sheet.width }, () => '').join('|')}${edge}`, []);
      this.#row(rule, []);
    }
    grid.forEach(({ texts, figures }, r) => {
      const isLost = r > 0 && rows[r]?.role === 'head' && texts[0] === '' && this.house.losesCells;
      this.#row(`${edge}${(isLost ? texts.slice(1) : texts).join('|')}${edge}`, figures);
      if (r === 0 && (form === 'pipe' || form === 'pipe, open sides')) this.#row(rule, []);
    });
  }

  #html(sheet: Sheet, rows: readonly Row[]): void {
    const { form, repeatsHeads } = this.house;
    const written = rowsOfTags(rows, sheet.width, repeatsHeads);
    const all = written.map((cells) => cells.map(({ tag, figures }) => ({ tag, figures })));
    if (form === 'html on one line') {
      const text = all.map((cells) => `<tr>${cells.map(({ tag }) => tag).join('')}</tr>`).join('');
      this.#row(
        `<table>${text}</table>`,
        all.flat().flatMap(({ figures }) => figures),
      );
      return;
    }
    this.#row('<table>', []);
    for (const cells of all) {
      if (form === 'html, a row a line') {
        this.#row(
          `<tr>${cells.map(({ tag }) => tag).join('')}</tr>`,
          cells.flatMap(({ figures }) => figures),
        );
        continue;
      }
      this.#row('<tr>', []);
      for (const { tag, figures } of cells) this.#row(tag, figures);
      this.#row('</tr>', []);
    }
    this.#row('</table>', []);
  }

  /** A table of one column of figures as a list. */
  #list(rows: readonly Row[]): void {
    for (const { role, cells } of rows) {
      const [label, value] = cells;
      if (role !== 'item' || !label || !value || value.text === '') continue;
      const figures = value.figures.map((figure) => ({ column: null, figure }));
      this.#row(`- ${label.text}: ${value.text}`, figures);
    }
  }

  #text(rows: readonly Row[]): void {
    const gap = this.house.form === 'text, wide gaps' ? '    ' : ' ';
    for (const { cells } of rows) {
      const text = cells
        .map((each) => each.text)
        .filter((each) => each !== '')
        .join(gap);
      const figures = cells.flatMap((each) => each.figures.map((figure) => ({ column: null, figure })));
      if (text !== '') this.#row(text, figures);
    }
  }
}

interface GridRow {
  readonly texts: readonly string[];
  readonly figures: readonly InColumn[];
}

function gridOf(rows: readonly Row[], width: number, repeatsHeads: boolean): GridRow[] {
  return placed(rows, width).map((cells, r) => {
    const texts = Array.from({ length: width }, () => '');
    const isHead = rows[r]?.role === 'head';
    for (const { cell, column } of cells)
      for (let c = column; c < column + (isHead && repeatsHeads ? cell.columns : 1); c += 1)
        texts[c - 1] = cell.text;
    return {
      texts,
      figures: cells.flatMap(({ cell, column }) => cell.figures.map((figure) => ({ column, figure }))),
    };
  });
}

interface TaggedCell {
  readonly tag: string;
  readonly figures: readonly InColumn[];
}

function rowsOfTags(rows: readonly Row[], width: number, headerTags: boolean): TaggedCell[][] {
  return placed(rows, width).map((cells, r) => {
    const name = headerTags && rows[r]?.role === 'head' ? 'th' : 'td';
    return cells.map(({ cell, column }) => {
      const spans = [
        cell.columns > 1 ? ` colspan="${cell.columns}"` : '',
        cell.rows > 1 ? ` rowspan="${cell.rows}"` : '',
      ].join('');
      return {
        tag: `<${name}${spans}>${cell.text}</${name}>`,
        figures: cell.figures.map((figure) => ({ column, figure })),
      };
    });
  });
}

import type { Damage } from './damage.js';
import type { Sheet, SheetRow } from './sheet.js';

/** How a table goes on when its page is full. */
export type Continuation =
  /** The header rows are printed again. */
  | 'head again'
  /** No header: the first row on the page stands above the rule, as if it were one. */
  | 'row as head'
  /** No header and no rule. */
  | 'rows only';

export interface TableStyle {
  readonly onNextPage: Continuation;
  /** Printed above the rest of the table: a "contd." heading, the unit again. */
  readonly again?: readonly string[];
  readonly boldTotals?: boolean;
}

const LINES_A_PAGE = 40;

/** Where a row of a sheet came to stand, and what the converter made of it. */
export interface PrintedRow {
  readonly statement: string;
  readonly sheet: Sheet;
  readonly row: SheetRow;
  readonly line: number;
  readonly isDamaged: boolean;
}

/** Collects the lines of the report, page by page, as a converter writes them. */
export class Book {
  readonly #lines: string[] = [];
  readonly #sheets: { statement: string; sheet: Sheet }[] = [];
  readonly #startPages = new Map<string, number>();
  readonly #used = new Set<string>();
  readonly #rows: PrintedRow[] = [];
  #statement = '';
  #page = 1;
  #onPage = 0;

  constructor(readonly damages: ReadonlyMap<string, Damage>) {}

  /** Every sheet that was printed, undamaged, with the statement that it belongs to. */
  get sheets(): readonly { statement: string; sheet: Sheet }[] {
    return this.#sheets;
  }

  /** The page on which each statement begins. */
  get startPages(): ReadonlyMap<string, number> {
    return this.#startPages;
  }

  /** Every row of every pipe table, with its line in the report. */
  get rows(): readonly PrintedRow[] {
    return this.#rows;
  }

  /** The keys of the damages that found their row. */
  get used(): ReadonlySet<string> {
    return this.#used;
  }

  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Begins a statement on a new page. `heading` is its heading as printed. */
  statement(name: string, heading: string): void {
    if (this.#onPage > 0) this.turn();
    this.#statement = name;
    this.#startPages.set(name, this.#page);
    this.line(heading, '');
  }

  line(...lines: string[]): void {
    this.#lines.push(...lines);
    this.#onPage += lines.length;
  }

  /** A paragraph of running text; turns the page first when it would not fit. */
  paragraph(...lines: string[]): void {
    if (this.#onPage + lines.length > LINES_A_PAGE) this.turn();
    this.line(...lines, '');
  }

  /** Page foot, page mark and the running head of the next page. */
  turn(): void {
    this.#lines.push(
      ...footOf(this.#page),
      '',
      `--- end of page=${this.#page} ---`,
      '',
      headOf(this.#page + 1),
      '',
    );
    this.#page += 1;
    this.#onPage = 0;
  }

  /** The foot and mark of the last page. */
  close(): void {
    this.#lines.push(...footOf(this.#page), '', `--- end of page=${this.#page} ---`);
  }

  table(sheet: Sheet, style: TableStyle): void {
    this.#sheets.push({ statement: this.#statement, sheet });
    if (this.#onPage + sheet.head.length + 8 > LINES_A_PAGE) this.turn();
    this.#head(sheet);
    let fresh = false;
    for (const row of sheet.rows) {
      if (this.#onPage >= LINES_A_PAGE) {
        this.line('');
        this.turn();
        if (style.again) this.line(...style.again, '');
        if (style.onNextPage === 'head again') this.#head(sheet);
        fresh = style.onNextPage === 'row as head';
      }
      this.#rows.push({
        statement: this.#statement,
        sheet,
        row,
        line: this.#lines.length + 1,
        isDamaged: this.damages.has(this.#keyOf(row)),
      });
      for (const cells of this.#printed(row, style)) {
        this.line(pipes(cells));
        if (fresh) this.line(rule(cells.length));
        fresh = false;
      }
    }
    this.line('');
  }

  /** A whole table as HTML on one line, as another engine of the converter writes it. `spans` are its header cells. */
  htmlTable(sheet: Sheet, head: string): void {
    this.#sheets.push({ statement: this.#statement, sheet });
    const body = sheet.rows.map(
      ({ cells }) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`,
    );
    this.line(`<table>${head}${body.join('')}</table>`, '');
  }

  #head(sheet: Sheet): void {
    const [first = [], ...more] = sheet.head;
    this.line(pipes(first), rule(first.length), ...more.map(pipes));
  }

  #keyOf(row: SheetRow): string {
    return `${this.#statement}: ${row.key}`;
  }

  #printed(row: SheetRow, style: TableStyle): readonly (readonly string[])[] {
    const key = this.#keyOf(row);
    const damage = this.damages.get(key);
    if (damage) {
      this.#used.add(key);
      return damage(row.cells);
    }
    const bold = style.boldTotals && row.kind === 'total';
    return [bold ? row.cells.map((text) => (text === '' ? '' : `**${text}**`)) : row.cells];
  }
}

function pipes(cells: readonly string[]): string {
  return `|${cells.join('|')}|`;
}

function rule(columns: number): string {
  return `|${'---|'.repeat(columns)}`;
}

function headOf(page: number): string {
  return page % 2 === 0 ? 'FINANCE ACCOUNTS 2024-25' : 'Government of Vanadesh';
}

function footOf(page: number): string[] {
  return [`Finance Accounts 2024-25 ${page}`];
}

/**
 * What the options of each command mean, once they are read. The command line is turned into these objects in one
 * place; a command never sees an option's spelling.
 */

/** What every command that prints from documents is given. */
export interface Bounds {
  /** The folder that no path may lead out of, as it was given (`--root`, else `READ_ROOT`), or null. */
  readonly root: string | null;
  readonly json: boolean;
  /** Characters of standard output at most; 0 = no limit. */
  readonly maxChars: number;
}

/** How a pattern is read: as regular expression and as plain text, as plain text only, as regular expression only. */
export type Syntax = 'either' | 'fixed' | 'extended';

/** What grep prints of what it found. Of several flags the strongest wins, as in grep: -q, then -l or -L, -c, -o. */
export type GrepOutput = 'lines' | 'count' | 'files-with' | 'files-without' | 'only-matching' | 'quiet';

export interface GrepArgs extends Bounds {
  /** From PATTERN, every `-e` and every line of every `-f`. Empty when `value` is given alone, or `-f` held no line. */
  readonly patterns: readonly string[];
  readonly syntax: Syntax;
  readonly ignoreCase: boolean;
  readonly invert: boolean;
  readonly word: boolean;
  readonly wholeLine: boolean;
  readonly output: GrepOutput;
  /** `-m N`: matching lines of one file at most; null = no limit. */
  readonly maxPerFile: number | null;
  /** Lines of context before and after a match. */
  readonly before: number;
  readonly after: number;
  /** `-A`, `-B` or `-C` was given, were it 0: groups of lines are parted by `--`. */
  readonly parted: boolean;
  /** True for `-H`, false for `-h`, null when neither is given: then it depends on how many files there are. */
  readonly withFilename: boolean | null;
  /** `-n` was given. Lines are numbered without it too; only `-o` asks. */
  readonly lineNumber: boolean;
  /** `-s`: nothing is said of files that are missing or cannot be read; the status stays 2. */
  readonly noMessages: boolean;
  /** `-r` was given. Folders are searched without it too. */
  readonly recursive: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Only the line as printed is tried, and what is printed passes unchanged off a terminal. */
  readonly literal: boolean;
  /** False for `--no-units`: governing lines are left out. */
  readonly units: boolean;
  /** Matching lines in all at most; 0 = no limit. */
  readonly maxResults: number;
  /** An amount to search for, as it was typed: `105.98 crore`. */
  readonly value: string | null;
  /** As it was typed: `0.5%`, `0`. */
  readonly tolerance: string | null;
  /** A NUL byte instead of the colon or line end after a file name. */
  readonly null: boolean;
  /** Files, folders and `-`. Empty: the current folder. */
  readonly paths: readonly string[];
}

export interface ReadArgs extends Bounds {
  /** A path, `FILE:LINE`, `FILE:A-B`, or `-`. */
  readonly target: string;
  /** Addresses as they were typed, in that order. */
  readonly addresses: readonly string[];
  /** A title or a line number, as it was typed. */
  readonly section: string | null;
  readonly page: number | null;
  /** `-C N`: lines of surroundings; null when not given. */
  readonly context: number | null;
  /** Text only: no line numbers, no governing lines. */
  readonly plain: boolean;
  /** False for `--no-units`: governing lines are left out. */
  readonly units: boolean;
}

export interface OutlineArgs extends Bounds {
  /** A path or `-`. */
  readonly target: string;
  /** Only headings that match; null = all. */
  readonly pattern: string | null;
  /** Levels shown at most; null = all. */
  readonly depth: number | null;
}

export interface ListArgs extends Bounds {
  /** Files and folders. Empty: the current folder. */
  readonly paths: readonly string[];
}

export interface UnitsArgs extends Bounds {
  /** A path, `FILE:LINE`, `FILE:A-B`, or `-`: then addresses, or lines that grep printed, come from standard input. */
  readonly target: string;
  /** Addresses as they were typed, in that order. None: the map of the document. */
  readonly addresses: readonly string[];
  /** The unit to convert to, as it was typed: `crore`. */
  readonly in: string | null;
  /** 1-based column of the table's grid; null = all. */
  readonly column: number | null;
  /** Whether each figure says what else was found for it, and why that does not decide. */
  readonly explain: boolean;
}

/** How a table is printed; `xlsx` is written to a file. */
export type TableForm = 'text' | 'csv' | 'tsv' | 'markdown' | 'xlsx';

export interface TableArgs extends Bounds {
  /** A path, `FILE:LINE`, `FILE:A-B`, or `-`. */
  readonly target: string;
  /** A line, or words of a title, as they were typed. */
  readonly name: string | null;
  /** Which table of the document, from 1. */
  readonly number: number | null;
  /** All tables instead of one. */
  readonly list: boolean;
  readonly form: TableForm;
  /** The file that a sheet is written to. */
  readonly xlsx: string | null;
  /** The unit to convert to, as it was typed. */
  readonly in: string | null;
  /** Columns of the grid, from 1; null = all. */
  readonly columns: readonly number[] | null;
}

export interface CheckArgs extends Bounds {
  /** The answer: a path, or `-`. */
  readonly answer: string;
  /** Files and folders that it is held against. */
  readonly documents: readonly string[];
  /** As it was typed: `0.5%`, `0`. */
  readonly tolerance: string | null;
}

export interface TraceArgs extends Bounds {
  /** The label of a line item, as it was typed. */
  readonly label: string;
  /** Files, folders, `FILE:LINE`, `FILE:A-B` and `-`. */
  readonly targets: readonly string[];
  /** The unit that values are given in, as it was typed: `crore`. */
  readonly in: string | null;
  readonly csv: boolean;
}

export interface LintArgs extends Bounds {
  /** Files and folders. */
  readonly paths: readonly string[];
  /** Only findings of these rules; empty = of all. */
  readonly rules: readonly string[];
  /** Whether totals that come out are told as well. */
  readonly verbose: boolean;
}

export const SHELLS = ['bash', 'zsh', 'sh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const COMPLETED_SHELLS = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[];
export type CompletedShell = (typeof COMPLETED_SHELLS)[number];

export interface InitArgs {
  readonly shell: Shell;
}

export interface CompletionArgs {
  readonly shell: CompletedShell;
}

/** What there is a guide for. */
export const GUIDES = ['agents', 'swe-agent'] as const;
export type Guide = (typeof GUIDES)[number];

export interface GuideArgs {
  readonly topic: Guide;
}

export interface ReplayArgs {
  /** The log. */
  readonly file: string;
  readonly json: boolean;
}

export interface McpArgs {
  /** The folder that no call leaves, as it was given. */
  readonly root: string;
}

/** Characters of output of one call unless --max-chars or READ_MAX_CHARS says otherwise. */
export const DEFAULT_MAX_CHARS = 30_000;

/** Matching lines that grep prints at most, unless --max-results says otherwise. */
export const DEFAULT_MAX_RESULTS = 200;

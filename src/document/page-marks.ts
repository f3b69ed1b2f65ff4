/** Where a mark stands: before the text of its page, after it, or between two pages. */
export type MarkPlace = 'opens' | 'closes' | 'between';

/** How surely a shape is a page mark: written by a converter for that purpose, or by habit only. */
export type MarkRank = 'explicit' | 'printed number' | 'form feed' | 'dashes';

interface MarkShape {
  readonly pattern: RegExp;
  readonly place: MarkPlace;
  readonly rank: MarkRank;
}

/**
 * The page marks of converters, one shape a row; the first group is the number where the mark carries one. A mark is a
 * line of its own.
 */
const SHAPES: readonly MarkShape[] = [
  // pymupdf4llm with page_separators: "--- end of page=7 ---", counted from 0; later "--- end of page.page_number=7 ---"
  { pattern: /^-{2,}\s*end of page[^\d]{0,16}(\d{1,5})\s*-{2,}$/i, place: 'closes', rank: 'explicit' },
  // marker with paginated output: "{11}------------------------------------------------", counted from 0
  { pattern: /^\{(\d{1,5})\}-{10,}$/, place: 'opens', rank: 'explicit' },
  // scripts around converters: "<!-- page 13 -->", "<!-- Page: 13 of 80 -->", "<!-- page=13 -->"
  {
    pattern: /^<!--\s*page(?:[ _-]?no\.?)?[\s:=#-]*(\d{1,5})(?:\s*(?:of|\/)\s*\d+)?\s*-->$/i,
    place: 'opens',
    rank: 'explicit',
  },
  // LlamaParse wrappers: "### Page 3", "**Page 3**"; scripts: "--- Page 3 ---", "=== Page 3 of 9 ===", "[page 12]"
  {
    pattern: /^#{1,6}\s*page\s*[:#-]?\s*(\d{1,5})(?:\s*(?:of|\/)\s*\d+)?\s*:?\s*#*$/i,
    place: 'opens',
    rank: 'explicit',
  },
  {
    pattern: /^(?:\*\*|__)page\s*[:#-]?\s*(\d{1,5})(?:\s*of\s*\d+)?:?(?:\*\*|__):?$/i,
    place: 'opens',
    rank: 'explicit',
  },
  {
    pattern: /^[-=*_]{2,}\s*page\s*[:#=-]?\s*(\d{1,5})(?:\s*(?:of|\/)\s*\d+)?\s*[-=*_]{2,}$/i,
    place: 'opens',
    rank: 'explicit',
  },
  { pattern: /^\[\s*page\s*[:#-]?\s*(\d{1,5})(?:\s*of\s*\d+)?\s*\]$/i, place: 'opens', rank: 'explicit' },
  // LlamaParse in chunks of pages: "--- PART 1-5 ---" opens page 1
  { pattern: /^-{2,}\s*part\s+(\d{1,5})(?:\s*[-–]\s*\d+)?\s*-{2,}$/i, place: 'opens', rank: 'explicit' },
  // Azure Document Intelligence "<!-- PageBreak -->", LandingAI ADE "<!-- PAGE BREAK -->", docling "<!-- page break -->"
  { pattern: /^<!--\s*page[ _-]?break\s*-->$/i, place: 'between', rank: 'explicit' },
  // LaTeX and HTML left in the text
  { pattern: /^\\(?:pagebreak|newpage|clearpage)$/i, place: 'between', rank: 'explicit' },
  {
    pattern: /^<div\b[^<>]*page-break-(?:after|before)[^<>]*>(?:\s*<\/div>)?$/i,
    place: 'between',
    rank: 'explicit',
  },
  // Azure: the number printed on the page, `<!-- PageNumber="2" -->`; it counts only where no page break is marked
  {
    pattern: /^<!--\s*PageNumber\s*=\s*"[^"\d]*(\d{1,5})[^"]*"\s*-->$/i,
    place: 'closes',
    rank: 'printed number',
  },
  // printed feet: "Page 12 of 60", "Page 12"
  { pattern: /^page\s+(\d{1,5})(?:\s*(?:of|\/)\s*\d+)?$/i, place: 'closes', rank: 'printed number' },
  // pdftotext: a form feed before the first line of a page
  { pattern: /^\f/, place: 'opens', rank: 'form feed' },
  // pymupdf4llm and liteparse: five dashes after each page; a mark only where they recur
  { pattern: /^-{5}$/, place: 'between', rank: 'dashes' },
];

/** A line that is a page mark by its shape. */
export interface PageMark {
  readonly line: number;
  readonly place: MarkPlace;
  readonly rank: MarkRank;
  /** The number that the mark carries, or null. */
  readonly number: number | null;
  /** Which shape it is: marks of two shapes side by side are one boundary. */
  readonly shape: number;
}

const LONGEST_MARK = 160;
/** No line that it does not find is a mark: the quick answer for nearly all. */
export const MAY_MARK = /^[^\S\n]*(?:\{\d|-{5}\s*$|\\|[-<#*_=[p].{0,60}?pa(?:ge|rt))|^\f/gim;

/** The page mark that a line is by its shape, or null. */
export function markOf(text: string, line: number): PageMark | null {
  if (text.length > LONGEST_MARK && !text.startsWith('\f')) return null;
  const bare = text.startsWith('\f') ? text : text.trim();
  for (const [shape, { pattern, place, rank }] of SHAPES.entries()) {
    const found = pattern.exec(bare);
    if (found) {
      const number = found[1] === undefined ? null : Number(found[1]);
      return { line, place, rank, number, shape };
    }
  }
  return null;
}

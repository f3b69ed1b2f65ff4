import type { Document } from '../../document/document.js';
import type { Tolerance } from '../amount-query.js';
import type { Citation } from './citations.js';
import { documentNamed } from './citations.js';
import type { Claim } from './claims.js';
import { claimsOf } from './claims.js';
import type { Derivation } from './derive.js';
import { derive } from './derive.js';
import type { Found } from './lookup.js';
import { agreementOf, figuresAt, lookUp } from './lookup.js';

/**
 * What became of a figure of an answer: it stands in a document; it does, under another unit or of another period only;
 * it follows from two that stand there; it does none of that.
 */
export type Verdict = 'found' | 'other unit' | 'other period' | 'derived' | 'not found';

export interface CheckedFigure {
  readonly claim: Claim;
  readonly verdict: Verdict;
  /** The place in a document that agrees best; null when there is none. */
  readonly found: Found | null;
  readonly derivation: Derivation | null;
}

/** What became of a citation. `beside`: no figure stands with it, so that it only names a line that is there. */
export type CitationVerdict = 'holds' | 'beside' | 'does not hold' | 'no such line' | 'no such document';

export interface CheckedCitation {
  readonly citation: Citation;
  readonly verdict: CitationVerdict;
  /** The figures that are not on the cited lines. */
  readonly missing: readonly Claim[];
}

export interface Checked {
  readonly figures: readonly CheckedFigure[];
  readonly citations: readonly CheckedCitation[];
}

/**
 * Holds every figure of an answer against documents: value, unit and period, within the rounding of either and the
 * tolerance; and every citation against the very line that it names.
 */
export function check(answer: string, documents: readonly Document[], tolerance: Tolerance): Checked {
  const { claims, citations } = claimsOf(answer, documents);
  const looked = claims.map((claim) =>
    checkFigure(claim, lookUp(claim, documents, tolerance), [], tolerance),
  );
  // once more, for what follows from figures that follow from others
  const once = looked.map(({ claim, found }) => checkFigure(claim, found, standing(looked), tolerance));
  const figures = once.map(({ claim, found }) => checkFigure(claim, found, standing(once), tolerance));
  return {
    figures,
    citations: citations.map((citation) => checkCitation(citation, figures, documents, tolerance)),
  };
}

function checkFigure(
  claim: Claim,
  found: Found | null,
  operands: readonly Claim[],
  tolerance: Tolerance,
): CheckedFigure {
  // digits in another unit may stand anywhere
  const isThere = found?.isRelated && found.agreement !== 'other unit';
  const derivation = isThere ? null : derive(claim, operands, tolerance);
  return { claim, found, derivation, verdict: derivation ? 'derived' : (found?.agreement ?? 'not found') };
}

/** The figures that others may follow from. */
function standing(figures: readonly CheckedFigure[]): readonly Claim[] {
  return figures.filter(isRight).map(({ claim }) => claim);
}

function isRight({ verdict }: CheckedFigure): boolean {
  return verdict === 'found' || verdict === 'derived';
}

/** True when every figure stands in the documents or follows from them, and every citation is right. */
export function isGrounded({ figures, citations }: Checked): boolean {
  return (
    figures.every(isRight) && citations.every(({ verdict }) => verdict === 'holds' || verdict === 'beside')
  );
}

function checkCitation(
  citation: Citation,
  figures: readonly CheckedFigure[],
  documents: readonly Document[],
  tolerance: Tolerance,
): CheckedCitation {
  const document = documentNamed(citation.file, documents);
  if (!document) return { citation, verdict: 'no such document', missing: [] };
  if (citation.from < 1 || citation.to > document.lines.length)
    return { citation, verdict: 'no such line', missing: [] };
  const mine = figures.filter(({ claim }) => claim.citations.includes(citation));
  if (mine.length === 0) return { citation, verdict: 'beside', missing: [] };
  const missing = mine.filter((figure) => !stands(figure, documents, tolerance)).map(({ claim }) => claim);
  return { citation, verdict: missing.length === 0 ? 'holds' : 'does not hold', missing };
}

/** True when a figure is on one of the lines cited for it. What follows from others needs those others' lines. */
function stands(
  { claim, verdict }: CheckedFigure,
  documents: readonly Document[],
  tolerance: Tolerance,
): boolean {
  if (verdict === 'derived') return true;
  return claim.citations.some(({ file, from, to }) => {
    const document = documentNamed(file, documents);
    if (!document) return false;
    for (
      let line = Math.max(1, from);
      line <= Math.min(to, document.lines.length, from + LONGEST_RANGE);
      line += 1
    )
      if (
        figuresAt(document, line, claim).some((figure) => agreementOf(claim, figure, tolerance) === 'found')
      )
        return true;
    return false;
  });
}

/** A citation of more lines than this is none. */
const LONGEST_RANGE = 400;

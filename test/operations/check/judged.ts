import type { Document } from '../../../src/document/document.js';
import { documentOf } from '../../../src/document/document.js';
import { shareTolerance } from '../../../src/operations/amount-query.js';
import type { Checked } from '../../../src/operations/check/check.js';
import { check } from '../../../src/operations/check/check.js';
import { derivationText } from '../../../src/operations/check/derive.js';

/** A report of two statements: the first in crore, the second in lakh. */
export const REPORT = documentOf(
  'accounts.md',
  `# Statement of Profit and Loss

(₹ in crore)

|Particulars|Year ended 31 March 2025|Year ended 31 March 2024|
|---|---|---|
|Revenue from operations|48,964.89|42,105.33|
|Other income|105.98|98.40|
|Profit before tax|(1,204.75)|2,310.60|
|Earnings per share (₹)|12.40|11.15|
|Operating margin (%)|14.25|13.80|

# Notes

(Rs. in lakh)

|Particulars|2024-25|2023-24|
|---|---|---|
|Trade receivables|1,23,456.78|98,765.43|
|Provision written back|-4,212.30|3,300.00|
`,
);

/** What becomes of an answer. @param tolerance as it is typed: `0.5%` */
export function judge(
  answer: string,
  tolerance: string | null = null,
  documents: readonly Document[] = [REPORT],
): Checked {
  return check(answer, documents, shareTolerance(tolerance));
}

/** Each figure of an answer and its verdict: `105.98 found`. */
export function verdicts(answer: string, tolerance: string | null = null): readonly string[] {
  return judge(answer, tolerance).figures.map(({ claim, verdict }) => `${claim.figure.text} ${verdict}`);
}

/** Each figure that was found, and the line where: `105.98 accounts.md:8`. */
export function places(answer: string, documents?: readonly Document[]): readonly string[] {
  return judge(answer, null, documents).figures.map(({ claim, found }) =>
    found ? `${claim.figure.text} ${found.place.document.name}:${found.place.line}` : claim.figure.text,
  );
}

/** How each derived figure follows: `sum: 98.40 + 105.98 = 204.38`. */
export function derivations(answer: string): readonly string[] {
  return judge(answer).figures.flatMap(({ claim, derivation }) =>
    derivation ? [`${derivation.operation}: ${derivationText(claim, derivation)}`] : [],
  );
}

/** Each citation of an answer and its verdict: `accounts.md:8 holds`. */
export function citations(answer: string, documents?: readonly Document[]): readonly string[] {
  return judge(answer, null, documents).citations.map(
    ({ citation, verdict }) => `${citation.text} ${verdict}`,
  );
}

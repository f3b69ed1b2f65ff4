import type { Document } from '../../document/document.js';
import { documentTitle } from '../title.js';

/** A name that ends with the form of a company, at the beginning of a title: "Alpha Mills Limited", "APPLE INC.". */
const COMPANY =
  /^\s*((?:[\p{Lu}\p{N}&][\p{L}\p{N}&.'’()-]*,?\s+(?:(?:and|of|the|de|&)\s+)*){1,6})(?:private |pvt\.? |public )?(?:limited|ltd|inc(?:orporated)?|corp(?:oration)?|plc|llp|llc|ag|se|s\.?a|n\.?v)\b\.?/iu;

/** Who issued a document, where its title says so; null elsewhere. */
function issuerOf(document: Document): string | null {
  const title = documentTitle(document);
  return (title && COMPANY.exec(title)?.[0].trim()) ?? null;
}

/** A document with the company that its title names. */
export interface Issued {
  readonly document: Document;
  readonly issuer: string;
}

/** The first document of each company, where titles name more than one; empty elsewhere. */
export function issuersOf(documents: readonly Document[]): readonly Issued[] {
  const found = new Map<string, Issued>();
  for (const document of new Set(documents)) {
    const issuer = issuerOf(document);
    if (issuer === null) continue;
    const key = keyOf(issuer);
    if (!found.has(key)) found.set(key, { document, issuer });
  }
  return found.size > 1 ? [...found.values()] : [];
}

/** "The Alpha Mills Co. Ltd." and "ALPHA MILLS LIMITED" are one: forms and small words tell none apart. */
function keyOf(issuer: string): string {
  return issuer
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /\b(?:the|and|of|co|company|private|pvt|public|limited|ltd|inc|incorporated|corp|corporation|plc)\b/g,
      ' ',
    )
    .replace(/\s+/g, '');
}

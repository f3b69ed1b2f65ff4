import type { Explained, Figure } from './answer.js';

/** A figure, and how its unit and its period came about: worked out for those who ask. */
export interface Told {
  readonly figure: Figure;
  readonly reasons: () => { readonly unit: Explained; readonly period: Explained };
}

import type { Explained, Figure } from './answer.js';

/** A figure, and how its unit and its period came about: each worked out for those who ask. */
export interface Told {
  readonly figure: Figure;
  readonly reasons: Reasons;
}

export interface Reasons {
  readonly unit: () => Explained;
  readonly period: () => Explained;
}

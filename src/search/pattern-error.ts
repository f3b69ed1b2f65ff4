/** Why a pattern is no regular expression, in a few words without the pattern itself. */
export class PatternError extends Error {}

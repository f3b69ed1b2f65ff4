/** Rows that say that they add up what stands above them. */
export const CLAIMS =
  /\btotal\b|\bsub-? ?total\b|\bgrand total\b|\b(?:closing|ending) (?:balance|stock)s?\b|\bbalance (?:as )?at (?:the )?(?:end|close)\b|\bat (?:the )?end\b|\bgesamt|\bsumme\b|\binsgesamt\b/i;
/** Rows that are one by custom: the sums of a cash flow, and what is left of income. */
export const SUMS =
  /\bnet (?:cash|increase|decrease|change|assets|income|profit|loss|debt)\b|\bcash (?:flows? )?(?:generated|provided|used)\b|\b(?:gross|operating) (?:profit|income|loss|margin)\b|\b(?:profit|loss|surplus|deficit|earnings|income)\b.{0,12}\b(?:before|after|for the|from (?:continuing )?operations)\b/i;
/** Rows that are taken away. */
export const TAKEN = /^\W*(?:\(?\w{1,3}\)\s*)?(?:less|deduct|minus|abzüglich)\b/i;
/** Rows that a row above them contains. */
export const MEMO = /^\W*(?:of which|out of which|including|comprising|davon|thereof)\b/i;

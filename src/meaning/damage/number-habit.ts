import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { NumberStyle } from '../../figures/grouping.js';
import { styleOf } from '../../figures/grouping.js';
import { digitRuns } from '../../figures/printed.js';

/** The decimal mark of most figures of a document: that of running text, and of tables that do not show their own. */
export const decimalHabit = once((document: Document): NumberStyle['decimal'] => {
  const runs = document.lines.flatMap((line) =>
    line.length < 500 && /\d[.,]\d/.test(line) ? digitRuns(line) : [],
  );
  return styleOf([], runs).decimal;
});

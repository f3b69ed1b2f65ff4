import type { Document } from '../../document/document.js';
import type { UnitKind } from '../../meaning/answer.js';
import type { LineSpan } from '../../search/addresses.js';
import type { TargetUnit } from '../convert.js';
import type { Source } from './choose.js';
import { likeness, sourcesOf } from './choose.js';
import type { LineItem } from './line-item.js';
import { lineItems, linesHolding } from './line-items.js';
import type { Series } from './series.js';
import { seriesOf } from './series.js';
import type { Wanted } from './wanted.js';

/** A document that is asked for a line item, or some lines of it. */
export interface Place {
  readonly document: Document;
  /** Null = the whole document. */
  readonly span: LineSpan | null;
}

/** What became of one place. */
export interface Answered {
  readonly place: Place;
  /** One where the label names one line item, several where it names several, none where it names none. */
  readonly sources: readonly Source[];
  /** Lines that hold the words and are no row of figures; asked for where there is no source. */
  readonly holding: readonly number[];
  /** The document whose values told which of several items is meant; null where none did. */
  readonly settledBy: Source | null;
}

/** A line item over documents, or what to choose from. */
export interface Traced {
  readonly answers: readonly Answered[];
  /** Null where nothing was found, or a choice must be made first. */
  readonly series: Series | null;
  /** The unit that was asked for. */
  readonly target: TargetUnit | null;
}

/** Traces a line item. A label that names several items in a document is never settled by guess. */
export function trace(places: readonly Place[], wanted: Wanted, target: TargetUnit | null): Traced {
  const kinds: readonly UnitKind[] | null = target
    ? target.currency
      ? ['money']
      : ['money', 'count']
    : null;
  const answers = settled(places.map((place) => answerOf(place, wanted, kinds)));
  const found = answers.filter(({ sources }) => sources.length > 0);
  if (found.length === 0 || found.some(({ sources }) => sources.length > 1))
    return { answers, series: null, target };
  return {
    answers,
    series: seriesOf(
      found.flatMap(({ sources }) => sources),
      target,
    ),
    target,
  };
}

function answerOf(place: Place, wanted: Wanted, kinds: readonly UnitKind[] | null): Answered {
  const { document, span } = place;
  const lines = linesHolding(document, wanted, span);
  const items = lineItems(document, lines, wanted);
  // a line that is named is meant, whatever its label has become
  const pinned =
    items.length === 0 && span?.line === span?.end && span ? lineItems(document, [span.line], null) : [];
  const sources = sourcesOf(items.length > 0 ? items : asExact(pinned), kinds);
  return { place, sources, holding: sources.length === 0 ? lines : [], settledBy: null };
}

function asExact(items: readonly LineItem[]): readonly LineItem[] {
  return items.map((item) => ({ ...item, fit: 'exact' }));
}

/**
 * Where a label names several items in a document and one in another, their values for a period that both tell of may tell
 * which is meant: when they are those of one of the items and of no other.
 */
function settled(answers: readonly Answered[]): readonly Answered[] {
  const sure = answers.flatMap(({ sources }) => (sources.length === 1 ? sources : []));
  return answers.map((answer) => {
    if (answer.sources.length < 2) return answer;
    for (const known of sure) {
      const same = answer.sources.filter(({ figures }) => likeness(known.figures, figures) === 'same');
      const [only] = same;
      if (only && same.length === 1) return { ...answer, sources: [only], settledBy: known };
    }
    return answer;
  });
}

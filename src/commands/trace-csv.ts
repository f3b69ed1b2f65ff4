import { unitLabel } from '../meaning/governing.js';
import type { Series, TracedValue } from '../operations/trace/series.js';
import { csvLine } from '../render/csv.js';
import { shown } from '../render/shown.js';
import { fullPeriod } from './period-text.js';

const HEADS = [
  'period',
  'start',
  'end',
  'span',
  'column',
  'value',
  'unit',
  'file',
  'line',
  'printed',
  'restated',
  'differs_by',
  'differs_percent',
  'also',
];

/** A record a value, under a record of heads. */
export function traceCsv({ values }: Series): readonly string[] {
  return [csvLine(HEADS), ...values.map(record)];
}

function record({ at, value, unit, source, restated, differs, also }: TracedValue): string {
  const { period, text, nil } = at.figure;
  const fields = [
    period ? fullPeriod(period) : '',
    period?.start ?? '',
    period?.end ?? '',
    period?.span ?? '',
    at.column,
    value ?? '',
    unit ? unitLabel(unit) : nil ? 'nil' : '',
    source.document.name,
    String(at.line),
    text,
    restated ? 'yes' : '',
    differs?.by ?? '',
    differs?.percent ?? '',
    also.map((other) => `${other.source.document.name}:${other.at.line}`).join(' '),
  ];
  return csvLine(fields.map(shown));
}

import { printedDate } from './calendar.js';
import { Draw } from './draw.js';
import type { House } from './house.js';
import { houseOf } from './house.js';
import { statementsOf } from './items.js';
import { generalOf } from './placements.js';
import type { Sheet } from './sheet.js';
import { holdings, trend } from './special.js';
import { tableOf } from './tables.js';
import type { PlacedFigure } from './truth.js';
import { Writer } from './writer.js';

/** A report in one of its many layouts, and what each of its figures is. */
export interface Accounts {
  readonly seed: number;
  readonly text: string;
  readonly house: House;
  readonly figures: readonly PlacedFigure[];
  /** Lines on which every figure is known. */
  readonly tableLines: ReadonlySet<number>;
}

export function accountsOf(seed: number): Accounts {
  const draw = new Draw(`accounts ${seed}`);
  const house = houseOf(draw);
  const general = generalOf(draw, house);
  const writer = new Writer(house);
  writer.opensPage();
  writer.line(`# Annual report ${house.year}`, '', ...preface(house), '');
  if (general) writer.line(general.sentence, '');
  const heading = draw.pick(HEADINGS);
  const start = draw.whole(0, ASIDES.length - 1);
  const asides = [...ASIDES.slice(start), ...ASIDES.slice(0, start)];
  for (const statement of statementsOf(draw, house)) {
    write({ writer, draw, heading, asides }, tableOf(draw, house, statement, general));
    if (draw.chance(0.12)) write({ writer, draw, heading, asides }, holdings(draw, house));
    if (draw.chance(0.12)) write({ writer, draw, heading, asides }, trend(draw, house));
  }
  return { seed, text: writer.text, house, figures: writer.figures, tableLines: writer.tableLines };
}

/** Tells on which day years end. */
function preface(house: House): string[] {
  const [end, before] = [house.yearEnd(house.year), house.yearEnd(house.year - 1)];
  const date = (day: string) => printedDate(day, house.dates === 'german' ? 'points' : house.dates);
  return house.isFloating
    ? [`The fiscal year ended ${date(end)} is compared with the fiscal year ended ${date(before)}.`]
    : [`This report covers the year ended ${date(end)}, with the year ended ${date(before)} beside it.`];
}

/** Sentences between the tables, each once in a report: they use units and declare none. */
const ASIDES: readonly string[] = [
  'The figures were approved by the board and are in agreement with the books.',
  'A loan of Rs. 12.50 crore was sanctioned on 12 May 2024 and is repayable in 2031.',
  'Claims of $ 3.4 million are contested; no provision is made for them.',
  'Of 214 offices 37 were inspected, which is 17 per cent of them.',
  'Deposits are placed with banks of good standing only, and none is overdue.',
  'The auditors were given all explanations for which they asked.',
  'Leases run for three to nine years and may be renewed once by agreement.',
  'Stocks are valued at the lower of cost and what they are expected to fetch.',
  'Nothing of weight has happened since the end of the year.',
  'Dividends are paid in June, once the meeting has resolved upon them.',
];

type Heading = (title: string) => string;

const HEADINGS: readonly Heading[] = [
  (title) => `## ${title}`,
  (title) => `## ${title.toUpperCase()}`,
  (title) => `### **${title}**`,
];

/** What the tables of a report share when they are written down. */
interface Writing {
  readonly writer: Writer;
  readonly draw: Draw;
  readonly heading: Heading;
  /** Sentences that have not been used. */
  readonly asides: string[];
}

function write({ writer, draw, heading, asides }: Writing, sheet: Sheet): void {
  writer.line('', heading(sheet.title), '');
  if (sheet.above.length > 0) writer.line(...sheet.above, '');
  const heads = sheet.rows.filter(({ role }) => role === 'head');
  const rest = sheet.rows.slice(heads.length);
  const isCut = draw.chance(0.3) && rest.length > 5;
  const cut = isCut ? draw.whole(3, rest.length - 2) : rest.length;
  writer.table(sheet, [...heads, ...rest.slice(0, cut)]);
  if (isCut) {
    writer.turn();
    const again = draw.chance(0.5) ? heads : [];
    writer.table(sheet, [...again, ...rest.slice(cut)]);
  }
  writer.line('', ...sheet.below, '');
  // a caption below its table is not that of the next one: a sentence parts them
  if (sheet.below.length > 0 || draw.chance(0.3)) writer.line(asides.pop() ?? '', '');
  if (draw.chance(0.15)) writer.turn();
}

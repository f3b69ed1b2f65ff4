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
  writer.line(house.runningHead, '', `# Annual report ${house.year}`, '', ...preface(house), '');
  if (general) writer.line(general.sentence, '');
  const heading = draw.pick(HEADINGS);
  for (const statement of statementsOf(draw, house)) {
    write(writer, draw, heading, tableOf(draw, house, statement, general));
    if (draw.chance(0.12)) write(writer, draw, heading, holdings(draw, house));
    if (draw.chance(0.12)) write(writer, draw, heading, trend(draw, house));
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

/** Sentences between the tables: they use units and declare none. */
const ASIDES = [
  'The figures were approved by the board and are in agreement with the books.',
  'A loan of Rs. 12.50 crore was sanctioned on 12 May 2024 and is repayable in 2031.',
  'Claims of $ 3.4 million are contested; no provision is made for them.',
  'Of 214 offices 37 were inspected, which is 17 per cent of them.',
];

type Heading = (title: string) => string;

const HEADINGS: readonly Heading[] = [
  (title) => `## ${title}`,
  (title) => `**${title}**`,
  (title) => `## ${title.toUpperCase()}`,
  (title) => `### **${title}**`,
];

function write(writer: Writer, draw: Draw, heading: Heading, sheet: Sheet): void {
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
  if (draw.chance(0.3)) writer.line(draw.pick(ASIDES), '');
  if (draw.chance(0.15)) writer.turn();
}

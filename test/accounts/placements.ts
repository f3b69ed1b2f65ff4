import type { ScaleName } from '../../src/meaning/answer.js';
import type { Draw } from './draw.js';
import type { House } from './house.js';
import type { UnitTruth } from './truth.js';
import type { UnitPhrase } from './words.js';
import { unitPhrase } from './words.js';

/** A full-width row that sets the unit from an item on. */
export interface Switch {
  readonly before: number;
  readonly text: string;
  readonly unit: UnitTruth;
}

/** Where a table says its unit. */
export interface Placement {
  readonly shape: string;
  /** The unit of its money; null where nothing tells it. */
  readonly unit: UnitTruth | null;
  /** The scale in which numbers of shares are printed. */
  readonly shares: ScaleName;
  readonly titleEnd: string;
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly corner: string;
  /** What is written behind the last head of each column of amounts, '' for nothing. */
  readonly headEnd: (column: number) => string;
  /** A row of heads of its own below the others, by column of amounts; null for none. */
  readonly headRow: ((column: number) => string) | null;
  /** A row of heads above the others; null for none. */
  readonly topRow: ((column: number) => string) | null;
  readonly labelEnd: string;
  readonly switches: readonly Switch[];
  /** A column beside the labels that names the unit of each row. */
  readonly inColumn: string | null;
}

const NOTHING: Omit<Placement, 'shape' | 'unit'> = {
  shares: 'one',
  titleEnd: '',
  above: [],
  below: [],
  corner: '',
  headEnd: () => '',
  headRow: null,
  topRow: null,
  labelEnd: '',
  switches: [],
  inColumn: null,
};

type Maker = (said: UnitPhrase, draw: Draw, house: House) => Partial<Placement>;

const inBrackets = (words: string): string => `(${words})`;

/** Places for the unit, by the name that a failure is reported under. */
const PLACES: Readonly<Record<string, Maker>> = {
  'line above': ({ words }) => ({ above: [inBrackets(words)] }),
  'line above, bare': ({ words }) => ({ above: [words] }),
  'line above, in bold': ({ words }) => ({ above: [`**(${words})**`] }),
  'title ends': ({ words }) => ({ titleEnd: ` (${words})` }),
  'except per share': ({ words }, draw) => ({
    above: [
      `(${words}, ${draw.pick(['except per share data', 'except for per share amounts', 'except earnings per share'])})`,
    ],
  }),
  'except shares': ({ words }) => ({ above: [`(${words}, except share and per share data)`] }),
  'shares in millions': ({ words }) => ({ above: [`(${words}, shares in millions)`], shares: 'million' }),
  corner: ({ words }) => ({ corner: inBrackets(words) }),
  'corner with words': ({ words }, draw) => ({
    corner: `${draw.pick(['Particulars', 'Description'])} (${words})`,
  }),
  'one head': ({ words }) => ({ headEnd: (column) => (column === 0 ? ` (${words})` : '') }),
  'last head': ({ words }) => ({ headEnd: (column) => (column === -1 ? ` (${words})` : '') }),
  'each head': ({ words }) => ({ headEnd: () => ` (${words})` }),
  'each head, bare': ({ words }) => ({ headEnd: () => (/^[J']/.test(words) ? ` (${words})` : ` ${words}`) }),
  'row of heads': ({ words }, draw) => ({
    headRow: draw.chance(0.5) ? () => words : () => inBrackets(words),
  }),
  'row above heads': ({ words }) => ({ topRow: (column) => (column === -1 ? inBrackets(words) : '') }),
  'full-width row': ({ words, unit }) => ({ switches: [{ before: 0, text: inBrackets(words), unit }] }),
  'switch and back': switchAndBack,
  'line below': ({ words }) => ({ below: [inBrackets(words)] }),
  'split over lines': ({ words }) => {
    const [first = '', ...rest] = words.split(' ');
    return rest.length > 0
      ? {
          above: [
            `(${first}${rest.length > 1 ? ` ${rest[0]}` : ''}`,
            `${rest.slice(rest.length > 1 ? 1 : 0).join(' ')})`,
          ],
        }
      : { above: [inBrackets(words)] };
  },
  'split over cells': ({ words }) => {
    const parts = words.split(' ');
    const last = parts.pop() ?? '';
    return parts.length > 0
      ? { topRow: (column) => (column === 0 ? `(${parts.join(' ')}` : column === 1 ? `${last})` : '') }
      : { above: [inBrackets(words)] };
  },
  'each label': ({ words }) => ({ labelEnd: ` (${words})` }),
  'column of units': ({ words }) => ({ inColumn: words }),
};

/** "£m" and "₹ in lakh" as part of a sentence. */
function stated(words: string): string {
  if (/^in\b/i.test(words)) return words;
  const told = words
    .replace(/^Amount in /, '')
    .replace(/^[J'] /, 'Rupees ')
    .replace(/^(\S+) in /, '$1 ');
  return `in ${told}`;
}

function switchAndBack(said: UnitPhrase, draw: Draw, house: House): Partial<Placement> {
  const scale = draw.pick(house.scales.filter((each) => each !== said.unit.scale && each !== 'one'));
  const other = unitPhrase(draw, house, scale);
  const row = (before: number, { words, unit }: UnitPhrase): Switch => ({
    before,
    text: inBrackets(words),
    unit,
  });
  return { switches: [row(0, said), row(2, other), row(4, said)] };
}

/** The unit that the report states once for all its tables. */
export interface General {
  readonly sentence: string;
  readonly unit: UnitTruth;
}

/** A sentence for the whole report, or none. */
export function generalOf(draw: Draw, house: House): General | null {
  if (draw.chance(0.5)) return null;
  const { words, unit } = unitPhrase(draw, house, draw.pick(house.scales.filter((scale) => scale !== 'one')));
  const sentence = draw.pick([
    `All amounts are ${stated(words)} unless otherwise stated.`,
    `All figures are ${stated(words)}, except where otherwise indicated.`,
    `(All amounts ${stated(words)}, unless otherwise stated)`,
  ]);
  return { sentence, unit };
}

/** Where a table says its unit, and which it is. `amounts` is the number of its columns of amounts. */
export function placementOf(draw: Draw, house: House, general: General | null, amounts: number): Placement {
  if (general && draw.chance(0.35)) return { ...NOTHING, shape: 'document', unit: general.unit };
  if (!general && draw.chance(0.06)) return { ...NOTHING, shape: 'nowhere', unit: null };
  const names = Object.keys(PLACES).filter(
    (name) => amounts > 1 || !/^(?:split over cells|one head|last head)/.test(name),
  );
  const shape = draw.pick(names);
  const isOfShares = shape === 'shares in millions' || shape === 'except shares';
  const scales = house.scales.filter((scale) => !isOfShares || scale !== 'one');
  const said = unitPhrase(draw, house, draw.pick(scales));
  const made = PLACES[shape]?.(said, draw, house) ?? {};
  return { ...NOTHING, unit: said.unit, ...made, shape };
}

import { decimalText } from '../../figures/decimal.js';
import { groupsOf, withGroups } from '../../figures/digit-groups.js';
import type { Amount } from '../../tables/totals/amounts.js';
import { exactOf } from '../../tables/totals/amounts.js';
import type { SumCheck } from '../../tables/totals/sums.js';
import type { Suspect } from '../../tables/totals/suspect.js';
import type { Mismatch } from '../../tables/totals/totals.js';
import type { Found } from './finding.js';

/** Says of a total that does not come out by how much, and which figure may be to blame. */
export function mismatchFinding({ check, suspect }: Mismatch, places: number): Found {
  const { total, column, parts } = check;
  const blamed = suspect?.what === 'sign' ? suspect.amount : null;
  const at = blamed ?? total;
  return {
    line: at.line,
    column,
    rule: blamed ? 'lost-sign' : 'total-mismatch',
    message: `${sumText(check, places)}${suspect ? `; ${blame(suspect, places)}` : ''}`,
    evidence: lines([...parts.map(({ amount }) => amount), total]),
  };
}

/** Says of a total that it is off by rounding, in a document whose totals are not. */
export function roundedFinding(check: SumCheck, places: number): Found {
  return {
    line: check.total.line,
    column: check.column,
    rule: 'total-mismatch',
    severity: 'note',
    message: `${sumText(check, places)}: rounding, or a last digit; other totals here come out exactly`,
    evidence: lines([...check.parts.map(({ amount }) => amount), check.total]),
  };
}

/** `"Total" 195.55 comes out of 2 figures, lines 7-11`. */
export function heldText(check: SumCheck): string {
  const { row, total, parts } = check;
  return `${named(row.label)}${total.printed?.text ?? ''} comes out of ${parts.length} figures, ${span(parts.map((p) => p.amount))}`;
}

function sumText({ row, total, parts, difference }: SumCheck, places: number): string {
  const like = total.printed?.text ?? '';
  const sum = text(exactOf(total) + BigInt(difference), places, like);
  const off = `${text(BigInt(Math.abs(difference)), places, like)} ${difference > 0 ? 'more' : 'less'}`;
  return `${named(row.label)}${like}: its ${parts.length} parts, ${span(parts.map((p) => p.amount))}, come to ${sum}, ${off}`;
}

function blame({ what, amount, wanted }: Suspect, places: number): string {
  if (!amount || wanted === null)
    return what === 'digit' ? 'one digit of one figure would explain it' : `one ${what} would explain it`;
  const printed = amount.printed?.text ?? '';
  return `"${printed}" on line ${amount.line} as ${text(BigInt(wanted), places, printed)} would come out (${what})`;
}

function named(label: string): string {
  return label === '' ? '' : `"${label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label}" `;
}

const LONGEST = 60;

/** An amount as a figure of its table is printed. */
function text(value: bigint, places: number, like: string): string {
  const printed = /\d([.,])(\d{1,2})\D*$/.exec(like);
  const plain = decimalText({ digits: value, places });
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = fraction.padEnd(printed?.[2]?.length ?? 0, '0');
  const grouped = /\d[,.' ]\d{2,3}/.test(like) ? withGroups(whole, groupsOf(like) ?? 'western') : whole;
  return digits === '' ? grouped : `${grouped}.${digits}`;
}

function span(amounts: readonly Amount[]): string {
  const all = lines(amounts);
  const [first, last] = [all[0], all.at(-1)];
  return first === last ? `line ${first}` : `lines ${first}-${last}`;
}

function lines(amounts: readonly Amount[]): readonly number[] {
  return [...new Set(amounts.filter(({ printed }) => printed).map(({ line }) => line))].sort((a, b) => a - b);
}

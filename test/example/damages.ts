import {
  blankInDecimals,
  type Damage,
  lostLeadingDigit,
  lostSeparators,
  negativeAs,
  pointForComma,
  separatorsBelow,
  twoInOneCell,
  weldedEmphasis,
  wordCut,
} from './damage.js';

/**
 * Which rows of the report the converter harmed, and how: "statement: row". Columns count from 0, the label. A real
 * report of this length has such rows by the dozen.
 */
export const DAMAGES: ReadonlyMap<string, Damage> = new Map([
  ['1: Total – Assets', weldedEmphasis],
  ['18: Total – Loans and Advances', weldedEmphasis],
  ['15: Total – 2202', weldedEmphasis],
  ['12: recovered', wordCut(4)],
  ['12: borrowed', wordCut(7)],
  ['12: repaid', wordCut(13)],
  ['14: 0029-00-103', separatorsBelow(1)],
  ['15: 2405-00-101', separatorsBelow(1, 2)],
  ['18: 6425-00-107 District Central Co-operative Bank, Mahulpur', separatorsBelow(1)],
  ['14: 0055-00-102', twoInOneCell(1)],
  ['16: 4210-02-103', twoInOneCell(1)],
  ['15: 2014-00-102', lostLeadingDigit(1)],
  ['18: 6216-02-201 Loans to housing co-operatives', lostLeadingDigit(4)],
  ['5: 4215', blankInDecimals(1)],
  ['10: 4 Universities', pointForComma(1)],
  ['16: 4202-01-202', lostSeparators(2)],
  ['14: 0006-00-900', negativeAs('(#)', 1)],
  ['14: 0030-02-900', negativeAs('-#', 1)],
  ['14: 0853-00-900', negativeAs('\u2212#', 1)],
  ['15: 2055-00-911', negativeAs('(-) #', 1)],
]);

import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { Table } from '../../tables/table.js';
import { tablesHolding } from '../../tables/tables.js';
import { MAY_DECLARE } from './captions.js';

/** Currencies and scales that captions are not known to be printed with. */
const OTHER_WORDS =
  /tsd|miles de|milhares|tusental|लाख|ಲಕ್ಷ|®pà|करोड़|करोड़|mln|mns?\b|mill[oó]n|bns?\b|mrd|mil[ij]ard|tn\b|रु|reais|brl|jmd|ttd|twd|mxn|usd|eur|gbp|jpy|yuan|cny|人民|franc|won\b|krw|₩|kron|sek|nok|dkk|rands?\b|zar|naira|ngn|₦|shilling|kes|ksh|tk\b|bdt|৳|myr|idr|thb|฿|php|₱|z[lł]oty|pln|liras?|₺|dirham|aed|hkd|sgd|aud|cad|nzd|\bin\s+`?[jdhi]`?\s*\)/;

/** What may hide such a word in a text as printed, or become one where it is read: marks inside words, other digits. */
const HIDDEN =
  /&(?!amp;|nbsp;)|[a-z]&nbsp;|<(?!\/?(?:t[rdh]|table|tbody|thead)\b)|\u00ad|(?<=[^\s|])[*_~\\]{1,12}(?=[^\s|*_~\\])|[*_~\\]{13}|[＄￥₨０०೦٠০]/;

const MAY_NAME_MONEY = new RegExp(`${MAY_DECLARE.source}|${OTHER_WORDS.source}|${HIDDEN.source}`, 'gim');

/** The tables in which some cell may name a unit of money: the others need not be read for one. */
export const moneyTables = once((document: Document): readonly Table[] =>
  tablesHolding(document, MAY_NAME_MONEY),
);

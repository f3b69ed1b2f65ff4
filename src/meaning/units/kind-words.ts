import type { UnitKind } from '../answer.js';

/** A kind of unit told by words other than a currency, in labels and headers. Order decides. */
const KIND_WORDS: readonly {
  readonly kind: UnitKind;
  readonly words: readonly RegExp[];
  readonly not?: RegExp;
}[] = [
  {
    // the whole of a header cell, but for its date and the letter that formulas call it by: "No. (B)"
    kind: 'count',
    words: [
      /^\W*(?:numbers?|no\.|nos\.?|number \(nos\.?\)|nos?\.? ?\([a-z]\))\W*$/i,
      /\b(?:19|20)\d\d (?:numbers?|nos\.?)$/i,
    ],
  },
  {
    // "Shares used in computing earnings per share", "Weighted average number of equity shares for EPS"
    kind: 'count',
    words: [
      /\bshares? used (?:in|for|to)\b/i,
      /^(?!\W*(?:basic |diluted )?(?:earnings|eps|net|profit|loss)).*\b(?:weighted[- ]average|number of|no\.? of)\b.*\bshares?\b/i,
    ],
    not: /\bprice\b|\bfair value\b|\btimes\b/i,
  },
  {
    // Rate (₹ per MT), Price (₹/kg), Debtor turnover (days): no money of the table's scale
    kind: 'other',
    words: [
      /(?:₹|\brs\b\.?|[$€£])\s?(?:\/|per\b)\s?(?!(?:equity |ordinary )?(?:share|cent)|mio\b|million)[a-z]/i,
      /\b(?:rate|price|tariff|realisation|realization)s? per (?!(?:equity |ordinary )?(?:share|cent))[a-z]/i,
      /\(\s*(?:in )?(?:days|years?|yrs\.?|months)\s*\)/i,
      /\bin (?:days|months|years)\b/i,
      // a hundredth of a per cent
      /\bbps\b|\bbas(?:is|ic) points\b/i,
      /\b(?:debtors?|creditors?|inventory|receivables?|payables?|turnover|outstanding|holding|cycle|sales|purchases|stock) days\W*$/i,
      /^\W*(?:in )?(?:days|years|months)\W*$/i,
      /\buseful (?:economic )?li(?:fe|ves)\b(?=\W*(?:\(|$|in\b|years?\b))/i,
      /\baverage (?:contract|exchange) rates?$/i,
      // "Exchange rate", "Closing exchange rate (₹/US$)", not "Effect of exchange rates"
      /^\W*(?:(?:average|closing|opening|year[- ]end|spot|applicable|foreign|currency) )*exchange rates?\b(?!.*\b(?:changes?|differences?|effects?|gains?|loss(?:es)?|fluctuations?|movements?|translation|risk|adjustments?|impact)\b)/i,
      /^\W*(?:average|median|mean|weighted[- ]average) age\b/i,
      // "Expected average remaining working lives of employees"
      /\b(?:remaining|average|expected) (?:working|service) li(?:fe|ves)\b|\bweighted[- ]average (?:remaining )?(?:duration|contractual life)\b/i,
      /\bequivalent (?:of|to) (?:one|1) (?:us ?)?[$€£₹]?/i,
    ],
  },
  {
    kind: 'per share',
    words: [
      /\bper\s*(?:equity|ordinary|common|preference|preferred|basic|diluted)?\s*(?:share|unit)s?\b/i,
      /\beps\b/i,
      /\bdps\b/i,
      /earnings?\s*\/?\s*\(?loss(?:es)?\)?\s*per/i,
      /earnings? per/i,
      /ergebnis (?:pro|je) aktie/i,
      /dividende (?:pro|je) aktie/i,
      /\bexercise prices?\b/i,
      /^\W*(?:face|par) value\b(?!.*\b(?:aggregate|total|million|crore|lakh)\b)/i,
      /\bweighted[- ]+average (?:grant[- ]date )?fair value\b/i,
      /\b(?:pence|cents|paise)\b/i,
    ],
    // "Net income for basic earnings per share" is what is divided
    not: /\bin(?:cl|to)\b.*per share data|\b(?:income|profit|loss|earnings)\b.*\b(?:for|used in|to compute|computing|calculating) (?:the )?(?:basic |diluted |and )*(?:earnings|eps|profit|loss) per/i,
  },
  // not the rate of an instrument: "State Development Loan 2031, 6.95 per cent"
  {
    kind: 'percent',
    words: [
      /\bcagr\b/i,
      /\bnet interest margin\b/i,
      /\b(?:ebitda|operating|profit) margin\b/i,
      /(?<![\d.]\s?)%/i,
      /(?<!\d\s?)\bper ?cent(?:age)?s?\b/i,
      /\bproportion of (?:the )?(?:ownership|voting|equity|share)/i,
      /\bin v\.?h\.?\b/i,
    ],
  },
  {
    kind: 'count',
    words: [
      /\b(?:number|numbers|nos?\.|no\b\.?) of\b/i,
      /\bnos?\.\s?of\b/i,
      /\b(?:durchschnitt|zahl)\b.*\baktien\b/i,
      /\((?:in )?nos?\.?\)/i,
      /\(numbers?\)/i,
      /\bnos\b\.?\)?$/i,
      /\bheadcount\b/i,
      /^\W*(?:total |average |closing |opening |net )*(?:subscribers?|(?:subscriber|customer) base)\W*$/i,
      /\bsquare (?:feet|foot|footage|met(?:re|er)s)\b|\bsq\.? ?(?:ft|m(?:tr)?s?)\b/i,
      /(?<![a-z])[kmgt]wh?(?:e|p|ac|dc)?\b(?!\s*[\d,.]*\s*(?:plant|project|unit|power|solar|wind|thermal|hydro|station)s?\b)/i,
      /\battendance\b|\bmeetings (?:held|attended)\b/i,
      /\bweighted[- ]average.*\bshares?\b/i,
      /\bshares? (?:issued and )?outstanding\b/i,
      /\bshares? \(in\b/i,
      /^\W*(?:equity )?shares held(?: as (?:at|on|of)\b| (?:at|on)\b|\W*$)/i,
      /\b(?:awards?|options?) (?:held|granted|vested|lapsed|forfeited|exercised|cancelled)\b/i,
      /\((?:mt|tonnes?|tons?|mmt|tmt|kg|kwh|mwh|mw|litres?|sq\.? ?(?:ft|m)|units?|persons?|employees)\)/i,
      /\b(?:tonnes?|metric tons?)\b/i,
      // energy, water and emissions of the business responsibility reports
      /\((?:in )?(?:k(?:ilo)?l(?:it(?:re|er)s?)?|[gtm]j|(?:giga|tera|mega) ?joules?|m?tco2e?|metric tonnes?(?: of co2 equivalent)?)\)/i,
      /\bno\. of\b/i,
      /\bquantity\b/i,
      /\banzahl\b/i,
      /^\W*(?:total )?employees\W*$/i,
      /\bmitarbeiter/i,
    ],
    not: /\b(?:price|value|cost|amount|capital|times)\b/i,
  },
  {
    // "CO2 in Mio t": the scale counts something else than money
    kind: 'count',
    words: [
      // "CO2 in Mio t": the scale counts something else than money
      /\b(?:mio\.?|millions?|thousands?|lakhs?|mn|bn) (?:t|tons?|km|[kmg]wh|litres?|mt|customers?|users?|subscribers?|shares|people|employees|passengers|sq\.? ?(?:ft|m))\b/i,
    ],
    not: /₹|\brs\b|\brupees\b|[$€£]/i,
  },
  {
    // "in BBVA shares": paid in shares, beside what is paid in cash
    kind: 'count',
    words: [/\bremuneration\b.*\bin (?:\w+ )?shares\b/i, /^total shares$/i],
  },
  {
    // "Effect of dilutive share options"
    kind: 'count',
    words: [/\bdiluti(?:ve|on)\b.*\b(?:options?|awards?|shares|stock|rsus?|warrants|securities)\b/i],
    not: /\bearnings\b|\bprofit\b|\bloss(?:es)?\b|\bincome\b|\bper (?:equity |ordinary )?share\b|\bcost\b/i,
  },
  {
    kind: 'ratio',
    words: [
      /(?<!\bat \w+ )\bratios?\b(?=\s*(?:[(:%*-]|\d|$))/i,
      /^\W*ratios? (?:of|to)\b/i,
      /\bfactor\b/i,
      /\bbuoyancy\b/i,
      /\belasticity\b/i,
      /\b(?:in )?times\b/i,
      /(?<=\w.*)\((?:x|in x)\)/i,
      /\bmultiple\b/i,
      /\bprice\s*\/\s*earnings\b/i,
      /\bp\/e\b/i,
    ],
    not: /%|per ?cent/i,
  },
];

/** The kind that the words of a folded text name, and the words; null when they name none. */
export function kindIn(
  folded: string,
): { readonly kind: UnitKind; readonly at: number; readonly words: string } | null {
  for (const { kind, words, not } of KIND_WORDS) {
    if (not?.test(folded)) continue;
    for (const pattern of words) {
      const m = pattern.exec(folded);
      if (m) return { kind, at: m.index, words: m[0] };
    }
  }
  return null;
}

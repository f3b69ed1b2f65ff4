import type { ScaleName } from '../../src/meaning/answer.js';
import type { Draw } from './draw.js';
import type { House } from './house.js';
import type { UnitTruth } from './truth.js';

/** Words that name a money unit, without brackets, and what they tell. */
export interface UnitPhrase {
  readonly words: string;
  readonly unit: UnitTruth;
}

const SCALE_NAMES: Readonly<Partial<Record<ScaleName, readonly string[]>>> = {
  thousand: ['thousands', 'thousand', "'000", '’000'],
  lakh: ['lakh', 'lakhs', 'Lakhs', 'lacs', 'lac'],
  million: ['millions', 'million', 'Millions', 'mn'],
  crore: ['crore', 'crores', 'Crore', 'Crores'],
  billion: ['billions', 'billion'],
};

/** One of the ways to say a money unit of the house: "₹ in lakh", "in crores", "$ in millions", "£m", "Mio €". */
export function unitPhrase(draw: Draw, house: House, scale: ScaleName): UnitPhrase {
  const unit = (currency: string | null): UnitTruth => ({ kind: 'money', currency, scale });
  if (scale === 'one') {
    const name = house.isSignLost || isLetter(house.sign) ? 'Rupees' : house.sign;
    return { words: `Amount in ${name}`, unit: unit(house.currency) };
  }
  const name = draw.pick(SCALE_NAMES[scale] ?? ['']);
  const isNumber = name.includes('000');
  if (house.isSignLost) return { words: isNumber ? 'in thousands' : `in ${name}`, unit: unit(null) };
  const told = unit(house.currency);
  const { sign } = house;
  if (house.kind === 'indian' || house.kind === 'state') {
    if (isNumber) return { words: `${isLetter(sign) ? '₹' : sign} in thousands`, unit: told };
    if (isLetter(sign) || sign === '`' || sign === '\ufffd')
      return { words: draw.pick([`${sign} in ${name}`, `${sign} in ${name}`]), unit: told };
    return {
      words: draw.pick([`${sign} in ${name}`, `${sign} ${name}`, `Amount in ${sign} ${name}`]),
      unit: told,
    };
  }
  const short = { thousand: `${sign}’000`, million: `${sign}m`, billion: `${sign}bn` }[scale as string] ?? '';
  const forms: Readonly<Record<string, readonly string[]>> = {
    USD: isNumber
      ? [`${sign}'000`, `in ${sign} thousands`]
      : [`${sign} in ${name}`, `in ${name} of U.S. dollars`, `US$ ${name}`],
    GBP: [short, short, isNumber ? short : `£ ${name}`],
    EUR:
      scale === 'million'
        ? ['Mio €', '€ million', 'EUR million', 'in € million', 'in Mio EUR', '€m']
        : ['T€', 'TEUR', "€'000", 'in € thousand', 'EUR thousand'],
    CNY: [isNumber ? "RMB'000" : `RMB ${name}`, isNumber ? 'RMB’000' : `in RMB ${name}`],
    CHF: [isNumber ? 'in CHF thousands' : `CHF ${name}`, isNumber ? "CHF '000" : `in CHF ${name}`],
  };
  return { words: draw.pick(forms[house.currency] ?? [short]), unit: told };
}

function isLetter(sign: string): boolean {
  return sign === 'J' || sign === "'";
}

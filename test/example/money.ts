/** An amount of money in whole thousands of rupees, which is the last printed digit of an amount in lakh. */
export type Amount = number;

/** Thousands of rupees in a lakh and in a crore. */
const LAKH = 100;
const CRORE = 10_000;

/** An amount given in crore, rounded to a whole lakh, so that it prints without loss in crore and in lakh. */
export function crore(value: number): Amount {
  return Math.round((value * CRORE) / LAKH) * LAKH;
}

/** 1234567.5 to 12,34,567.50: groups of two above the last three digits, negative as the accounts print it. */
export function indian(value: number, decimals: number): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length > 3 ? `${pairs(whole.slice(0, -3))},${whole.slice(-3)}` : whole;
  return `${value < 0 ? '(-)' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

function pairs(digits: string): string {
  return digits.replace(/\B(?=(\d{2})+$)/g, ',');
}

/** "12,345.67" in lakh; ".." where there is nothing. */
export function inLakh(amount: Amount): string {
  return amount === 0 ? '..' : indian(amount / LAKH, 2);
}

/** "123.46" in crore; ".." where there is nothing. An amount that would be rounded is a mistake of the generator. */
export function inCrore(amount: Amount): string {
  if (amount % LAKH !== 0) throw new Error(`${amount} thousand rupees do not print in crore without loss`);
  return amount === 0 ? '..' : indian(amount / CRORE, 2);
}

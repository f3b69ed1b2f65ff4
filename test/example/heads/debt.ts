/** A market loan: rate in per cent, name, year of maturity, balance in crore at the end of 2023-24; 0 when raised in 2024-25. */
export interface MarketLoan {
  readonly rate: string;
  readonly matures: number;
  readonly balance: number;
}

function loan(rate: string, matures: number, balance: number): MarketLoan {
  return { rate, matures, balance };
}

export const MARKET_LOANS: readonly MarketLoan[] = [
  loan('8.91', 2024, 1_500),
  loan('8.84', 2024, 1_250),
  loan('8.42', 2025, 2_000),
  loan('8.27', 2026, 2_400),
  loan('7.98', 2026, 1_800),
  loan('7.62', 2027, 3_000),
  loan('7.17', 2027, 2_600),
  loan('8.14', 2028, 3_500),
  loan('8.32', 2028, 3_200),
  loan('7.24', 2029, 4_000),
  loan('6.98', 2029, 3_800),
  loan('6.49', 2030, 4_500),
  loan('6.63', 2030, 4_200),
  loan('6.95', 2031, 5_000),
  loan('7.08', 2031, 3_600),
  loan('7.76', 2032, 4_800),
  loan('7.54', 2032, 4_400),
  loan('7.46', 2033, 5_200),
  loan('7.71', 2033, 4_900),
  loan('7.37', 2034, 5_600),
  loan('7.43', 2034, 0),
  loan('7.18', 2035, 0),
  loan('7.05', 2035, 0),
  loan('6.92', 2039, 0),
];

/** Other kinds of debt and liability: balance, received and repaid in 2024-25, in crore. */
export interface Liability {
  readonly code: string;
  readonly title: string;
  readonly balance: number;
  readonly received: number;
  readonly repaid: number;
}

function liability(
  code: string,
  title: string,
  balance: number,
  received: number,
  repaid: number,
): Liability {
  return { code, title, balance, received, repaid };
}

export const OTHER_INTERNAL_DEBT: readonly Liability[] = [
  liability('6003-00-105', 'Loans from the agriculture and rural development bank', 3_180, 912, 604),
  liability('6003-00-103', 'Loans from the insurance corporation', 214, 0, 41),
  liability('6003-00-108', 'Loans from the co-operative development corporation', 96, 18, 22),
  liability('6003-00-110', 'Ways and means advances', 0, 1_460, 1_460),
  liability('6003-00-111', 'Special securities issued to the small savings fund', 5_212, 0, 684),
];

export const UNION_LOANS: readonly Liability[] = [
  liability('6004-09-101', 'Loans for centrally sponsored and State plan schemes', 2_470, 318, 226),
  liability('6004-09-105', 'Fifty year loans for capital investment', 3_845, 2_106, 0),
  liability('6004-02-101', 'Block loans', 118, 0, 34),
  liability('6004-01-201', 'House building advances', 7, 0, 2),
];

export const PUBLIC_ACCOUNT: readonly Liability[] = [
  liability('8009', 'State Provident Funds', 9_480, 2_214, 1_866),
  liability('8011', 'Insurance and Pension Funds', 1_322, 268, 199),
  liability('8121', 'General and Other Reserve Funds', 2_905, 1_420, 1_118),
  liability('8229', 'Development and Welfare Funds', 416, 95, 71),
  liability('8443', 'Civil Deposits', 7_731, 6_118, 5_402),
];

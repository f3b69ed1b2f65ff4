/** A body in which the Government holds shares: how many, their face value in rupees, and its holding in per cent. */
export interface Company {
  readonly group: string;
  readonly name: string;
  readonly shares: number;
  readonly face: number;
  readonly holding: string;
  readonly dividend: number;
}

function company(
  group: string,
  name: string,
  shares: number,
  face: number,
  holding: string,
  dividend: number,
): Company {
  return { group, name, shares, face, holding, dividend };
}

const STATUTORY = 'I. Statutory Corporations';
const GOVERNMENT = 'II. Government Companies';
const JOINT = 'III. Joint Stock Companies';
const COOPERATIVE = 'IV. Co-operative Institutions';

/** Shares times face value is a whole number of thousands of rupees; dividend in thousands of rupees. */
export const COMPANIES: readonly Company[] = [
  company(STATUTORY, 'Vanadesh State Road Transport Corporation', 41_36_387, 1_000, '74.12', 0),
  company(STATUTORY, 'Vanadesh Warehousing Corporation', 3_82_150, 100, '50.00', 4_586),
  company(STATUTORY, 'Vanadesh Financial Corporation', 62_41_700, 100, '91.46', 0),
  company(GOVERNMENT, 'Vanadesh Power Transmission Company Ltd', 34_87_12_900, 10, '100.00', 1_04_614),
  company(GOVERNMENT, 'North Vanadesh Electricity Distribution Company Ltd', 21_60_44_500, 10, '100.00', 0),
  company(GOVERNMENT, 'South Vanadesh Electricity Distribution Company Ltd', 19_75_31_200, 10, '100.00', 0),
  company(GOVERNMENT, 'Vanadesh Hydel Generation Company Ltd', 12_04_18_000, 10, '100.00', 60_209),
  company(GOVERNMENT, 'Aranyanagar Metro Rail Corporation Ltd', 98_63_400, 100, '51.00', 0),
  company(GOVERNMENT, 'Vanadesh State Seeds Corporation Ltd', 5_18_300, 100, '68.35', 1_037),
  company(GOVERNMENT, 'Small Industries Development Corporation Ltd', 8_42_600, 100, '100.00', 0),
  company(GOVERNMENT, 'Handloom Development Corporation Ltd', 2_97_500, 100, '96.80', 0),
  company(GOVERNMENT, 'Vanadesh Paper Mills Ltd', 11_26_400, 100, '88.07', 0),
  company(GOVERNMENT, 'Vanadesh Tourism Development Corporation Ltd', 6_30_900, 100, '100.00', 2_523),
  company(GOVERNMENT, 'Vanadesh Mineral Development Corporation Ltd', 1_45_20_000, 10, '100.00', 2_17_800),
  company(JOINT, 'Dhavalpur Spinning Mills Ltd', 4_12_700, 10, '11.30', 0),
  company(JOINT, 'Kesarghat Cement Works Ltd', 1_86_500, 10, '2.14', 560),
  company(JOINT, 'Tarangpur Chemicals Ltd', 74_200, 10, '4.92', 0),
  company(COOPERATIVE, 'State Co-operative Bank Ltd', 12_48_000, 100, '38.60', 6_240),
  company(COOPERATIVE, 'Credit co-operatives (1,214 societies)', 94_18_600, 10, '', 1_883),
  company(COOPERATIVE, 'Sugar co-operatives (11 societies)', 36_72_300, 100, '', 0),
  company(COOPERATIVE, 'Handloom weavers’ co-operatives (486 societies)', 7_04_100, 10, '', 0),
];

/** Who received grants-in-aid: a group, its size in crore, its bodies. */
type GranteeGroup = readonly [group: string, size: number, bodies: readonly string[]];

export const GRANTEE_GROUPS: readonly GranteeGroup[] = [
  ['1. Panchayati Raj Institutions', 3_610, ['District panchayats', 'Block panchayats', 'Gram panchayats']],
  [
    '2. Urban Local Bodies',
    2_870,
    [
      'Municipal Corporation, Aranyanagar',
      'Municipal Corporation, Chandravan',
      'Municipal Corporation, Dhavalpur',
      'Municipal Corporation, Kesarghat',
      'Municipal councils',
      'Nagar panchayats',
    ],
  ],
  [
    '3. Public Sector Undertakings',
    4_240,
    [
      'North Vanadesh Electricity Distribution Company Ltd',
      'South Vanadesh Electricity Distribution Company Ltd',
      'Vanadesh State Road Transport Corporation',
      'Handloom Development Corporation Ltd',
      'Vanadesh State Seeds Corporation Ltd',
    ],
  ],
  [
    '4. Autonomous Bodies',
    5_130,
    [
      'Universities',
      'Samagra Shiksha Society',
      'State Health Society',
      'Water Supply and Sewerage Board',
      'Housing and Area Development Board',
      'Renewable Energy Development Agency',
      'Khadi and Village Industries Board',
      'State Sports Council',
    ],
  ],
  [
    '5. Co-operative Institutions',
    318,
    ['Credit co-operatives', 'Marketing co-operatives', 'Dairy co-operatives'],
  ],
  ['6. Others', 1_046, ['Aided schools and colleges', 'Voluntary organisations', 'Other bodies']],
];

/** Guarantees by class: number, maximum amount and balances in crore. */
export interface Guarantee {
  readonly group: string;
  readonly count: number;
  readonly maximum: number;
  readonly opening: number;
  readonly added: number;
  readonly deleted: number;
  readonly fee: number;
}

function guarantee(
  group: string,
  count: number,
  maximum: number,
  opening: number,
  added: number,
  deleted: number,
  fee: number,
): Guarantee {
  return { group, count, maximum, opening, added, deleted, fee };
}

export const GUARANTEES: readonly Guarantee[] = [
  guarantee('Power', 31, 14_820, 8_904.15, 1_612.4, 1_106.85, 44.72),
  guarantee('Co-operatives', 118, 3_640, 1_877.3, 418.65, 502.9, 9.41),
  guarantee('Irrigation', 6, 2_200, 1_310.08, 0, 118.46, 6.55),
  guarantee('Roads and Transport', 14, 1_985, 962.37, 240, 131.22, 4.81),
  guarantee('State Financial Corporation', 9, 740, 318.94, 0, 64.08, 1.6),
  guarantee('Urban Development and Housing', 22, 4_115, 2_641.77, 905.13, 288.34, 13.2),
  guarantee('Other Infrastructure', 4, 560, 207.5, 61.09, 0, 1.04),
  guarantee('Any Other', 7, 182, 64.86, 2.75, 8.31, 0.32),
];

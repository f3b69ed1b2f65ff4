/** A head of loans made by the Government: its section, and the bodies that borrowed. Sizes: balance in crore. */
export interface LoanHead {
  readonly section: string;
  readonly code: string;
  readonly title: string;
  readonly size: number;
  readonly borrowers: readonly string[];
}

const SOCIAL = 'A. Loans for Social Services';
const ECONOMIC = 'B. Loans for Economic Services';
const STAFF = 'C. Loans to Government Servants';

export const TOWNS: readonly string[] = [
  'Aranyanagar',
  'Chandravan',
  'Dhavalpur',
  'Kesarghat',
  'Mahulpur',
  'Nilakanti',
  'Palashgarh',
  'Rohinipur',
  'Sonvada',
  'Tarangpur',
];

function each(body: string, towns = TOWNS): string[] {
  return towns.map((town) => `${body}, ${town}`);
}

export const LOAN_HEADS: readonly LoanHead[] = [
  {
    section: SOCIAL,
    code: '6202',
    title: 'Loans for Education, Sports, Art and Culture',
    size: 14,
    borrowers: [
      '01-203 Vanadesh Open University',
      '02-105 Polytechnic hostels trust',
      '03-800 State sports council',
    ],
  },
  {
    section: SOCIAL,
    code: '6215',
    title: 'Loans for Water Supply and Sanitation',
    size: 610,
    borrowers: [
      '01-190 Vanadesh Water Supply and Sewerage Board',
      ...each('01-191 Municipal Corporation', TOWNS.slice(0, 4)),
      ...each('01-192 Municipal Council', TOWNS.slice(4)),
    ],
  },
  {
    section: SOCIAL,
    code: '6216',
    title: 'Loans for Housing',
    size: 245,
    borrowers: [
      '80-190 Vanadesh Housing and Area Development Board',
      '02-201 Loans to housing co-operatives',
      '03-103 Rural housing scheme',
      '80-201 Loans to displaced families, Tarang reservoir',
      '80-800 Other loans',
    ],
  },
  {
    section: SOCIAL,
    code: '6217',
    title: 'Loans for Urban Development',
    size: 388,
    borrowers: [
      '60-190 Aranyanagar Metro Rail Corporation Ltd',
      ...each('60-191 Improvement Trust', TOWNS.slice(0, 8)),
    ],
  },
  {
    section: SOCIAL,
    code: '6225',
    title: 'Loans for Welfare of Scheduled Castes, Scheduled Tribes and Other Backward Classes',
    size: 72,
    borrowers: [
      '01-190 Scheduled Castes Development Corporation Ltd',
      '02-190 Tribal Development Corporation Ltd',
      '03-190 Backward Classes Finance Corporation Ltd',
    ],
  },
  {
    section: ECONOMIC,
    code: '6401',
    title: 'Loans for Crop Husbandry',
    size: 31,
    borrowers: [
      '00-103 Vanadesh State Seeds Corporation Ltd',
      '00-105 Loans for fertilisers',
      '00-800 Other loans',
    ],
  },
  {
    section: ECONOMIC,
    code: '6425',
    title: 'Loans for Co-operation',
    size: 530,
    borrowers: [
      '00-107 State Co-operative Bank Ltd',
      ...each('00-107 District Central Co-operative Bank'),
      '00-108 State Co-operative Marketing Federation Ltd',
      '00-108 Handloom Weavers’ Co-operative Society Ltd',
    ],
  },
  {
    section: ECONOMIC,
    code: '6801',
    title: 'Loans for Power Projects',
    size: 2_140,
    borrowers: [
      '00-205 Vanadesh Power Transmission Company Ltd',
      '00-205 North Vanadesh Electricity Distribution Company Ltd',
      '00-205 South Vanadesh Electricity Distribution Company Ltd',
      '00-201 Vanadesh Hydel Generation Company Ltd',
      '00-800 Renewable Energy Development Agency',
    ],
  },
  {
    section: ECONOMIC,
    code: '6851',
    title: 'Loans for Village and Small Industries',
    size: 66,
    borrowers: [
      '00-102 Small Industries Development Corporation Ltd',
      '00-103 Handloom Development Corporation Ltd',
      '00-109 Composite village industries co-operatives',
      ...each('00-200 District Industries Centre', TOWNS.slice(2, 8)),
    ],
  },
  {
    section: ECONOMIC,
    code: '6860',
    title: 'Loans for Consumer Industries',
    size: 118,
    borrowers: [
      '01-190 Dhavalpur Spinning Mills Ltd',
      '04-101 Kesarghat Co-operative Sugar Factory Ltd',
      '04-101 Sonvada Co-operative Sugar Factory Ltd',
      '04-101 Rohinipur Co-operative Sugar Factory Ltd',
      '60-600 Vanadesh Paper Mills Ltd',
    ],
  },
  {
    section: ECONOMIC,
    code: '7055',
    title: 'Loans for Road Transport',
    size: 264,
    borrowers: ['00-190 Vanadesh State Road Transport Corporation', '00-191 City bus services, Aranyanagar'],
  },
  {
    section: STAFF,
    code: '7610',
    title: 'Loans to Government Servants',
    size: 42,
    borrowers: [
      '00-201 House building advances',
      '00-202 Advances for purchase of motor conveyances',
      '00-203 Advances for purchase of other conveyances',
      '00-204 Advances for purchase of computers',
    ],
  },
];

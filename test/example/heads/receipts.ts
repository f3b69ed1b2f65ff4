import { type Head, head } from '../ledger.js';

/** Share of the State in the taxes of the Union. */
export const SHARED_TAXES: readonly Head[] = [
  head('0005', 'Central Goods and Services Tax', 14_100, ['00-901 Share of net proceeds assigned to States']),
  head('0020', 'Corporation Tax', 11_300, ['00-901 Share of net proceeds assigned to States']),
  head('0021', 'Taxes on Income other than Corporation Tax', 12_900, [
    '00-901 Share of net proceeds assigned to States',
  ]),
  head('0037', 'Customs', 1_700, ['00-901 Share of net proceeds assigned to States']),
  head('0038', 'Union Excise Duties', 480, ['00-901 Share of net proceeds assigned to States']),
];

export const OWN_TAXES: readonly Head[] = [
  head('0006', 'State Goods and Services Tax', 28_400, [
    '00-101 Tax',
    '00-106 Apportionment of integrated tax',
    '00-102 Interest',
    '00-103 Penalty',
    '00-104 Fees',
    '00-900 Deduct – Refunds',
  ]),
  head('0029', 'Land Revenue', 640, [
    '00-101 Land revenue and land tax',
    '00-103 Rates and cesses on land',
    '00-105 Receipts from sale of Government estates',
    '00-107 Sale proceeds of waste land',
    '00-800 Other receipts',
    '00-900 Deduct – Refunds',
  ]),
  head('0030', 'Stamps and Registration Fees', 5_900, [
    '02-102 Sale of stamps, non-judicial',
    '03-104 Fees for registering documents',
    '02-103 Duty on impressing of documents',
    '01-101 Court fees realised in stamps',
    '03-800 Other receipts',
    '02-900 Deduct – Refunds',
  ]),
  head('0039', 'State Excise', 7_300, [
    '00-105 Foreign liquors and spirits',
    '00-101 Country spirits',
    '00-103 Malt liquor',
    '00-106 Commercial and denatured spirits',
    '00-150 Fines and confiscations',
  ]),
  head('0040', 'Taxes on Sales, Trade etc.', 6_800, [
    '00-111 Value added tax on motor spirit and diesel',
    '00-102 Receipts under the State sales tax law',
    '00-101 Receipts under the Central sales tax law',
    '00-900 Deduct – Refunds',
  ]),
  head('0041', 'Taxes on Vehicles', 3_100, [
    '00-102 Receipts under the State motor vehicles taxation law',
    '00-101 Receipts under the motor vehicles law of the Union',
    '00-800 Other receipts',
  ]),
  head('0043', 'Taxes and Duties on Electricity', 1_250, [
    '00-101 Taxes on consumption and sale of electricity',
    '00-102 Fees under the electricity rules',
    '00-103 Fees for the inspection of lifts',
  ]),
];

export const NON_TAX: readonly Head[] = [
  head('0049', 'Interest Receipts', 820, [
    '04-110 Interest realised on investment of cash balances',
    '04-190 Interest from public sector undertakings',
    '04-195 Interest from co-operative societies',
    '04-103 Interest from departmental commercial undertakings',
    '04-800 Other receipts',
  ]),
  head('0050', 'Dividends and Profits', 95, [
    '00-101 Dividends from public undertakings',
    '00-200 Dividends from other investments',
  ]),
  head('0055', 'Police', 140, [
    '00-101 Police supplied to other Governments',
    '00-102 Police supplied to other parties',
    '00-103 Fees, fines and forfeitures',
    '00-800 Other receipts',
  ]),
  head('0075', 'Miscellaneous General Services', 610, [
    '00-103 State lotteries',
    '00-101 Unclaimed deposits',
    '00-108 Guarantee fees',
    '00-800 Other receipts',
  ]),
  head('0202', 'Education, Sports, Art and Culture', 330, [
    '01-101 Elementary education',
    '01-102 Secondary education',
    '01-103 University and higher education',
    '02-101 Tuitions and other fees, technical education',
    '03-800 Sports and youth services, other receipts',
  ]),
  head('0210', 'Medical and Public Health', 260, [
    '01-020 Receipts from patients for hospital services',
    '03-105 Receipts from medical education',
    '04-104 Fees and fines',
    '01-101 Receipts from employees’ insurance schemes',
  ]),
  head('0406', 'Forestry and Wildlife', 410, [
    '01-101 Sale of timber and other forest produce',
    '01-102 Receipts from social and farm forestries',
    '02-112 Public gardens',
    '01-800 Other receipts',
    '01-900 Deduct – Refunds',
  ]),
  head('0853', 'Non-ferrous Mining and Metallurgical Industries', 3_400, [
    '00-102 Mineral concession fees, rents and royalties',
    '00-104 Mines department',
    '00-800 Other receipts',
    '00-900 Deduct – Refunds',
  ]),
  head('1054', 'Roads and Bridges', 96, [
    '00-102 Tolls on roads',
    '00-101 Tolls on bridges',
    '00-800 Other receipts',
  ]),
];

export const GRANTS: readonly Head[] = [
  head('1601', 'Grants-in-aid from the Central Government', 9_900, [
    '06-101 Grants for centrally sponsored schemes',
    '07-104 Grants under the proviso to Article 275(1), local bodies',
    '07-109 Grants towards the State disaster response fund',
    '08-108 Grants from the central road fund',
  ]),
];

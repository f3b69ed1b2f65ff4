import { type Head, head } from '../ledger.js';

const DIRECTION = '001 Direction and Administration';

export const GENERAL_SERVICES: readonly Head[] = [
  head('2014', 'Administration of Justice', 890, [
    '00-105 Civil and session courts',
    '00-102 High Court',
    '00-106 Small causes courts',
    '00-114 Legal advisers and counsels',
  ]),
  head('2029', 'Land Revenue', 540, [
    `00-103 Land records`,
    `00-${DIRECTION}`,
    '00-102 Survey and settlement operations',
  ]),
  head('2049', 'Interest Payments', 11_900, [
    '01-101 Interest on market loans',
    '04-104 Interest on loans from the Central Government',
    '01-200 Interest on other internal debts',
    '03-104 Interest on State provident funds',
    '05-105 Interest on reserve funds bearing interest',
    '01-305 Management of debt',
  ]),
  head('2053', 'District Administration', 720, [
    '00-093 District establishments',
    '00-094 Other establishments',
    '00-101 Commissioners',
  ]),
  head('2055', 'Police', 6_100, [
    '00-109 District police',
    '00-104 Special police',
    '00-101 Criminal investigation and vigilance',
    `00-${DIRECTION}`,
    '00-003 Education and training',
    '00-115 Modernisation of police force',
    '00-911 Deduct – Recoveries of overpayments',
  ]),
  head('2071', 'Pensions and Other Retirement Benefits', 12_600, [
    '01-101 Superannuation and retirement allowances',
    '01-105 Family pensions',
    '01-104 Gratuities',
    '01-102 Commuted value of pensions',
    '01-117 Government contribution to the defined contribution scheme',
  ]),
];

export const SOCIAL_SERVICES: readonly Head[] = [
  head('2202', 'General Education', 19_800, [
    '01-101 Government primary schools',
    '02-109 Government secondary schools',
    '01-102 Assistance to non-Government primary schools',
    '02-110 Assistance to non-Government secondary schools',
    '03-103 Government colleges and institutes',
    '03-102 Assistance to universities',
    '01-111 Samagra Shiksha',
    '04-200 Other adult education programmes',
    `80-${DIRECTION}`,
    '01-911 Deduct – Recoveries of overpayments',
  ]),
  head('2203', 'Technical Education', 640, [
    '00-105 Polytechnics',
    '00-112 Engineering and technical colleges and institutes',
    '00-107 Scholarships',
    `00-${DIRECTION}`,
  ]),
  head('2210', 'Medical and Public Health', 6_700, [
    '01-110 Hospitals and dispensaries, urban, allopathy',
    '03-103 Primary health centres',
    '05-105 Education, training and research, allopathy',
    '03-104 Community health centres',
    '06-101 Prevention and control of diseases',
    '02-101 Urban health services, ayurveda',
    `01-${DIRECTION}`,
    '06-104 Drug control',
  ]),
  head('2215', 'Water Supply and Sanitation', 1_450, [
    '01-102 Rural water supply programmes',
    '01-101 Urban water supply programmes',
    '02-105 Sanitation services',
    `01-${DIRECTION}`,
  ]),
  head('2217', 'Urban Development', 3_800, [
    '80-191 Assistance to municipal corporations',
    '80-192 Assistance to municipalities and municipal councils',
    '05-051 Construction',
    `80-${DIRECTION}`,
  ]),
  head('2225', 'Welfare of Scheduled Castes, Scheduled Tribes and Other Backward Classes', 2_700, [
    '01-277 Education, scheduled castes',
    '02-277 Education, scheduled tribes',
    '03-277 Education, backward classes',
    '02-796 Tribal area sub-plan',
    '01-793 Special central assistance for the scheduled castes component plan',
  ]),
  head('2235', 'Social Security and Welfare', 7_900, [
    '60-102 Pensions under social security schemes',
    '02-103 Women’s welfare',
    '02-102 Child welfare',
    '02-101 Welfare of handicapped',
    '02-104 Welfare of aged, infirm and destitute',
    '60-200 Other programmes',
  ]),
  head('2236', 'Nutrition', 1_450, [
    '02-101 Special nutrition programmes',
    '02-102 Mid-day meals',
    `80-${DIRECTION}`,
  ]),
  head('2245', 'Relief on account of Natural Calamities', 980, [
    '05-101 Transfer to reserve funds, State disaster response fund',
    '02-101 Gratuitous relief, floods',
    '01-102 Drinking water supply, drought',
    '05-901 Deduct – Amount met from the State disaster response fund',
  ]),
];

export const ECONOMIC_SERVICES: readonly Head[] = [
  head('2401', 'Crop Husbandry', 4_600, [
    '00-110 Crop insurance',
    '00-109 Extension and farmers’ training',
    '00-119 Horticulture and vegetable crops',
    '00-103 Seeds',
    '00-105 Manures and fertilisers',
    '00-108 Commercial crops',
    '00-113 Agricultural engineering',
    `00-${DIRECTION}`,
  ]),
  head('2403', 'Animal Husbandry', 720, [
    '00-101 Veterinary services and animal health',
    '00-102 Cattle and buffalo development',
    '00-103 Poultry development',
    `00-${DIRECTION}`,
  ]),
  head('2405', 'Fisheries', 170, [
    '00-101 Inland fisheries',
    '00-109 Extension and training',
    `00-${DIRECTION}`,
  ]),
  head('2406', 'Forestry and Wildlife', 980, [
    '01-101 Forest conservation, development and regeneration',
    '01-102 Social and farm forestry',
    '02-110 Wildlife preservation',
    `01-${DIRECTION}`,
    '01-070 Communications and buildings',
  ]),
  head('2408', 'Food, Storage and Warehousing', 1_900, [
    '01-102 Food subsidies',
    '01-101 Procurement and supply',
    '02-195 Assistance to co-operatives',
  ]),
  head('2425', 'Co-operation', 520, [
    '00-107 Assistance to credit co-operatives',
    '00-108 Assistance to other co-operatives',
    '00-101 Audit of co-operatives',
    `00-${DIRECTION}`,
  ]),
  head('2515', 'Other Rural Development Programmes', 4_300, [
    '00-198 Assistance to gram panchayats',
    '00-196 Assistance to district panchayats',
    '00-197 Assistance to block panchayats',
    '00-102 Community development',
  ]),
  head('2700', 'Major Irrigation', 610, [
    '04-101 Nilakanti left bank canal, maintenance and repairs',
    '11-101 Tarang reservoir, maintenance and repairs',
    `80-${DIRECTION}`,
    '80-800 Other expenditure',
  ]),
  head('2801', 'Power', 8_600, [
    '05-190 Assistance to public sector and other undertakings',
    '80-101 Assistance to electricity boards',
    '06-800 Rural electrification',
  ]),
  head('2851', 'Village and Small Industries', 340, [
    '00-103 Handloom industries',
    '00-102 Small scale industries',
    '00-105 Khadi and village industries',
    '00-107 Sericulture industries',
    '00-104 Handicraft industries',
  ]),
  head('3054', 'Roads and Bridges', 1_900, [
    '03-337 State highways, road works',
    '04-105 District and other roads, maintenance and repairs',
    '80-107 Railway safety works',
    `80-${DIRECTION}`,
  ]),
  head('3604', 'Compensation and Assignments to Local Bodies and Panchayati Raj Institutions', 2_400, [
    '00-103 Entertainment tax',
    '00-200 Other miscellaneous compensations and assignments',
  ]),
];

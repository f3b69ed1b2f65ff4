import { type Head, head } from '../ledger.js';

export const CAPITAL_GENERAL: readonly Head[] = [
  head('4055', 'Capital Outlay on Police', 190, [
    '00-211 Police housing',
    '00-207 State police',
    '00-003 Training',
  ]),
  head('4059', 'Capital Outlay on Public Works', 780, [
    '01-051 Construction of office buildings',
    '60-051 Construction, other buildings',
    '80-052 Machinery and equipment',
    '80-201 Acquisition of land',
  ]),
];

export const CAPITAL_SOCIAL: readonly Head[] = [
  head('4202', 'Capital Outlay on Education, Sports, Art and Culture', 860, [
    '01-202 Secondary education',
    '01-201 Elementary education',
    '01-203 University and higher education',
    '02-104 Polytechnics',
    '03-102 Sports stadia',
  ]),
  head('4210', 'Capital Outlay on Medical and Public Health', 940, [
    '03-105 Medical education, allopathy',
    '01-110 Hospitals and dispensaries',
    '02-103 Primary health centres',
    '04-107 Public health laboratories',
  ]),
  head('4215', 'Capital Outlay on Water Supply and Sanitation', 1_650, [
    '01-102 Rural water supply',
    '01-101 Urban water supply',
    '02-106 Sewerage services',
  ]),
  head('4217', 'Capital Outlay on Urban Development', 1_150, [
    '60-051 Construction, other urban development schemes',
    '03-191 Assistance to local bodies and corporations',
    '01-050 Land, State capital development',
  ]),
  head(
    '4225',
    'Capital Outlay on Welfare of Scheduled Castes, Scheduled Tribes and Other Backward Classes',
    260,
    [
      '02-277 Education, scheduled tribes',
      '01-277 Education, scheduled castes',
      '03-190 Investments in public sector undertakings',
    ],
  ),
];

export const CAPITAL_ECONOMIC: readonly Head[] = [
  head('4406', 'Capital Outlay on Forestry and Wildlife', 130, [
    '01-101 Forest conservation, development and regeneration',
    '02-112 Public gardens',
    '01-070 Communications and buildings',
  ]),
  head('4425', 'Capital Outlay on Co-operation', 60, [
    '00-107 Investments in credit co-operatives',
    '00-108 Investments in other co-operatives',
    '00-106 Investments in multi-purpose rural co-operatives',
  ]),
  head('4515', 'Capital Outlay on Other Rural Development Programmes', 640, [
    '00-103 Rural development',
    '00-102 Community development',
  ]),
  head('4700', 'Capital Outlay on Major Irrigation', 2_300, [
    '04-800 Nilakanti left bank canal',
    '11-800 Tarang reservoir',
    '14-800 Kesar river link',
    '80-005 Survey and investigation',
    '80-902 Deduct – Recoveries from other works',
  ]),
  head('4702', 'Capital Outlay on Minor Irrigation', 720, [
    '00-101 Surface water',
    '00-102 Ground water',
    '00-796 Tribal area sub-plan',
  ]),
  head('4801', 'Capital Outlay on Power Projects', 1_280, [
    '05-190 Investments in public sector undertakings, transmission and distribution',
    '01-190 Investments in public sector undertakings, hydel generation',
    '06-101 Rural electrification',
  ]),
  head('4859', 'Capital Outlay on Telecommunication and Electronic Industries', 95, [
    '02-190 Investments in public sector and other undertakings',
    '02-004 Research and development',
  ]),
  head('5053', 'Capital Outlay on Civil Aviation', 60, ['02-102 Aerodromes', '60-101 Communications']),
  head('5054', 'Capital Outlay on Roads and Bridges', 4_900, [
    '03-337 State highways, road works',
    '04-337 District and other roads, road works',
    '03-101 State highways, bridges',
    '05-101 Bridges of inter-State importance',
    '80-190 Investments in public sector undertakings',
  ]),
  head('5452', 'Capital Outlay on Tourism', 85, [
    '01-101 Tourist centres',
    '01-190 Investments in tourism undertakings',
  ]),
];

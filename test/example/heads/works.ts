/** A work in progress: since when, until when, estimated cost in crore, share of it spent before and in 2024-25. */
export interface Work {
  readonly name: string;
  readonly begun: number;
  readonly due: number;
  readonly cost: number;
  readonly progress: number;
}

function work(name: string, begun: number, due: number, cost: number, progress: number): Work {
  return { name, begun, due, cost, progress };
}

export const WORKS: readonly Work[] = [
  work('Nilakanti left bank canal, reach III', 2016, 2026, 486, 82),
  work('Tarang reservoir, spillway and gates', 2017, 2026, 612.4, 74),
  work('Kesar river link, phase I', 2019, 2028, 940, 41),
  work('Barrage across the Sona at Sonvada', 2020, 2027, 218.75, 63),
  work('Bridge across the Tarang at Tarangpur', 2021, 2025, 96.2, 91),
  work('Bridge across the Kesar at Kesarghat', 2022, 2026, 71.85, 55),
  work('State highway 4, Aranyanagar to Dhavalpur, four lanes', 2020, 2026, 388, 68),
  work('State highway 7, Dhavalpur to Mahulpur, strengthening', 2021, 2025, 142.3, 88),
  work('State highway 11, Palashgarh bypass', 2022, 2026, 118.6, 47),
  work('State highway 16, Rohinipur to Chandravan', 2023, 2027, 205, 22),
  work('District roads, Sonvada circle', 2022, 2026, 64.9, 58),
  work('District roads, Nilakanti circle', 2022, 2026, 58.15, 61),
  work('Medical college, Palashgarh', 2019, 2025, 325, 86),
  work('Medical college, Rohinipur', 2022, 2027, 340, 31),
  work('District hospital, Mahulpur, new block', 2021, 2025, 48.6, 93),
  work('District hospital, Kesarghat, new block', 2023, 2026, 52.4, 28),
  work('University campus, Chandravan', 2018, 2026, 166, 77),
  work('Polytechnic, Tarangpur', 2021, 2025, 23.7, 84),
  work('Water supply, Aranyanagar, stage II', 2019, 2026, 412, 66),
  work('Water supply, Dhavalpur, augmentation', 2021, 2026, 137.5, 52),
  work('Sewerage, Chandravan', 2020, 2026, 188.2, 59),
  work('Secretariat annexe, Aranyanagar', 2018, 2025, 74, 95),
  work('Police lines, Dhavalpur', 2022, 2026, 29.3, 44),
  work('Aerodrome, Mahulpur, runway extension', 2022, 2026, 88, 37),
];

/** Districts and how many gram panchayats they have. */
export const DISTRICTS: readonly (readonly [district: string, panchayats: number])[] = [
  ['Aranyanagar', 412],
  ['Belvan', 287],
  ['Chandravan', 341],
  ['Dhavalpur', 398],
  ['Ekshila', 196],
  ['Ghanpur', 254],
  ['Harita', 173],
  ['Jamunvan', 308],
  ['Kesarghat', 366],
  ['Lohara', 221],
  ['Mahulpur', 330],
  ['Nilakanti', 279],
  ['Omvadi', 142],
  ['Palashgarh', 361],
  ['Ratnavan', 248],
  ['Rohinipur', 317],
  ['Salvan', 205],
  ['Sonvada', 293],
  ['Tarangpur', 344],
  ['Upvan', 158],
  ['Vanshpur', 267],
  ['Varuna', 189],
  ['Vetal', 131],
  ['Yamapur', 176],
];

/** Schemes and their budget in crore. */
export const SCHEMES: readonly (readonly [scheme: string, budget: number])[] = [
  ['Social security pensions', 4_180],
  ['Rural housing', 2_260],
  ['Power subsidy, agriculture', 5_940],
  ['Food subsidy', 1_780],
  ['Crop insurance', 905],
  ['Mid-day meals', 640],
  ['Special nutrition', 718],
  ['Scholarships', 516],
  ['Rural roads', 1_340],
  ['Rural water supply', 1_425],
  ['Health insurance', 890],
  ['Primary health centres', 412],
  ['School buildings', 375],
  ['Micro irrigation', 288],
  ['Horticulture', 164],
  ['Urban renewal', 1_050],
  ['Handloom clusters', 46.5],
  ['Skill development', 132],
  ['Afforestation', 207],
  ['Dairy development', 61.2],
];

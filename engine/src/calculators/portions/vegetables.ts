import { POUND, type PortionFood } from './portionFood.ts';

/** Portions of vegetables as bought. */
export const VEGETABLES = {
  vegetables: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'almanac', side: (7.5 * POUND) / 25 }, // 7 1/2 lb of carrots for 25
      { country: 'gb', source: 'base', main: 250 },
      { country: 'gb', source: 'nhs', side: 80 },
      { country: 'au', source: 'cooksRoom', side: [110, 125] },
      { country: 'fr', source: 'interfel', side: [80, 100] },
      { country: 'de', source: 'falken', main: 400, side: 250 },
      { country: 'at', source: 'gruenschnabel', main: [300, 500], side: [250, 300] },
      { country: 'ch', source: 'ssn', side: 120 },
      { country: 'es', source: 'senc', side: [150, 200] },
    ],
  },
  salad: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'falken', side: [40, 50] },
      { country: 'de', source: 'dpsg', main: 300 },
      { country: 'ch', source: 'ssn', side: 50 },
      { country: 'es', source: 'cocinillas', side: 50 },
    ],
  },
  asparagus: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'braunschweig', main: 500 },
      { country: 'at', source: 'frischekueche', main: 500, side: 300 },
    ],
  },
} as const satisfies Record<string, PortionFood>;

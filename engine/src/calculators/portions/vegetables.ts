import { POUND, portionFoods } from './portionFood.ts';

/** Portions of vegetables as bought. */
export const VEGETABLES = /* @__PURE__ */ portionFoods({
  vegetables: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'Old Farmer’s Almanac', side: (7.5 * POUND) / 25 }, // 7 1/2 lb of carrots for 25
      { country: 'gb', source: 'BASE Bristol', main: 250 },
      { country: 'gb', source: 'NHS', side: 80 },
      { country: 'au', source: 'The Cooks Room', side: [110, 125] },
      { country: 'fr', source: 'PNNS, Interfel', side: [80, 100] },
      { country: 'de', source: 'Die Falken', main: 400, side: 250 },
      { country: 'at', source: 'Grünschnabel', main: [300, 500], side: [250, 300] },
      { country: 'ch', source: 'SGE, SSN', side: 120 },
      { country: 'es', source: 'SENC, NAOS', side: [150, 200] },
    ],
  },
  salad: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'Die Falken', side: [40, 50] },
      { country: 'de', source: 'DPSG Freiburg', main: 300 },
      { country: 'ch', source: 'SGE, SSN', side: 50 },
      { country: 'es', source: 'Cocinillas', side: 50 },
    ],
  },
  asparagus: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'Braunschweiger Zeitung', main: 500 },
      { country: 'at', source: 'Frischeküche', main: 500, side: 300 },
    ],
  },
});

import { POUND, type PortionFood, SHRINKS } from './portionFood.ts';

/** Portions of raw meat and fish; birds and whole fish ready to cook, with their bones. */
export const MEAT_AND_FISH = {
  meat: {
    unit: 'g',
    served: SHRINKS,
    rows: [
      { country: 'us', source: 'almanac', main: (10 * POUND) / 25 }, // 10 lb of roast beef or ham for 25
      { country: 'ca', source: 'manitoba', main: [125, 165] },
      { country: 'gb', source: 'leiths', main: 225 },
      { country: 'au', source: 'cooksRoom', main: 200 },
      { country: 'fr', source: 'gralon', main: [100, 120] },
      { country: 'de', source: 'falken', main: [150, 200] },
      { country: 'at', source: 'gruenschnabel', main: [100, 200] },
      { country: 'ch', source: 'ssn', main: [100, 120] },
      { country: 'es', source: 'cocinillas', main: [150, 200] },
    ],
  },
  meatOnBone: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'seattle', main: 0.75 * POUND },
      { country: 'ca', source: 'manitoba', main: [165, 250] },
      { country: 'gb', source: 'leiths', main: 350 },
      { country: 'de', source: 'falken', main: 250 },
      { country: 'es', source: 'cocinillas', main: [250, 350] },
    ],
  },
  chicken: {
    unit: 'g',
    rows: [
      { country: 'gb', source: 'leiths', main: 350 },
      { country: 'au', source: 'cooksRoom', main: 500 },
    ],
  },
  turkey: {
    unit: 'g',
    served: { as: 'carved', share: 0.53 }, // USDA Food Buying Guide, by National Turkey Federation: 53 % of a whole bird
    rows: [
      { country: 'us', source: 'fsis', main: POUND },
      { country: 'gb', source: 'leiths', main: 450 },
      { country: 'au', source: 'cooksRoom', main: 500 },
    ],
  },
  goose: {
    unit: 'g',
    rows: [{ country: 'de', source: 'edekaGoose', main: [5000 / 8, 3000 / 4] }], // 3 kg for 4, 5 kg for 8
  },
  fish: {
    unit: 'g',
    served: SHRINKS,
    rows: [
      { country: 'us', source: 'seaGrant', main: [POUND / 4, POUND / 3] },
      { country: 'gb', source: 'leiths', main: 170 },
      { country: 'fr', source: 'gralon', main: [100, 120] },
      { country: 'de', source: 'falken', main: [150, 200] },
      { country: 'at', source: 'gruenschnabel', main: [150, 200] },
      { country: 'ch', source: 'ssn', main: [100, 120] },
      { country: 'es', source: 'cocinillas', main: [200, 250] },
    ],
  },
  wholeFish: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'seaGrant', main: 0.75 * POUND },
      { country: 'gb', source: 'leiths', main: [350, 450] },
      { country: 'de', source: 'falken', main: 300 },
      { country: 'es', source: 'cocinillas', main: [400, 450] },
    ],
  },
} as const satisfies Record<string, PortionFood>;

import { OUNCE, POUND, portionFoods, SHRINKS } from './portionFood.ts';

/** Portions of raw meat and fish; birds and whole fish ready to cook, with their bones. */
export const MEAT_AND_FISH = /* @__PURE__ */ portionFoods({
  meat: {
    unit: 'g',
    served: SHRINKS,
    rows: [
      { country: 'us', source: 'Old Farmer’s Almanac', main: (10 * POUND) / 25 }, // 10 lb of roast beef or ham for 25
      { country: 'ca', source: 'Manitoba Pork', main: [125, 165] },
      { country: 'gb', source: 'Leiths', main: 225 },
      { country: 'au', source: 'The Cooks Room', main: 200 },
      { country: 'fr', source: 'Gralon', main: [100, 120] },
      { country: 'de', source: 'Die Falken', main: [150, 200] },
      { country: 'at', source: 'Grünschnabel', main: [100, 200] },
      { country: 'ch', source: 'SGE, SSN', main: [100, 120] },
      { country: 'es', source: 'Cocinillas', main: [150, 200] },
    ],
  },
  meatOnBone: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'Seattle Times', main: 0.75 * POUND },
      { country: 'ca', source: 'Manitoba Pork', main: [165, 250] },
      { country: 'gb', source: 'Leiths', main: 350 },
      { country: 'de', source: 'Die Falken', main: 250 },
      { country: 'es', source: 'Cocinillas', main: [250, 350] },
    ],
  },
  mince: {
    unit: 'g',
    served: SHRINKS,
    rows: [
      { country: 'us', source: 'Very Meaty', main: [4 * OUNCE, 5 * OUNCE] }, // spaghetti 4 oz; chili 4 to 5, tacos 5
      { country: 'fr', source: 'Polar des glaces', main: [100, 150] }, // bolognaise 100, burger 150
    ],
  },
  asado: {
    unit: 'g',
    rows: [{ country: 'ar', source: 'Crónica', main: [400, 500] }], // without bone, and with
  },
  chicken: {
    unit: 'g',
    rows: [
      { country: 'gb', source: 'Leiths', main: 350 },
      { country: 'au', source: 'The Cooks Room', main: 500 },
    ],
  },
  turkey: {
    unit: 'g',
    served: { as: 'carved', share: 0.53 }, // USDA Food Buying Guide, by National Turkey Federation: 53 % of a whole bird
    rows: [
      { country: 'us', source: 'USDA FSIS', main: POUND },
      { country: 'gb', source: 'Leiths', main: 450 },
      { country: 'au', source: 'The Cooks Room', main: 500 },
    ],
  },
  goose: {
    unit: 'g',
    rows: [{ country: 'de', source: 'EDEKA, Gans', main: [5000 / 8, 3000 / 4] }], // 3 kg for 4, 5 kg for 8
  },
  fish: {
    unit: 'g',
    served: SHRINKS,
    rows: [
      { country: 'us', source: 'NC Sea Grant', main: [POUND / 4, POUND / 3] },
      { country: 'gb', source: 'Leiths', main: 170 },
      { country: 'fr', source: 'Gralon', main: [100, 120] },
      { country: 'de', source: 'Die Falken', main: [150, 200] },
      { country: 'at', source: 'Grünschnabel', main: [150, 200] },
      { country: 'ch', source: 'SGE, SSN', main: [100, 120] },
      { country: 'es', source: 'Cocinillas', main: [200, 250] },
    ],
  },
  wholeFish: {
    unit: 'g',
    rows: [
      { country: 'us', source: 'NC Sea Grant', main: 0.75 * POUND },
      { country: 'gb', source: 'Leiths', main: [350, 450] },
      { country: 'de', source: 'Die Falken', main: 300 },
      { country: 'es', source: 'Cocinillas', main: [400, 450] },
    ],
  },
});

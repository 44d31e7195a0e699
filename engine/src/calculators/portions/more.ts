import { portionFoods } from './portionFood.ts';

/** Milliliters in a US quart: NIST Handbook 44, appendix C. */
const QUART = 946.352946;

/** Portions of what is served as it is. */
export const MORE = /* @__PURE__ */ portionFoods({
  soup: {
    unit: 'ml',
    rows: [
      { country: 'us', source: 'Old Farmer’s Almanac', side: (5 * QUART) / 25 }, // 5 quarts for 25
      { country: 'gb', source: 'Leiths', side: 300 },
      { country: 'de', source: 'Die Falken', main: 500, side: 200 },
      { country: 'at', source: 'Grünschnabel', main: 500, side: 250 },
      { country: 'ch', source: 'Lagerküche', main: [300, 400], side: [150, 200] },
      { country: 'es', source: 'Cocinillas', side: 250 },
    ],
  },
  sauce: {
    unit: 'ml',
    rows: [
      { country: 'de', source: 'NAJU Bayern', side: 100 },
      { country: 'at', source: 'Grünschnabel', side: 62.5 }, // 1/16 liter
      { country: 'ch', source: 'Lagerküche', side: [50, 100] },
    ],
  },
  raclette: {
    unit: 'g',
    rows: [
      { country: 'ch', source: 'Swissmilk', main: 200 },
      { country: 'fr', source: 'Numedia', main: [150, 200] },
      { country: 'de', source: 'Food’n’Bass', main: [200, 300] },
    ],
  },
  fondue: {
    unit: 'g',
    rows: [
      { country: 'ch', source: 'Bea Spaltenstein', main: 200 },
      { country: 'de', source: 'E center Eppendorf', main: [200, 300] },
    ],
  },
  pudding: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'Die Falken', side: 150 },
      { country: 'at', source: 'Grünschnabel', side: [150, 200] },
    ],
  },
  iceCream: { unit: 'g', rows: [{ country: 'de', source: 'Die Falken', side: 100 }] },
});

import type { PortionFood } from './portionFood.ts';

/** Milliliters in a US quart: NIST Handbook 44, appendix C. */
const QUART = 946.352946;

/** Portions of what is served as it is. */
export const MORE = {
  soup: {
    unit: 'ml',
    rows: [
      { country: 'us', source: 'almanac', side: (5 * QUART) / 25 }, // 5 quarts for 25
      { country: 'gb', source: 'leiths', side: 300 },
      { country: 'de', source: 'falken', main: 500, side: 200 },
      { country: 'at', source: 'gruenschnabel', main: 500, side: 250 },
      { country: 'ch', source: 'lagerkueche', main: [300, 400], side: [150, 200] },
      { country: 'es', source: 'cocinillas', side: 250 },
    ],
  },
  sauce: {
    unit: 'ml',
    rows: [
      { country: 'de', source: 'naju', side: 100 },
      { country: 'at', source: 'gruenschnabel', side: 62.5 }, // 1/16 liter
      { country: 'ch', source: 'lagerkueche', side: [50, 100] },
    ],
  },
  raclette: {
    unit: 'g',
    rows: [
      { country: 'ch', source: 'swissmilk', main: 200 },
      { country: 'fr', source: 'numedia', main: [150, 200] },
      { country: 'de', source: 'foodnbass', main: [200, 300] },
    ],
  },
  fondue: {
    unit: 'g',
    rows: [
      { country: 'ch', source: 'spaltenstein', main: 200 },
      { country: 'de', source: 'ecenter', main: [200, 300] },
    ],
  },
  pudding: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'falken', side: 150 },
      { country: 'at', source: 'gruenschnabel', side: [150, 200] },
    ],
  },
  iceCream: { unit: 'g', rows: [{ country: 'de', source: 'falken', side: 100 }] },
} as const satisfies Record<string, PortionFood>;

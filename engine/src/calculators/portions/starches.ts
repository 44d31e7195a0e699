import { cooked, OUNCE, POUND, portionFoods } from './portionFood.ts';

/** Grams in a US cup of raw long-grain rice: USDA SR26, NDB 20044. */
const RICE_CUP = 185;

/** Portions of what fills, dry or raw. */
export const STARCHES = /* @__PURE__ */ portionFoods({
  pasta: {
    unit: 'g',
    served: cooked('pasta-dried'),
    rows: [
      { country: 'us', source: 'RecipeTips', main: 4 * OUNCE, side: 2.5 * OUNCE },
      { country: 'gb', source: 'Recycle for Surrey', main: [75, 100] },
      { country: 'au', source: 'The Cooks Room', main: 125, side: 50 },
      { country: 'fr', source: 'Astuces de grand-mère', main: [80, 100], side: 60 },
      { country: 'de', source: 'EDEKA', main: [120, 150], side: [50, 80] },
      { country: 'at', source: 'Grünschnabel', main: 125, side: [60, 80] },
      { country: 'ch', source: 'Lagerküche', main: [80, 120], side: [60, 80] },
      { country: 'es', source: 'SENC, NAOS', main: [60, 80] },
    ],
  },
  rice: {
    unit: 'g',
    served: cooked('rice'),
    rows: [
      // Cups of cooked rice, 1 to 1 1/4 and 1/2 to 3/4, of which a raw one gives three.
      {
        country: 'us',
        source: 'RecipeTips',
        main: [RICE_CUP / 3, (1.25 * RICE_CUP) / 3],
        side: [(0.5 * RICE_CUP) / 3, (0.75 * RICE_CUP) / 3],
      },
      { country: 'gb', source: 'Love Food Hate Waste', main: [60, 90] },
      { country: 'au', source: 'The Cooks Room', side: 50 },
      { country: 'fr', source: 'Recette facile', main: [90, 100], side: [45, 60] },
      { country: 'de', source: 'Die Falken', main: 100, side: 50 },
      { country: 'at', source: 'Grünschnabel', main: [80, 120], side: [60, 80] },
      { country: 'ch', source: 'Lagerküche', main: [80, 100], side: [60, 70] },
      { country: 'es', source: 'SENC, NAOS', main: [60, 80] },
    ],
  },
  couscous: {
    unit: 'g',
    served: cooked('couscous'),
    rows: [
      { country: 'gb', source: 'BASE Bristol', main: [2500 / 40, 2500 / 30] }, // 2.5 kg for 30 to 40
      { country: 'fr', source: 'Quitoque', main: [80, 100], side: [60, 80] },
      { country: 'at', source: 'Ich liebe Käse', main: [100, 120], side: [50, 80] },
    ],
  },
  quinoa: {
    unit: 'g',
    served: cooked('quinoa'),
    rows: [{ country: 'gb', source: 'BASE Bristol', main: [60, 100] }], // "Grains"
  },
  lentils: {
    unit: 'g',
    served: cooked('lentils'),
    rows: [
      { country: 'gb', source: 'BASE Bristol', main: [80, 100] },
      { country: 'fr', source: 'Gralon', main: [60, 80] },
      { country: 'at', source: 'Grünschnabel', main: [100, 125] },
      { country: 'ch', source: 'SGE, SSN', main: [60, 100] },
      { country: 'es', source: 'SENC, NAOS', main: [60, 80] },
    ],
  },
  oats: {
    unit: 'g',
    served: cooked('oats'),
    rows: [{ country: 'gb', source: 'BDA', main: 40 }],
  },
  potatoes: {
    unit: 'g',
    served: { as: 'peeled', share: 0.75 }, // NDB 11352: 25 % parings and trimmings
    rows: [
      { country: 'us', source: 'Old Farmer’s Almanac', side: (9 * POUND) / 25 }, // 9 lb for 25
      { country: 'gb', source: 'BDA', side: 175 },
      { country: 'fr', source: 'Journal Global', side: [200, 250] },
      { country: 'de', source: 'Die Falken', main: [350, 400], side: 200 },
      { country: 'at', source: 'Grünschnabel', side: [250, 300] },
      { country: 'ch', source: 'Lagerküche', main: [200, 250], side: [100, 150] },
      { country: 'es', source: 'SENC, NAOS', side: [150, 200] },
    ],
  },
  bread: {
    unit: 'g',
    rows: [
      { country: 'de', source: 'NAJU Bayern', side: 100 },
      { country: 'ch', source: 'SGE, SSN', side: [75, 125] },
      { country: 'es', source: 'SENC, NAOS', side: [40, 60] },
    ],
  },
});

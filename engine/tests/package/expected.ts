import { expect } from 'vitest';
import { PACK_CODES } from '../packs.ts';

/** The contract of the public functions. */
export const PUBLIC_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  '.': ['UNITS', 'convert', 'readQuantity', 'roundFor'],
  './foods': ['edibleShareOf', 'findFood', 'gramsPer', 'nutrientsOf', 'vesselWeights'],
  './text': ['convertRecipe', 'importFile', 'importPage', 'importRecipes', 'readLine', 'readRecipe'],
  './ask': ['ask'],
  './recipes': ['nutritionOf', 'scale', 'scalingHints', 'toCooklang', 'toSchemaOrg', 'toText'],
  './photo': ['measureScene'],
  './calculators': [
    'MAX_FRIES_CELSIUS',
    'SAFE_TEMPERATURES',
    'STRICTER_TEMPERATURE',
    'altitudeChanges',
    'bakersFormula',
    'boilingPoint',
    'brineSalt',
    'convertEggs',
    'convertGelatin',
    'convertYeast',
    'fillVessels',
    'portions',
    'substitutesFor',
    'sugarStage',
    'vesselsOf',
    'waterTemperature',
  ],
  './command': ['COMMAND_OPTIONS', 'runCommand'],
  ...Object.fromEntries(PACK_CODES.map((code) => [`./languages/${code}`, [code]])),
  ...Object.fromEntries(PACK_CODES.map((code) => [`./foods/${code}`, ['foods']])),
};

/** What the functions answer: sources and definitions stand beside the figures. */
export function checkResults(results: Record<string, unknown>) {
  expect(results).toMatchObject({
    cup: { kind: 'volume', size: 236.5882365 }, // NIST Handbook 44
    converted: { ok: true, value: 2 * 236.5882365 * 0.5 },
    unknownUnit: { ok: false, code: 'unknown-unit' },
    quantities: [
      { ok: true, value: { value: 1000, other: null } },
      { ok: true, value: { value: 1, other: 1000 } },
      { ok: true, value: { value: 1.5, other: null } },
    ],
    rounded: [
      { ok: true, value: 263 },
      { ok: true, value: 180 },
      { ok: false, code: 'out-of-range' },
    ],
    found: [{ match: 'flour', choices: [] }, { match: 'flour' }, { match: null }],
    weights: [
      { ok: true, value: { value: 125 } }, // USDA SR26, NDB 20081: 1 cup
      { ok: true, value: { value: 50 } }, // USDA SR26, NDB 01123: 1 large
      { ok: false, code: 'not-a-volume' },
    ],
    nutrients: [
      { ok: true, value: { energy: 364, protein: 10.33, sodium: 2, row: 20081 } }, // USDA SR26
      { ok: false, code: 'unknown-food' },
    ],
    edible: { ok: true, value: 0.88 }, // USDA SR26, NDB 01123: 12 % are shell
    held: {
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ id: 'waterGlass', low: 200, high: 250 })]), // Gastronomiac
    },
    line: { quantity: { lowest: 2.5, highest: 2.5 }, unit: 'cups', food: 'flour', preparation: 'sifted' },
    imported: [
      { ok: true, value: 'Toast\n\nIngredients\n2 eggs' },
      { ok: true, value: 'Ingredients\n200 g flour\n\nInstructions\nMix flour.' },
      {
        ok: true,
        value: { recipes: [{ text: 'Ingredients\n200 g flour\n\nInstructions\nMix flour.' }], unread: 0 },
      },
    ],
    asked: [
      { unit: 'grams', food: 'flour' },
      { unit: 'grams', food: 'honey' },
      { unit: 'grams', food: 'milk' },
      { unit: 'grams', food: 'sugar' },
      'unknown-food',
    ],
    recipe: {
      language: 'en',
      country: 'us',
      lines: [
        { text: '500 g flour', original: '2 cups flour', kept: false },
        { text: '200 g sugar', original: '100 g sugar', kept: false },
        { text: 'salt to taste', original: 'salt to taste', kept: false },
        { text: expect.stringMatching(/^Bake at 1\d\d°C for 30 minutes\.$/), original: expect.any(String) },
      ],
      hints: ['frying'],
      nutrition: {
        // (250 g of 364 kcal and 100 g of 387 kcal per 100 g) / 4
        perServing: { energy: { value: expect.closeTo((2.5 * 364 + 387) / 4, 6) } },
        shareKnown: 1,
        notCounted: [{ text: 'salt to taste', reason: 'no-amount' }],
      },
      schema: { '@type': 'Recipe', name: 'Cake', recipeYield: '8' },
      cooklang: expect.stringContaining('@flour{500%g}'),
      text: expect.stringContaining('Ingredients\n500 g flour'),
    },
    heat: [{ fahrenheit: 165, restMinutes: 0 }, { celsius: 70, minutes: 2 }, 175], // USDA FSIS, UK FSA, EU 2017/2158
    measured: { ok: true },
    calculated: [
      { ok: true, value: expect.closeTo(13.86, 2) }, // 42 g by 100 : 33
      { ok: true, value: expect.closeTo(3, 6) }, // 150 g
      { ok: true, value: 1 }, // Dr. Oetker: 6 leaves are a packet
      { ok: true, value: expect.closeTo(100, 1) },
      { ok: true, value: { stage: 'soft-ball' } }, // McGee: 235 to 240 °F
      { ok: true, value: { grams: expect.closeTo(24, 6) } },
      { ok: false, code: 'too-little-salt' }, // UC Extension: 2.25 % at least
      { ok: true, value: { formula: { total: 1670, hydration: 65 } } },
      { ok: true, value: { count: 2 } },
      { id: 'bowl', low: 350, high: 400 }, // Gastronomiac
      { ok: true, value: { band: { feet: 5000, oven: [15, 15] }, beyond: false } }, // Denver, by Sunset
      {
        ok: true,
        value: {
          substitutes: expect.arrayContaining([
            expect.objectContaining({
              uses: [
                {
                  food: 'margarine',
                  amount: { kind: 'volume', milliliters: expect.closeTo((250 / 227) * 236.59, 0) },
                },
              ],
            }),
          ]),
        },
      }, // NDSU: 1 cup for 1 cup
      { ok: false, code: 'must-not-be-replaced' },
      { ok: true, value: { raw: { least: 360, most: 480 }, country: 'es', source: 'SENC, NAOS' } }, // Catedu: 60 to 80 g
      { ok: true, value: 67 }, // Cook's Illustrated
    ],
  });
  const { measured } = results as { measured: { value: { sides: number[]; error: number } } };
  expect(Math.abs((measured.value.sides[0] ?? 0) - 240)).toBeLessThan(measured.value.error);
}

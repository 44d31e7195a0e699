// @ts-check
// What a program that installed the package does: it calls every public function and returns what it got.
import { convert, readQuantity, roundFor, UNITS } from '@gramwise/engine';
import { ask } from '@gramwise/engine/ask';
import {
  altitudeChanges,
  bakersFormula,
  boilingPoint,
  brineSalt,
  convertEggs,
  convertGelatin,
  convertYeast,
  fillVessels,
  MAX_FRIES_CELSIUS,
  portions,
  SAFE_TEMPERATURES,
  STRICTER_TEMPERATURE,
  substitutesFor,
  sugarStage,
  vesselsOf,
  waterTemperature,
} from '@gramwise/engine/calculators';
import { edibleShareOf, findFood, gramsPer, nutrientsOf, vesselWeights } from '@gramwise/engine/foods';
import { foods as deFoods } from '@gramwise/engine/foods/de';
import { foods as enFoods } from '@gramwise/engine/foods/en';
import { foods as esFoods } from '@gramwise/engine/foods/es';
import { foods as frFoods } from '@gramwise/engine/foods/fr';
import { de } from '@gramwise/engine/languages/de';
import { en } from '@gramwise/engine/languages/en';
import { es } from '@gramwise/engine/languages/es';
import { fr } from '@gramwise/engine/languages/fr';
import { measureScene } from '@gramwise/engine/photo';
import { nutritionOf, scale, scalingHints, toCooklang, toSchemaOrg, toText } from '@gramwise/engine/recipes';
import {
  convertRecipe,
  importFile,
  importPage,
  importRecipes,
  readLine,
  readRecipe,
} from '@gramwise/engine/text';

const CAKE = `Cake
Serves 4

Ingredients
2 cups flour
100 g sugar
salt to taste

Method
Bake at 350°F for 30 minutes.`;

const PAGE = `<html><body><script type="application/ld+json">{"@type":"Recipe","name":"Toast","recipeIngredient":["2 eggs"]}</script></body></html>`;

/** As much of a DOM as this page needs. @type {import('@gramwise/engine/text').ParseHtml} */
const parseHtml = (html) => {
  const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(html) ?? [];
  const script = {
    textContent: json,
    innerHTML: json,
    parentElement: null,
    getAttribute: () => null,
    hasAttribute: () => false,
    closest: () => null,
    querySelectorAll: () => [],
    remove() {},
    before() {},
    after() {},
  };
  return {
    body: { textContent: '' },
    querySelectorAll: (selectors) => (selectors.startsWith('script') ? [script] : []),
  };
};

/** A round pan of 240 mm beside a bank card, seen from straight above, ten pixels a millimeter. */
const MARKS = {
  picture: { width: 4000, height: 3000 },
  focalLength: 28,
  reference: /** @type {const} */ ('card'),
  corners: [
    { x: 100, y: 100 },
    { x: 956, y: 100 },
    { x: 956, y: 639.8 },
    { x: 100, y: 639.8 },
  ],
  shape: /** @type {const} */ ('round'),
  edges: [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
    x: 2400 + 1200 * Math.cos((eighth * Math.PI) / 4),
    y: 1600 + 1200 * Math.sin((eighth * Math.PI) / 4),
  })),
  height: 0,
};

/**
 * @template T
 * @param {import('@gramwise/engine').Result<T, string>} result
 * @returns {T}
 */
function valueIn(result) {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function recipeResults() {
  const recipe = valueIn(readRecipe(CAKE, { languages: [de, en, fr, es], foods: [deFoods, enFoods] }));
  const doubled = valueIn(scale(recipe, { servings: 8 }));
  const fried = valueIn(readRecipe('1 liter oil for frying', { languages: [en], foods: [enFoods] }));
  const metric = convertRecipe(doubled, { to: 'metric', kitchen: 'gb' });
  return {
    language: recipe.language.code,
    country: recipe.country,
    lines: metric.lines.map(({ text, original, kept }) => ({ text, original, kept })),
    hints: scalingHints(valueIn(scale(fried, { factor: 2 }))),
    nutrition: valueIn(nutritionOf(recipe, nutrientsOf)),
    schema: toSchemaOrg(metric),
    cooklang: toCooklang(metric),
    text: toText(metric),
  };
}

const QUESTIONS = [
  { question: '2 cups flour in grams', pack: en, foods: enFoods, kitchen: /** @type {const} */ ('us') },
  { question: '2 c. à soupe de miel en g', pack: fr, foods: frFoods, kitchen: /** @type {const} */ ('fr') },
  { question: '250 ml Milch in g', pack: de, foods: deFoods, kitchen: /** @type {const} */ ('de') },
  {
    question: 'media taza de azúcar en gramos',
    pack: es,
    foods: esFoods,
    kitchen: /** @type {const} */ ('mx'),
  },
  { question: '3 zorks of blubb', pack: en, foods: enFoods, kitchen: /** @type {const} */ ('us') },
];

/** @param {import('@gramwise/engine/ask').Answer} answer */
const amountOf = (answer) =>
  answer.kind === 'amount'
    ? { values: answer.main.values, unit: answer.main.unit, food: answer.food?.id }
    : answer;

/** Everything that the package answers. */
export async function results() {
  const bytes = Uint8Array.from('Mix @flour{200%g}.', (letter) => letter.charCodeAt(0));
  return {
    cup: UNITS.cups,
    converted: convert({ amount: 2, from: 'cups', to: 'grams', gramsPerMl: 0.5 }),
    unknownUnit: convert({ amount: 2, from: 'zork', to: 'grams' }),
    quantities: [readQuantity('1,000', en), readQuantity('1,000', de), readQuantity('1 1/2', fr)],
    rounded: [roundFor(263.4, 'scale'), roundFor(176.67, 'dial-celsius'), roundFor(-1, 'jug')],
    found: [findFood('Flour', enFoods), findFood('Mehl', deFoods), findFood('milk of nothing', enFoods)],
    weights: [gramsPer('flour', 'cups'), gramsPer('whole-egg', 'large'), gramsPer('flour', 'grams')],
    nutrients: [nutrientsOf('flour'), nutrientsOf('zork')],
    edible: edibleShareOf('whole-egg'),
    held: vesselWeights('flour', 'fr'),
    line: readLine('2 1/2 cups flour, sifted', en),
    recipe: recipeResults(),
    imported: [
      await importPage(PAGE, { parseHtml }),
      await importFile('cake.cook', bytes),
      await importRecipes('cake.cook', bytes),
    ],
    asked: QUESTIONS.map(({ question, pack, foods, kitchen }) => {
      const asked = ask(question, { languages: [pack], foods, kitchen });
      if (!asked.ok) return asked.code;
      return 'answer' in asked.value ? amountOf(asked.value.answer) : asked.value.choices.about;
    }),
    heat: [SAFE_TEMPERATURES[0], STRICTER_TEMPERATURE, MAX_FRIES_CELSIUS],
    measured: measureScene(MARKS),
    calculated: [
      convertYeast(42, 'fresh', 'instant'),
      convertEggs({ count: 3, from: 'us-large', to: 'eu-medium' }),
      convertGelatin(6, 'sheet-gold', 'packet-de'),
      boilingPoint(0),
      sugarStage(238, 0),
      brineSalt(1000, 2.4, 'sauerkraut'),
      brineSalt(1000, 1.5, 'sauerkraut'),
      bakersFormula('1 kg flour\n65 % water\n2 % salt', { language: en, foods: enFoods }),
      fillVessels(225, { usual: 0.5, low: 0.5, high: 0.5 }, { low: 200, high: 250 }),
      vesselsOf('fr').find(({ id }) => id === 'bowl'),
      altitudeChanges(1609),
      substitutesFor('butter', { foods: enFoods, amount: { kind: 'weight', grams: 250 } }),
      substitutesFor('salt', { foods: enFoods }),
      portions({ food: 'pasta', country: 'es', guests: 6 }),
      waterTemperature({ dough: 75, room: 71, flour: 71, starter: 71, friction: 20 }),
    ],
  };
}

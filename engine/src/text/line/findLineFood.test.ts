import { describe, expect, it } from 'vitest';
import { LABELED_LINES } from '../../../tests/foods/labeled.ts';
import { lexiconIn, PACK_CODES, type PackCode } from '../../../tests/packs.ts';
import { allFoods } from '../../foods/listFoods.ts';
import { indexNames } from '../../foods/match/listedNames.ts';
import { findLineFood } from './findLineFood.ts';
import { foodsSharingName } from './matchLine.ts';
import { readLine } from './readLine.ts';

const NAMES = Object.fromEntries(
  PACK_CODES.map((language) => [language, indexNames(allFoods(language), lexiconIn(language))]),
);

function foodIn(line: string, language: PackCode): string | null {
  const names = NAMES[language];
  if (!names) throw new Error(language);
  const id = findLineFood(line, readLine(line, lexiconIn(language)), names.index);
  return (id === null ? null : names.ways.get(id)?.food.id) ?? null;
}

describe.each(PACK_CODES)('labeled lines in %s', (language) => {
  const lines = LABELED_LINES[language].map(([line, ...ok]) => ({ line, ok, food: foodIn(line, language) }));
  const meaning = (ok: readonly (string | null)[]) => ok.some((food) => food !== null);

  it('are enough', () => {
    expect(lines.length).toBeGreaterThanOrEqual(50);
    expect(lines.filter(({ ok }) => !meaning(ok)).length).toBeGreaterThanOrEqual(10);
  });

  it('never get a wrong food', () => {
    expect(lines.filter(({ ok, food }) => food !== null && !ok.some((id) => id === food))).toEqual([]);
  });

  it('get their food in 90 of 100 cases', () => {
    const named = lines.filter(({ ok }) => meaning(ok));
    const missed = named.filter(({ ok, food }) => !ok.some((id) => id === food));
    expect(missed.length / named.length).toBeLessThanOrEqual(0.1);
  });
});

describe('what a line counts its food by', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '1 can (14 oz) diced tomatoes', 'tomatoes-canned'],
    ['en', '2 x 400g tins chopped plum tomatoes', 'tomatoes-canned'],
    ['en', '1 can black beans', 'black-beans-cooked'],
    ['en', '1 can lentils', 'lentils-cooked'],
    ['es', '1 lata de frijoles negros', 'black-beans-cooked'],
    ['de', '1 Dose Linsen', 'lentils-cooked'],
    // A stick of cinnamon and a clove of the tree are not ground
    ['es', '1 rama de canela', 'cinnamon-sticks'],
    ['en', '2 sticks cinnamon', 'cinnamon-sticks'],
    ['de', '2 Stangen Zimt', null],
    ['en', '4 whole cloves', 'cloves-whole'],
    // A teaspoon of what is a food only when ground
    ['en', '2 tsp coriander', 'coriander-ground'],
    ['en', '2 tsp chopped coriander', 'cilantro-fresh'],
    ['en', '1/2 tsp. soda', 'baking-soda'],
    ['en', '2 cups soda', null],
    ['en', '1 small (8 oz) can crushed pineapple', 'pineapple-crushed'],
    ['en', '1 large (8 oz) package cream cheese', 'cream-cheese'],
    ['de', '1 große (800 g) Dose Tomaten', 'tomatoes-canned'],
    ['en', '1 large (14 oz) onion', 'onions-chopped'],
    // What follows says what it is taken from, not what it is
    ['en', '2 tablespoons lemon juice from 1 lemon', 'lemon-juice'],
    ['en', '3 tbsp lime juice from about 2 limes', 'lime-juice'],
    ['en', 'finely grated zest and juice of 2 limes', 'limes'],
    ['en', '1 (12 fluid ounce) can or bottle beer', 'beer'],
    ['en', 'heaping 1/2 tsp baking powder', 'baking-powder'],
    // Recipes of cumin that name its form mean it ground twice as often as whole
    ['en', '2 tsp ground dried turmeric', 'turmeric-ground'],
    ['en', '2 cups leftover rice', 'rice-cooked'],
    ['en', '1 tsp cumin', 'cumin-ground'],
    ['en', '1 tsp cumin, whole', 'cumin-seeds'],
    ['en', '2 fresh red chillis', 'red-chili'],
    ['en', '1 tbsp olive brine', 'pickle-juice'],
    ['en', '4 cloves', null],
    ['en', '4 cloves, crushed', null],
    ['en', '4 garlic cloves', 'garlic-minced'],
    ['es', '1 ramita de tomillo', 'thyme-fresh'],
    // What a can holds is not dried, unless its name says so
    ['es', '1 lata de chiles chipotles', 'chipotles-in-adobo'],
    ['es', '1 bote de tomates secos', 'tomatoes-sun-dried'],
    // The amount is that of the food behind it
    ['en', 'salt and 2 tbsp oil', 'oil'],
    ['en', 'oil and 2 tbsp for frying', 'oil'],
    ['en', 'flour and 2 tbsp more', 'flour'],
    ['de', 'Salz, Pfeffer und 1 EL Öl', 'oil'],
    ['fr', 'sel et 2 c. à soupe d’huile', 'oil'],
    ['es', 'aceite y 1 cucharadita de sal', 'salt'],
    // Of the ox in Argentina, of the pig in Spain
    ['es', '6 filetes de lomo', null],
    ['es', '8 tortillas para fajitas', 'flour-tortillas'],
    ['es', '1 cucharadita de tomillo', 'thyme-dried'],
    ['fr', '2 feuilles de laurier', 'bay-leaves'],
    ['de', '1 Blatt Basilikum', 'basil-fresh'],
    // What is in a jar is not fresh
    ['de', '1 Glas Kirschen', 'cherries-canned'],
    ['en', '8 oz jar cherries', 'cherries-canned'],
    ['en', '15 oz can pumpkin', 'pumpkin-puree'],
    ['en', '10 oz can spinach', null],
    ['de', '400 g Dose Kichererbsen', 'chickpeas-cooked'],
    ['en', '1 jar cherries', 'cherries-canned'],
    ['fr', '1 bocal de cerises', 'cherries-canned'],
    ['es', '1 tarro de cerezas', 'cherries-canned'],
    ['es', '1 lata de tomates', 'tomatoes-canned'],
    ['fr', '1 boîte de maïs', 'corn-canned'],
    // Nut butter and beurre noisette are other foods
    ['fr', '3 noix de beurre', 'butter'],
    ['fr', 'une noisette de beurre', 'butter'],
    ['de', '1 Glas Rote Bete', null],
    ['de', '1 Glas Honig', 'honey'],
    ['de', '1 Glas Milch', 'milk'],
    ['fr', '1 pot de confiture', 'jam'],
    ['en', '1 lb cherries', 'cherries-pitted'],
    ['en', '1 tsp ground cloves', 'cloves-ground'],
    ['es', '1 rama de apio', 'celery-chopped'],
    ['es', '2 medallones de salmón', 'salmon'],
    ['es', '1 kg de carne de cabrito', 'goat'],
    ['es', '2 cebollas en pluma', 'onions-chopped'],
    ['es', '4 cucharadas de aceite y sal', 'oil'],
    ['es', '1 cucharadita de sal y pimienta', 'salt-and-pepper'],
    ['es', '2 huevos de campo', 'whole-egg'],
    ['es', '50 g de mantequilla ó margarina', 'butter'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('states and kinds that make another food', () => {
  it.each<[PackCode, string, string | null]>([
    // A cup of leaves weighs 30 g, one of the frozen block 156 g (NDB 11457, 11463)
    ['en', '1 cup frozen spinach', 'spinach-frozen'],
    ['fr', "300 g d'épinards surgelés", 'spinach-frozen'],
    ['de', '200 g TK-Blattspinat', 'spinach-frozen'],
    ['es', '200 g de espinacas congeladas', 'spinach-frozen'],
    ['en', '1 cup fresh baby spinach leaves', 'spinach-raw'],
    ['en', '1 block soft tofu', 'tofu-soft'],
    ['en', '1 cup hot cocoa', null],
    ['en', '1/2 cup chopped dried cranberries', 'cranberries-dried'],
    ['en', '1 cup uncooked rice', 'rice'],
    ['en', '1 cup low-sodium chicken broth', 'chicken-stock'],
    ['en', '1 cup low-fat coconut milk', null],
    ['es', '1 pimentón verde', 'bell-pepper-chopped'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('a name that a vegetable and a spice have', () => {
  it.each<[PackCode, string, string | null]>([
    ['de', '1 TL Paprika', 'paprika'],
    ['de', '2 EL Paprika', 'paprika'],
    ['de', '1 Msp. Paprika', 'paprika'],
    ['de', '1 Paprika', 'bell-pepper-chopped'],
    ['de', '100 g Paprika', 'bell-pepper-chopped'],
    ['de', '2 EL gehackte Paprika', 'bell-pepper-chopped'],
    ['de', '1 TL Paprika, fein gehackt', 'bell-pepper-chopped'],
    ['de', '1 Prise Ingwer', 'ginger-ground'],
    ['de', '1 TL Ingwer', 'ginger-fresh'],
    ['fr', '1 c. à café de piment', 'cayenne-pepper'],
    ['fr', '1 c. à café de fenouil', null],
    ['de', '1 Fenchel', 'fennel-bulb'],
    ['fr', '1 piment', 'red-chili'],
    ['fr', '1 pincée de gingembre', 'ginger-ground'],
    ['fr', '1 c. à soupe de poivron', 'bell-pepper-chopped'],
    ['es', '1 cdta de pimiento', 'paprika'],
    ['es', '1 cda de pimiento rojo picado', 'bell-pepper-chopped'],
    ['en', '1 pinch ginger', 'ginger-ground'],
    ['en', '1 tbsp bell pepper', 'bell-pepper-chopped'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('a name beside what does not change it', () => {
  it.each<[PackCode, string, string | null]>([
    ['de', '2 TL Curry-Pulver', 'curry-powder'],
    ['de', '200 g Vollkorn Penne', 'whole-wheat-pasta'],
    ['de', '100 g Butter Margarine', null],
    ['de', '500 g 3,5%iger Joghurt', 'yogurt'],
    ['de', '500 g Weizenmehl, weiß', 'flour'],
    ['de', '100 g Schokolade mit 70 % Kakao', 'chocolate-chopped'],
    ['de', '100 g Schokolade mit Nüssen', null],
    ['de', '2 Brötchen vom Vortag', 'bread-rolls'],
    ['de', '300 g Nudeln vom Vortag', 'pasta-cooked'],
    // Weighed dry, then cooked; cups hold what is cooked
    ['en', '1 pound pasta, cooked according to package directions', 'pasta-dried'],
    ['fr', '500 g de pâtes, cuites', 'pasta-dried'],
    ['en', '1 pound cooked pasta', 'pasta-cooked'],
    ['en', '2 cups pasta, cooked', 'pasta-cooked'],
    ['en', '15 oz black beans, cooked', 'black-beans-cooked'],
    // Whole ones are fresh, though cans say so, too
    ['de', '2 Tomaten (gehackt)', 'tomatoes-chopped'],
    ['de', '3 Tomaten, geschält', 'tomatoes-chopped'],
    ['fr', '2 tomates (concassées)', 'tomatoes-chopped'],
    ['es', '2 tomates, triturados', 'tomatoes-chopped'],
    ['de', '400 g Tomaten (gehackt)', 'tomatoes-canned'],
    ['en', '2 jalapeños, pickled', 'jalapenos-pickled'],
    ['fr', '20 cl de crème liquide à 30 % de M.G.', 'cream'],
    ['fr', '250 g de fromage blanc 0 % MG', 'fromage-blanc'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('the first part of a compound in parentheses', () => {
  it.each<[PackCode, string, string | null]>([
    ['de', '500 g Mehl (Dinkel)', 'spelt-flour'],
    ['de', '500 g Mehl (Roggen / Dinkel)', null],
    ['de', '500 g Mehl (Roggen oder Dinkel)', null],
    ['de', '500 g Mehl (Type 550)', 'flour'],
    ['de', '250 ml Milch (Hafer)', 'oat-milk'],
    ['de', '2 EL Öl (Kokosöl, sonst Raps/Sonnenblumen)', 'oil'],
    ['de', '3 EL Öl (Sonnenblumen oder Raps)', null],
    ['de', '1 l Brühe (Gemüse)', 'vegetable-stock'],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

it('knows the foods that share a name', () => {
  const names = NAMES['en'];
  const read = readLine('1 tsp kosher salt', lexiconIn('en'));
  const shared = names ? foodsSharingName('1 tsp kosher salt', read, names.index) : [];
  expect(shared.map((id) => names?.ways.get(id)?.food.id)).toEqual([
    'salt-kosher-diamond',
    'salt-kosher-morton',
  ]);
});

describe('a second food after the first', () => {
  it.each<[PackCode, string, string | null]>([
    ['fr', '1 tranche de potiron OU une butternut', 'pumpkin-cubed'],
    ['es', '2 cebollas o 1 puerro grande', 'onions-chopped'],
    ['de', '100 g Butter ODER Margarine', 'butter'],
    ['en', '1 cup milk OR cream', 'milk'],
    // Milk of almonds, or of what is named after it
    ['fr', '1 verre de lait ou crème de coco', null],
  ])('in %s, %s is %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

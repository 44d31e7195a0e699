import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  cupWeight,
  FOOD_IDS,
  fillsOf,
  isFood,
  publishedFigures,
  resolveFood,
} from './figures.ts';
import type { FillId } from './food.ts';
import type { FoodId } from './foods.ts';
import { cupSpread } from './usualSpread.ts';

/** Copied from the sources by hand: grams of a US cup, or of a measure times as many as make a cup. */
const WEIGHTS: readonly (readonly [FoodId, FillId, number, number, number])[] = [
  // food, fill, used, lowest and highest of the sources
  ['flour', 'spooned', 125, 120, 125], // USDA 20081; King Arthur
  ['flour', 'scooped', 142, 142, 155], // Cook's Illustrated 5 oz; Joanne Chang
  ['flour', 'sifted', 115, 115, 115], // USDA Bulletin 72
  ['cake-flour', 'spooned', 120, 111, 120], // King Arthur; USDA Report 41
  ['cake-flour', 'scooped', 137, 137, 137], // USDA 20084 unsifted, dipped
  ['cornstarch', 'level', 128, 4 * 28, 0.6 * 236.5882365], // USDA 20027; King Arthur 1/4 cup; Norway, 60 g a deciliter
  ['barley-flour', 'level', 4 * 30, 85, 148], // Bob's Red Mill 1/4 cup; King Arthur; USDA 20130
  ['almond-flour', 'level', 4 * 28, 96, 4 * 28], // Bob's Red Mill 1/4 cup; King Arthur
  ['sweet-rice-flour', 'level', 453.6 / 3, 120, 158], // Koda Farms 1 lb is 3 cups; King Arthur; USDA 20061
  ['oats-steel-cut', 'level', 4 * 40, 2 * 70, 4 * 44], // Quaker and Bob's Red Mill 1/4 cup; King Arthur 1/2 cup
  ['panko', 'level', 2 * 30, 50, (30 / 60) * 236.5882365], // Kikkoman 1/2 cup; King Arthur; Emeril’s 60 ml
  ['golden-syrup', 'level', 341, (20 / 15) * 236.5882365, 341], // light corn syrup: USDA 19350, FAO; New Zealand, 20 g a tablespoon of 15 ml
  ['celery-chopped', 'diced', 101, 101, 142], // USDA 11143 chopped; King Arthur
  ['scallions-sliced', 'sliced', 64, 64, 100], // King Arthur; USDA 11291 chopped
  ['carrots-grated', 'diced', 142, 128, 142], // King Arthur; USDA 11124 chopped
  ['emmental-grated', 'grated', 0.34 * 236.5882365, 0.34 * 236.5882365, 108], // FAO; USDA 01040 shredded
  ['sugar', 'level', 200, 198, 0.85 * 236.5882365], // USDA 19335; King Arthur; FAO
  ['brown-sugar', 'packed', 220, 213, 220], // USDA 19334; King Arthur
  ['brown-sugar', 'loose', 145, 145, 0.7 * 236.5882365], // USDA 19334; Norway, 70 g a deciliter
  ['powdered-sugar', 'unsifted', 120, 227 / 2, 120], // USDA 19336; King Arthur 2 cups
  ['powdered-sugar', 'sifted', 100, 100, 114], // USDA 19336; the median of 6 recipes
  ['honey', 'level', 339, 16 * 21, 339], // USDA 19296; King Arthur 1 tbsp
  ['agave-syrup', 'level', 48 * 6.9, 48 * 6.9, 4 * 84], // USDA 19912 1 tsp; King Arthur 1/4 cup
  ['cocoa', 'level', 86, (5 / 15) * 236.5882365, 96], // USDA 19165; Saco 15 ml; recipes
  ['baking-powder', 'level', 48 * 4.6, 48 * 4, 48 * 4.6], // USDA 18369; King Arthur 1 tsp
  ['yeast-active-dry', 'level', (7 * 64) / 3, (7 * 64) / 3, 192], // Red Star 2 1/4 tsp; USDA 1 tsp 4 g
  ['chocolate-chips', 'level', 168, 168, 170], // USDA 19080; King Arthur
  ['butter', 'solid', 227, 0.911 * 236.5882365, 227], // USDA 01145; FAO
  ['olive-oil', 'level', 216, 216, 0.918 * 236.5882365], // USDA 04053; FAO
  ['milk', 'level', 244, 1.03 * 236.5882365, 244], // USDA 01077; FAO
  ['sour-cream', 'level', 230, 227, 230], // USDA 01056; King Arthur
  ['whole-egg', 'level', 243, (252 / 250) * 236.5882365, 243], // USDA 01123; New Zealand, 252 g a cup of 250 ml
  ['cheddar-shredded', 'melted', 244, 244, 244], // USDA 01009
  ['parmesan-grated', 'shredded', 80, 80, 113], // USDA 01146 1 tbsp 5 g; the median of 11 recipes
  ['almonds-whole', 'slivered', 108, 108, 114], // USDA 12061; King Arthur 1/2 cup 57
  ['walnuts-chopped', 'ground', 80, 80, 80], // USDA 12155
  ['coconut-desiccated', 'shredded', 80, 53, 80], // the median of 11 recipes; King Arthur
  ['rice', 'level', 185, 185, 198], // USDA 20044; King Arthur 1/2 cup 99
  ['oats', 'level', 81, 0.34 * 236.5882365, 113], // USDA 08120; King Arthur 89 and 113; FAO
  ['lentils', 'level', 192, 192, 0.89 * 236.5882365], // USDA 16069; FAO
  ['tofu-firm', 'level', 252, 236.5882365, 252], // USDA 16126 1/2 cup 126; Fineli 35619, 100 g a deciliter
  ['raisins', 'packed', 165, 165, 170], // USDA 09298; King Arthur 1/2 cup 85
  ['strawberries-sliced', 'sliced', 166, 138, 167], // USDA 09316; the median of 34 recipes; King Arthur
  ['carrots-grated', 'sliced', 122, 122, 122], // USDA 11124
  ['tomatoes-chopped', 'chopped', 180, (167.5 / 250) * 236.5882365, 180], // USDA 11529; New Zealand, 167.5 g a cup of 250 ml
  ['onions-chopped', 'chopped', 160, (120 / 250) * 236.5882365, 160], // USDA 11282; New Zealand, 120 g by 250 ml
  ['onions-chopped', 'diced', 142, 142, 160], // King Arthur; USDA 11282 chopped
  ['salt', 'level', 292, 1.217 * 236.5882365, 292], // USDA 02047; King Arthur 1 tbsp 18; FAO
  ['salt-kosher-diamond', 'level', 128, 128, 192], // King Arthur 1 tbsp 8
  ['salt-kosher-morton', 'level', 192 * 1.2, 192 * 1.2, 16 * 16], // its label: 1.2 g a 1/4 tsp; King Arthur 1 tbsp 16
  ['black-pepper-ground', 'ground', 16 * 6.9, (1.8 / 5) * 236.5882365, 16 * 6.9], // USDA 02030 1 tbsp; Masalaryman, 1.8 g a teaspoon of 5 ml
  ['capers', 'drained', 16 * 8.6, 16 * 8.6, (12 / 15) * 236.5882365], // USDA 02054 1 tbsp; Napoleon 15 ml
  ['hoisin-sauce', 'level', (19.35 / 15) * 236.5882365, 16 * 16, (42 / 30) * 236.5882365], // labels of Koon Chun, Lee Kum Kee; USDA 06175 1 tbsp
  ['miso', 'level', 275, 275, (18 / 15) * 236.5882365], // USDA 16112; Osaka Gas, 18 g a tablespoon of 15 ml
  ['mango-chutney', 'level', (21 / 15) * 236.5882365, 16 * 16, (21 / 15) * 236.5882365], // label of Kerala Curry; FNDDS 1 tbsp
  ['superfine-sugar', 'level', 190, 190, (239 / 250) * 236.5882365], // King Arthur; New Zealand, 239 g a cup of 250 ml
  ['thyme-dried', 'ground', 16 * 4.3, 16 * 4.3, 16 * 4.3], // USDA 02042 1 tbsp
  ['soy-sauce', 'level', 255, 255, 1.12 * 236.5882365], // USDA 16123; FAO
  ['water', 'level', 237, 0.998 * 236.5882365, 237], // USDA 14411; FAO
  ['red-wine', 'level', 8 * 29.4, 0.99 * 236.5882365, 236.5882365], // USDA 14096 1 fl oz; FAO; Fineli 924, 100 g a deciliter
  ['brandy', 'level', 0.95 * 236.5882365, 8 * 27.8, 0.95 * 236.5882365], // FAO; USDA 14037 1 fl oz
];

describe('what a cup weighs', () => {
  it.each(WEIGHTS)('%s, %s: %d g, from %d to %d', (food, fill, used, lowest, highest) => {
    const weight = cupWeight(food, fill);
    const others = publishedFigures(food, fill).length - 1;
    const [from, to] = cupSpread({ grams: used, low: lowest, high: highest, others }, fill);
    expect(weight?.used.gramsPerCup).toBeCloseTo(used, 6);
    expect(weight?.lowest).toBeCloseTo(from, 6);
    expect(weight?.highest).toBeCloseTo(to, 6);
    expect(weight?.density).toBeCloseTo(used / 236.5882365, 8);
  });

  it.each([
    ['barley-flour', 'level', true],
    ['flour', 'scooped', false],
    ['flour', 'sifted', true], // a tenth either way, of a single source
    ['cornstarch', 'level', true],
    ['butter', 'solid', false],
    ['water', 'level', false],
  ] as const)('the range of %s, %s, is 10 %% wide or more: %s', (food, fill, differ) => {
    expect(cupWeight(food, fill)?.isWide).toBe(differ);
  });

  it('is of pieces only where a source cuts or breaks the food: none says so of a mussel', () => {
    const cut = (food: FoodId) =>
      publishedFigures(food, 'pieces').some(({ measure }) => /piece|chunk|section/.test(measure));
    expect(FOOD_IDS.filter((food) => fillsOf(food).includes('pieces') && !cut(food))).toEqual([]);
  });

  it('is of drained food only where no source weighs it with its liquid', () => {
    const wet = (food: FoodId) =>
      publishedFigures(food, 'drained').some(({ entry }) => /solids and liquids|undrained/.test(entry));
    expect(FOOD_IDS.filter((food) => fillsOf(food).includes('drained') && wet(food))).toEqual([]);
  });

  it('is null for a way the cup is not filled with that food', () => {
    expect(cupWeight('water', 'chopped')).toBeNull();
    expect(publishedFigures('water', 'chopped')).toEqual([]);
  });
});

describe('finding a food', () => {
  it.each([
    ['flour', 'flour', 'spooned'],
    ['butter', 'butter', 'solid'],
    ['brown-sugar', 'brown-sugar', 'packed'],
    ['brown-sugar-loose', 'brown-sugar', 'loose'],
    ['almonds-sliced', 'almonds-whole', 'sliced'],
    ['strawberries-pureed', 'strawberries-sliced', 'pureed'],
  ])('%s is %s, %s', (text, food, fill) => {
    expect(resolveFood(text)).toEqual({ food, fill });
  });

  it.each([
    '',
    ' flour',
    'Flour',
    'sand',
    'toString',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'yeast-fresh',
  ])('%j is no food', (text) => {
    expect(resolveFood(text)).toBeNull();
    expect(isFood(text)).toBe(false);
  });

  it('finds every food by its id, filled in the usual way', () => {
    for (const food of FOOD_IDS) expect(resolveFood(food)).toEqual({ food, fill: fillsOf(food)[0] });
  });

  it.each([
    ['flour', 'flours'],
    ['honey', 'sugars'],
    ['yeast-instant', 'baking'],
    ['water', 'drinks'],
  ] as const)('%s stands under %s', (food, category) => {
    expect(categoryOf(food)).toBe(category);
  });
});

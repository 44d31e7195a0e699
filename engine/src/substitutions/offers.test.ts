import { describe, expect, it } from 'vitest';
import { allFoods } from '../foods/listFoods.ts';
import { kitchenFor } from '../kitchens/kitchen.ts';
import { ALLERGENS } from '../recipes/allergens.ts';
import { allergensIn, dietsOf } from './contains.ts';
import { factsOf } from './foodFacts.ts';
import { parseMeasure } from './measure.ts';
import { offersFor } from './offers.ts';

const FACTS = new Map(allFoods('en').map((food) => [food.id, factsOf(food)]));
const PANTRY = { kitchen: kitchenFor('us'), factsOf: (id: string) => FACTS.get(id) ?? null } as const;
const ANY = { diets: [], without: [] } as const;
const facts = (id: string) => FACTS.get(id) ?? expect.fail(id);

describe('an amount that is missing', () => {
  it('is compared by weight where it is weighed', () => {
    // 245 g of buttermilk are a cup
    const found = offersFor('buttermilk', { kind: 'weight', grams: 245 }, { ...PANTRY, ...ANY });
    const [milk] = found?.offers[0]?.uses ?? [];
    expect(milk?.amount).toEqual({ kind: 'volume', milliliters: expect.closeTo(221.8, 0) });
  });

  it('says what it is for where the two cannot be compared', () => {
    const unweighed = { ...facts('buttermilk'), density: null };
    const found = offersFor(
      'buttermilk',
      { kind: 'weight', grams: 245 },
      { ...ANY, kitchen: kitchenFor('us'), factsOf: (id) => (id === 'buttermilk' ? unweighed : facts(id)) },
    );
    expect(found?.offers[0]?.only).toEqual(parseMeasure('1 cup'));
  });
});

describe('filters', () => {
  it.each([
    ['buttermilk', 'vegan', [], 3],
    ['buttermilk', null, ['Milk'], 3],
    ['buttermilk', null, ['Milk', 'Soy'], 1],
    ['butter', 'vegan', [], 7],
    ['whole-egg', 'gluten-free', ['Eggs', 'Soy'], 8],
    ['whole-egg', null, ['Eggs'], 13],
    ['cream', 'vegan', [], 1],
  ] as const)('%s, %s, without %o: %i', (id, diet, without, count) => {
    const diets = diet ? [diet] : [];
    expect(offersFor(id, null, { ...PANTRY, diets, without })?.offers.length).toBe(count);
  });

  it('must all be met', () => {
    const found = offersFor('buttermilk', null, { ...PANTRY, diets: ['vegan', 'gluten-free'], without: [] });
    expect(found?.offers.map(({ row }) => Object.keys(row.use)[0])).toEqual(['soy-milk', 'tofu-soft']);
  });

  it('counts what they hide', () => {
    const found = offersFor('buttermilk', null, { ...PANTRY, diets: ['vegan'], without: [] });
    expect([found?.offers.length, found?.hidden]).toEqual([3, 4]);
  });
});

describe('what foods contain', () => {
  it.each([
    [
      ['milk', 'lemon-juice'],
      ['Milk', 'Sulfites'],
    ],
    [['oat-milk'], ['Wheat']],
    [['almond-milk'], ['Nuts']],
    [['tofu-soft', 'water'], ['Soy']],
    [['mayonnaise'], ['Eggs', 'Soy', 'Mustard']], // soybean oil in the US
    [['mustard-prepared'], ['Wheat', 'Mustard', 'Sulfites']], // Colman's jar: wheat flour
    [['ketchup'], ['Mustard', 'Celery']],
    [['lime-juice'], ['Sulfites']], // bottled: ReaLemon, sodium metabisulfite
    [['peanut-oil'], ['Peanuts']],
    [['vegan-butter'], ['Wheat', 'Soy', 'Nuts']], // Miyoko's of oat milk
    [['powdered-sugar'], ['Wheat']], // some brands: wheat starch
    [['mustard-powder'], ['Wheat', 'Mustard']], // some brands: a filler of wheat
    [
      ['ketchup', 'liquid-smoke'],
      ['Soy', 'Mustard', 'Celery'],
    ], // Stubb's: soy sauce
    [['crackers'], ['Milk', 'Eggs', 'Wheat', 'Soy', 'Sesame']],
    [['no-such-food'], ALLERGENS],
    [['milk', 'no-such-food'], ALLERGENS],
  ])('%o: %o', (foods, allergens) => {
    expect(allergensIn(foods)).toEqual(allergens);
  });

  it.each([
    [['milk'], ['vegetarian', 'gluten-free']],
    [
      ['soy-milk', 'lemon-juice'],
      ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    ],
    [['honey'], ['vegetarian', 'gluten-free', 'dairy-free']],
    [['lard'], ['gluten-free', 'dairy-free']],
    [['cottage-cheese'], ['gluten-free']],
    [['oat-milk'], ['vegetarian', 'vegan', 'dairy-free']],
    [['flour'], ['vegetarian', 'vegan', 'dairy-free']],
    [['no-such-food'], []],
  ])('%o fit %o', (foods, diets) => {
    expect(dietsOf(foods)).toEqual(diets);
  });
});

it('offers last what shops of the country rarely have', () => {
  const first = (country: 'us' | 'de') =>
    Object.keys(
      offersFor('baking-powder', null, { ...PANTRY, ...ANY, kitchen: kitchenFor(country) })?.offers[0]?.row
        .use ?? {},
    );
  expect([first('us'), first('de')]).toEqual([
    ['baking-soda', 'cream-of-tartar'],
    ['baking-soda', 'yogurt'],
  ]);
});

it.each(['', '1', 'cup', '1 cups', '1 cup 2 g', 'x cup'])('%j is no measure', (text) => {
  expect(() => parseMeasure(text)).toThrow('No measure');
});

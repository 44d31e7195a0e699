import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_IDS, type CountryId } from '../../kitchens/kitchens.ts';
import { POTATOES_PER_DRY_STARCH } from '../planParty.ts';
import { DISHES, type Dish } from './portionFood.ts';
import { APPETITES, portionIn, portions } from './portions.ts';
import { dishesOf, PORTION_FOOD_IDS, portionFood } from './portionTable.ts';

const of = (party: Parameters<typeof portions>[0]) => {
  const found = portions(party);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

describe('what sources print for one adult', () => {
  it.each<[label: string, food: string, country: CountryId, dish: Dish, least: number, most: number]>([
    ['FSIS: 1 pound of turkey', 'turkey', 'us', 'main', 453.6, 453.6],
    ['Sea Grant: 1/4 to 1/3 pound of fillet', 'fish', 'us', 'main', 113.4, 151.2],
    ['Sea Grant: 3/4 pound of whole fish', 'wholeFish', 'us', 'main', 340.2, 340.2],
    ['Almanac: 10 pounds of roast beef for 25', 'meat', 'us', 'main', 181.4, 181.4],
    ['RecipeTips: 4 oz of pasta', 'pasta', 'us', 'main', 113.4, 113.4],
    ['RecipeTips: half a cup of cooked rice, a sixth raw', 'rice', 'us', 'side', 30.8, 46.3],
    ['Leiths: 350 g of meat on the bone', 'meatOnBone', 'gb', 'main', 350, 350],
    ['BDA: 175 g of potatoes', 'potatoes', 'gb', 'side', 175, 175],
    ['Surrey: 75 to 100 g of dried pasta', 'pasta', 'gb', 'main', 75, 100],
    ['EDEKA: 120 to 150 g of pasta', 'pasta', 'de', 'main', 120, 150],
    ['EDEKA: a goose of 3 kg for 4', 'goose', 'de', 'main', 625, 750],
    ['Falken: 200 g of potatoes', 'potatoes', 'de', 'side', 200, 200],
    ['Grünschnabel: 1/16 liter of sauce', 'sauce', 'at', 'side', 62.5, 62.5],
    ['SSN: 100 to 120 g of meat', 'meat', 'ch', 'main', 100, 120],
    ['Swissmilk: 200 g of raclette cheese', 'raclette', 'ch', 'main', 200, 200],
    ['Astuces de grand-mère: 60 g of pasta beside meat', 'pasta', 'fr', 'side', 60, 60],
    ['80 g of it alone, up to 100 g', 'pasta', 'fr', 'main', 80, 100],
    ['Quitoque: 80 to 100 g of semolina', 'couscous', 'fr', 'main', 80, 100],
    ['SENC: 60 to 80 g of lentils', 'lentils', 'es', 'main', 60, 80],
    ['Cocinillas: 400 to 450 g of whole fish', 'wholeFish', 'es', 'main', 400, 450],
  ])('%s', (_, food, country, dish, least, most) => {
    const { adult, country: whose } = of({ food, country, guests: 1, dish });
    expect(whose).toBe(country);
    expect([adult.least, adult.most]).toEqual([expect.closeTo(least, 1), expect.closeTo(most, 1)]);
  });
});

describe('for guests', () => {
  it.each<[label: string, party: Parameters<typeof portions>[0], raw: number, served: number | null]>([
    // Water 9.9 % dry, 62.13 % cooked (USDA SR26): 100 g become 237.9 g.
    ['pasta for six', { food: 'pasta', country: 'es', guests: 6 }, 420, 999.2],
    // BDA has 50 g of raw rice become 150 g, USDA's water 140 g.
    ['rice for four', { food: 'rice', country: 'de', guests: 4 }, 400, 1120.1],
    ['turkey for ten, carved', { food: 'turkey', country: 'us', guests: 10 }, 4535.9, 2404],
    ['meat for four, cooked', { food: 'meat', country: 'gb', guests: 4 }, 900, 675],
    ['potatoes for four, peeled', { food: 'potatoes', country: 'de', guests: 4, dish: 'side' }, 800, 600],
    // Two children of four eat 1.2 portions.
    ['children', { food: 'meat', country: 'gb', guests: 4, children: 2 }, 720, 540],
    ['only children', { food: 'bread', country: 'de', guests: 5, children: 5 }, 300, null],
    ['small appetites', { food: 'pasta', country: 'de', guests: 2, appetite: 'small' }, 240, 570.9],
    ['large appetites', { food: 'pasta', country: 'de', guests: 2, appetite: 'large' }, 300, 713.7],
  ])('%s', (_, party, raw, served) => {
    const found = of(party);
    expect(found.raw.amount).toBeCloseTo(raw, 1);
    if (served === null) expect(found.served).toBeNull();
    else expect(found.served?.amount).toBeCloseTo(served, 0);
  });

  it.each<[label: string, food: string, asked: CountryId, dish: Dish, whose: CountryId]>([
    ['a neighbor without its own', 'asparagus', 'ch', 'main', 'de'],
    ['the neighbor with that dish', 'pasta', 'gb', 'side', 'au'],
    ['the first where no neighbor has any', 'goose', 'fr', 'main', 'de'],
    ['Latin America, which reads the recipes of Spain', 'pasta', 'mx', 'main', 'es'],
    ['Belgium', 'pasta', 'be', 'main', 'fr'],
  ])('%s', (_, food, country, dish, whose) => {
    expect(of({ food, country, guests: 1, dish }).country).toBe(whose);
  });

  it('serves a food that is no side dish as a main one, and says so', () => {
    expect(of({ food: 'turkey', country: 'us', guests: 1, dish: 'side' }).dish).toBe('main');
  });

  it.each([
    [{ food: 'toString', guests: 1 }, 'unknown-food'],
    [{ food: 'pasta', guests: 0 }, 'invalid-guests'],
    [{ food: 'pasta', guests: 2.5 }, 'invalid-guests'],
    [{ food: 'pasta', guests: Number.NaN }, 'invalid-guests'],
    [{ food: 'pasta', guests: 10_001 }, 'invalid-guests'],
    [{ food: 'pasta', guests: 4, children: -1 }, 'invalid-children'],
    [{ food: 'pasta', guests: 4, children: 5 }, 'too-many-children'],
  ])('refuses %j as %s', (party, code) => {
    expect(portions({ country: 'us', ...party })).toEqual({ ok: false, code });
  });
});

describe('the table', () => {
  it('has a portion of every food for every country and dish, from a plate to a feast', () => {
    for (const food of PORTION_FOOD_IDS)
      for (const country of COUNTRY_IDS)
        for (const dish of dishesOf(food)) {
          const found = portionIn(food, { country, dish });
          expect(found?.least, food).toBeGreaterThanOrEqual(30);
          expect(found?.most, food).toBeLessThanOrEqual(750);
          expect(found?.least, food).toBeLessThanOrEqual(found?.most ?? 0);
        }
  });

  it('never has more beside a dish than as one', () => {
    for (const food of PORTION_FOOD_IDS)
      for (const { main, side } of portionFood(food).rows) {
        const [least, most] = [main, side].map((range) => (Array.isArray(range) ? range : [range, range]));
        if (main === undefined || side === undefined) continue;
        expect(most?.[1], food).toBeLessThanOrEqual(least?.[0]);
      }
  });

  it('gives potatoes for rice as the party planner does', () => {
    const [potatoes, rice] = [
      of({ food: 'potatoes', country: 'es', guests: 1, dish: 'side' }),
      of({ food: 'rice', country: 'es', guests: 1 }),
    ];
    expect(potatoes.adult.amount / rice.adult.amount).toBe(POTATOES_PER_DRY_STARCH);
  });

  it('never needs less for one more guest, nor more for one more child', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PORTION_FOOD_IDS),
        fc.constantFrom(...DISHES),
        fc.constantFrom(...APPETITES),
        fc.integer({ min: 1, max: 500 }),
        (food, dish, appetite, guests) => {
          const raw = (all: number, children: number) =>
            of({ food, country: 'de', dish, appetite, guests: all, children }).raw;
          expect(raw(guests + 1, 0).amount).toBeGreaterThan(raw(guests, 0).amount);
          expect(raw(guests, 1).amount).toBeLessThan(raw(guests, 0).amount);
          const { least, most, amount } = raw(guests, 0);
          expect(amount >= least && amount <= most).toBe(true);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeal, MEALS, type Meal, type PartyPlan, type PartyRow, planParty } from './party.ts';

function plan(guests: number, meal: Meal, appetizers = true, dessert = true): PartyPlan {
  const result = planParty({ guests, meal, appetizers, dessert });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const amounts = (rows: readonly PartyRow[] | null) =>
  rows?.map((row) => [row.item, row.amount, row.unit]) ?? null;

describe.each([
  {
    meal: 'dinner',
    ten: [
      ['meat', 5, 'lb'],
      ['vegetables', 2.5, 'lb'],
      ['starch', 2.5, 'lb'],
    ],
    alcoholic: 20,
  },
  {
    meal: 'lunch',
    ten: [
      ['sandwiches', 15, 'piece'],
      ['salad', 2, 'lb'],
    ],
    alcoholic: 10,
  },
  {
    meal: 'brunch',
    ten: [
      ['eggs', 20, 'piece'],
      ['bacon', 30, 'strip'],
      ['bread', 20, 'slice'],
    ],
    alcoholic: 10,
  },
  {
    meal: 'snacks',
    ten: [
      ['chips', 20, 'oz'],
      ['dips', 20, 'oz'],
    ],
    alcoholic: 20,
  },
] as const)('$meal for 10', ({ meal, ten, alcoholic }) => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('with appetizers: %s, with dessert: %s', (appetizers, dessert) => {
    const { guests, mainDish, drinks, ...extras } = plan(10, meal, appetizers, dessert);
    expect(guests).toBe(10);
    expect(amounts(mainDish)).toEqual(ten);
    const pieces = [
      ['pieces', 30, 'piece'],
      ['dips', 1, 'lb'],
    ];
    const sweets = [
      ['cake', 2, 'piece'],
      ['cookies', 20, 'piece'],
    ];
    expect(amounts(extras.appetizers)).toEqual(appetizers ? pieces : null);
    expect(amounts(extras.dessert)).toEqual(dessert ? sweets : null);
    expect(amounts([drinks.nonAlcoholic, drinks.alcoholic])).toEqual([
      ['non-alcoholic', 160, 'fl-oz'],
      ['alcoholic', alcoholic, 'drink'],
    ]);
  });
});

describe('things sold whole', () => {
  it.each([
    [1, 'sandwiches', 1.5, 2],
    [3, 'sandwiches', 4.5, 5],
    [4, 'sandwiches', 6, 6],
    [1, 'cake', 0.125, 1],
    [8, 'cake', 1, 1],
    [9, 'cake', 1.125, 2],
    [80, 'cake', 10, 10],
  ])('%d guests: %s %d becomes %d', (guests, item, exact, amount) => {
    const { mainDish, dessert } = plan(guests, 'lunch');
    const row = [...mainDish, ...(dessert ?? [])].find((candidate) => candidate.item === item);
    expect(row).toMatchObject({ exact, amount, whole: true });
  });

  it('leaves weights and volumes as they are', () => {
    const salad = plan(3, 'lunch').mainDish.find((row) => row.item === 'salad');
    expect(salad).toMatchObject({ unit: 'lb', whole: false });
    expect(salad?.amount).toBeCloseTo(0.6, 12);
    expect(salad?.amount).toBe(salad?.exact);
  });
});

it.each([null, 0, -1, 2.5, Number.NaN, Infinity, -Infinity, 1e300])('rejects %j guests', (guests) => {
  expect(planParty({ guests, meal: 'dinner', appetizers: true, dessert: true })).toEqual({
    ok: false,
    code: 'invalid-guests',
  });
});

it('recognizes its meals', () => {
  expect(MEALS.every(isMeal)).toBe(true);
  expect(isMeal('breakfast')).toBe(false);
});

it('never needs less for one more guest, and rounds whole things up by less than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...MEALS), (guests, meal) => {
      const rows = ({ mainDish, appetizers, dessert, drinks }: PartyPlan) =>
        [mainDish, appetizers ?? [], dessert ?? [], [drinks.nonAlcoholic, drinks.alcoholic]].flat();
      const more = rows(plan(guests + 1, meal));
      rows(plan(guests, meal)).forEach((row, index) => {
        expect(more[index]?.amount).toBeGreaterThanOrEqual(row.amount);
        expect(row.amount - row.exact).toBeLessThan(1);
        expect(row.amount - row.exact).toBeGreaterThan(-1e-6);
        if (row.whole) expect(Number.isInteger(row.amount)).toBe(true);
      });
    }),
  );
});

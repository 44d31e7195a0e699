import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeal, MEALS, type Meal, type PartyPlan, type PartyRow, planParty } from './planParty.ts';

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
      ['cake', 2, 'cake'],
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

describe('children, vegetarians and vegans', () => {
  const rowsFor = (
    meal: Meal,
    part: { children?: number; vegetarians?: number; vegans?: number },
    guests = 10,
  ) => {
    const result = planParty({ guests, meal, appetizers: true, dessert: true, ...part });
    if (!result.ok) throw new Error(result.code);
    const { mainDish, appetizers, dessert, drinks } = result.value;
    const all = [mainDish, appetizers ?? [], dessert ?? [], [drinks.nonAlcoholic, drinks.alcoholic]].flat();
    return Object.fromEntries(all.map((row) => [row.item, row.amount]));
  };

  it('change nothing when there are none', () => {
    for (const meal of MEALS)
      expect(rowsFor(meal, { children: 0, vegetarians: 0, vegans: 0 })).toEqual(rowsFor(meal, {}));
  });

  // Ten guests by hand: half a pound of meat, or of its substitute, each.
  it.each([
    [
      'dinner',
      { vegetarians: 2, vegans: 1 },
      { meat: 3.5, 'vegetarian-main': 1, 'vegan-main': 0.5, starch: 2.5 },
    ],
    ['lunch', { vegetarians: 2 }, { sandwiches: 12, 'vegetarian-sandwiches': 3, salad: 2 }],
    ['brunch', { vegetarians: 2, vegans: 1 }, { eggs: 18, bacon: 21, 'vegan-main': 0.25, bread: 20 }],
    ['snacks', { vegans: 3 }, { chips: 20, pieces: 21, 'vegan-pieces': 9, alcoholic: 20 }],
    ['dinner', { vegans: 10 }, { 'vegan-main': 5, 'vegan-pieces': 30 }],
    // Four children: eight portions of food, drinks for ten, alcohol for six.
    ['dinner', { children: 4 }, { meat: 4, cake: 1, cookies: 16, 'non-alcoholic': 160, alcoholic: 12 }],
    ['dinner', { children: 10 }, { meat: 2.5, alcoholic: 0 }],
    ['dinner', { children: 4, vegetarians: 5 }, { meat: 2, 'vegetarian-main': 2 }],
  ] as const)('%s, %j: %j', (meal, part, amounts) => {
    const rows = rowsFor(meal, part);
    for (const [item, amount] of Object.entries(amounts)) expect(rows[item], item).toBeCloseTo(amount, 9);
  });

  it('leave out rows for diets that nobody follows', () => {
    expect(Object.keys(rowsFor('dinner', { vegans: 10 }))).not.toContain('meat');
    expect(Object.keys(rowsFor('brunch', { vegetarians: 10 }))).not.toContain('bacon');
    expect(Object.keys(rowsFor('dinner', { vegetarians: 1 })).filter((item) => /vegan/.test(item))).toEqual(
      [],
    );
  });

  it.each([
    [{ children: 11 }, 'too-many'],
    [{ vegetarians: 6, vegans: 5 }, 'too-many'],
    [{ children: 10, vegetarians: 10 }, 'none'],
    [{ children: -1 }, 'invalid-part'],
    [{ vegans: 1.5 }, 'invalid-part'],
    [{ vegetarians: null }, 'invalid-part'],
  ])('%j of ten: %s', (part, code) => {
    const result = planParty({ guests: 10, meal: 'dinner', appetizers: true, dessert: true, ...part });
    expect(result.ok ? 'none' : result.code).toBe(code);
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

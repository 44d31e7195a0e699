import type { Amount } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { FACTS_FILES, RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { usSize } from '#tests/recipes/usSize.ts';
import { valuesOf } from '#tests/recipes/valuesOf.ts';

/** Figures as food magazines of Germany, France and Spain print them, for kitchen scales and measuring jugs. */
interface Printed {
  /** Below `to`, a multiple of `step`, one of `also`, none of `not`. */
  to: number;
  step: number;
  also?: readonly number[];
  not?: readonly number[];
}

const GRAMS: readonly Printed[] = [
  { to: 10, step: 0.5 },
  { to: 20, step: 1, not: [14] }, // salt of a dough, a sachet of baking powder; not 1/2 oz
  { to: 100, step: 5, also: [21, 42], not: [55, 85, 95] }, // half a cube of yeast and a whole one; not 2, 3 and 3 1/3 oz
  { to: 250, step: 10, also: [125, 175, 225], not: [170] }, // 6 oz
  { to: 1000, step: 25, also: [280, 320] }, // flour of Vanillekipferl, four times 80 g of rice or pasta
  { to: Number.POSITIVE_INFINITY, step: 100 },
];

/** A quarter liter is 250 ml or 25 cl, an eighth 125 ml. */
const MILLILITERS: readonly Printed[] = [
  { to: 60, step: 5 },
  { to: 100, step: 10, also: [75] },
  { to: 400, step: 25, also: [180] },
  { to: 1000, step: 50 },
  { to: Number.POSITIVE_INFINITY, step: 100 },
];

const isPrinted = (rules: readonly Printed[], value: number) => {
  const { step = Number.NaN, also = [], not = [] } = rules.find(({ to }) => value < to) ?? {};
  return also.includes(value) || (value % step === 0 && !not.includes(value));
};

/** Amounts that nobody would print but for a reason. */
const BY_DESIGN: Readonly<Record<string, string>> = {
  'bengali-green-mango-pickle: salt': '8.5 % of the mango, as a tip says',
  'napa-cabbage-kimchi: salt': '5.5 % of the cabbage, as a tip says',
  'tres-leches: condensed': 'a can of it',
};

const isUnprinted = ({ grams, milliliters }: Amount) =>
  (grams !== undefined && !isPrinted(GRAMS, grams)) ||
  (milliliters !== undefined && !isPrinted(MILLILITERS, milliliters));

/** A recipe's amounts with their places: of ingredients and in texts. */
const amountsOf = (id: string) => {
  const facts = FACTS_FILES.find(([path]) => path === `./${id}/facts.ts`)?.[1];
  if (!facts) throw new Error(id);
  const listed = recipeFromFiles(id, 'en').ingredients.flatMap(({ key, amount, density }) =>
    amount ? [{ where: key, amount, density }] : [],
  );
  const inTexts = valuesOf(facts).flatMap(({ where, value }) =>
    value.is === 'amount' ? [{ where, amount: value, density: undefined }] : [],
  );
  return [...listed, ...inTexts].map((each) => ({ ...each, where: `${id}: ${each.where}` }));
};

const unprinted = (id: string) =>
  amountsOf(id).flatMap(({ where, amount }) => (isUnprinted(amount) ? [where] : []));

describe('metric amounts', () => {
  it.each(RECIPE_IDS)('of %s are as a magazine prints them', (id) => {
    expect(unprinted(id).filter((where) => !(where in BY_DESIGN))).toEqual([]);
  });

  it('have no exception that is none', () => {
    const found = RECIPE_IDS.flatMap(unprinted);
    expect(Object.keys(BY_DESIGN).filter((where) => !found.includes(where))).toEqual([]);
  });

  it.each([
    3.5, 8, 12, 15, 42, 60, 65, 75, 80, 90, 120, 125, 180, 220, 225, 250, 350, 375, 450, 700, 1000, 1400,
    1800,
  ])('may be %d g', (value) => expect(isPrinted(GRAMS, value)).toBe(true));
  it.each([3.3, 14, 28, 55, 85, 115, 170, 227, 340, 360, 455, 480, 680, 1350])('may not be %d g', (value) =>
    expect(isPrinted(GRAMS, value)).toBe(false),
  );
  it.each([15, 60, 75, 80, 125, 150, 180, 250, 325, 350, 500, 750, 1000, 1200, 2000])(
    'may be %d ml',
    (value) => expect(isPrinted(MILLILITERS, value)).toBe(true),
  );
  it.each([59, 85, 120, 160, 240, 360, 475, 480, 720, 960])('may not be %d ml', (value) =>
    expect(isPrinted(MILLILITERS, value)).toBe(false),
  );
});

/** The frosting's first ingredient: what stands before it goes into the pan. */
const FROSTING = 'frostingButter';

describe('the metric pan of the chocolate cake', () => {
  it('is filled less than halfway, as its words say', () => {
    const { ingredients, metric } = recipeFromFiles('chocolate-cake', 'en');
    const batter = ingredients.slice(
      0,
      ingredients.findIndex(({ key }) => key === FROSTING),
    );
    // Flour, sugar and cocoa sink in water, so a gram of the batter is less than a milliliter; an egg is about 50 g.
    const volume = batter.reduce(
      (sum, { amount }) => sum + (amount?.grams ?? amount?.milliliters ?? (amount?.count ?? 0) * 50),
      0,
    );
    expect(volume).toBeGreaterThan(1200);
    const { pan } = metric?.pan ?? {};
    const full = pan?.shape === 'round' ? Math.PI * (pan.diameter / 2) ** 2 * pan.depth : 0;
    expect(volume).toBeLessThan(full / 2);
  });
});

/** What is preserved keeps by its salt, acid and sugar, so its parts have the same ratio in both systems. */
const RATIO_TOLERANCE = 0.01;
/** Parts that preserve nothing, with the reason. */
const FREE_PARTS: Readonly<Record<string, string>> = {
  'napa-cabbage-kimchi: water': 'it boils down to a paste with the rice flour',
};
const preserved = FACTS_FILES.flatMap(([path, { collection, preserved }]) =>
  preserved || collection === 'indian-pickle' ? [path.split('/')[1] ?? ''] : [],
);

/** How often the metric amounts are in the US ones. Spoons, which both share, and unweighed foods have no such number. */
const usShares = (id: string) =>
  amountsOf(id).flatMap(({ where, amount, density }) => {
    const metric = amount.grams ?? amount.milliliters;
    const us = usSize(amount, density);
    return metric === undefined || Number.isNaN(us) || where in FREE_PARTS ? [] : [us / metric];
  });

describe('what is preserved', () => {
  it.each(preserved)('has the same ratios in metric and US measures: %s', (id) => {
    const shares = usShares(id);
    expect(shares.length).toBeGreaterThan(2);
    expect(Math.max(...shares) / Math.min(...shares) - 1).toBeLessThanOrEqual(RATIO_TOLERANCE);
  });
});

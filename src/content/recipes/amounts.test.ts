import { describe, expect, it } from 'vitest';
import { FOOD_NAMES } from '#content/foods/foods.ts';
import { densityOf, foodIds } from '#domain/foods/figures.ts';
import { foodNamed, foodsByName } from '#domain/foods/foodNamed.ts';
import type { FoodId } from '#domain/foods/foods.ts';
import { ingredientNamed } from '#domain/foods/recipeNames.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { GAS_MARKS } from '#domain/temperature/gasMark.ts';
import { HOME_UNITS } from '#domain/units/home.ts';

/** Checks that both figures of an amount agree: `250 g (2 cups)`, `180 °C (350 °F)`, `2 cm (3/4 in)`. */
const FILES = import.meta.glob<Recipe>('./*/*.ts', { eager: true, import: 'default' });
const RECIPES = Object.entries(FILES).filter(([path]) => !path.endsWith('.test.ts'));

interface Measure {
  kind: 'weight' | 'volume';
  /** In grams or milliliters. */
  base: number;
}

const UNITS: Readonly<Record<string, Measure>> = {
  g: { kind: 'weight', base: 1 },
  kg: { kind: 'weight', base: 1000 },
  ml: { kind: 'volume', base: 1 },
  l: { kind: 'volume', base: 1000 },
  oz: { kind: 'weight', base: HOME_UNITS.ounces.factor },
  lb: { kind: 'weight', base: HOME_UNITS.pounds.factor },
  cup: { kind: 'volume', base: HOME_UNITS.cups.factor },
  tbsp: { kind: 'volume', base: HOME_UNITS.tablespoons.factor },
  tsp: { kind: 'volume', base: HOME_UNITS.teaspoons.factor },
  'fl oz': { kind: 'volume', base: HOME_UNITS.fluid_ounces.factor },
  pint: { kind: 'volume', base: 2 * HOME_UNITS.cups.factor },
  quart: { kind: 'volume', base: 4 * HOME_UNITS.cups.factor },
};

const foods = foodsByName(
  foodIds.map((id) => {
    const { name, text = name, also = [], fills = {} } = FOOD_NAMES.en[id];
    return [id, [name, text, ...also, ...Object.values(fills).flat()]] as const;
  }),
);

/** Names in recipes only, with the food whose cup weighs the same. */
const STAND_INS: Readonly<Record<string, FoodId>> = {
  'roasted unsalted peanuts': 'peanuts',
  'Chinese sesame paste': 'tahini',
  'finely shredded red cabbage': 'cabbage-shredded',
};

/** No source of ours has weighed a cup of these. */
const NEVER_WEIGHED: ReadonlySet<string> = new Set(['bonito flakes', 'gochugaru', 'Sichuan chili flakes']);

/** Grams per milliliter as measured, of a food that fills a cup in its usual way; undefined for any other. */
function densityNamed(text: string): number | undefined {
  const food = foodNamed(text, foods) ?? ingredientNamed(text) ?? STAND_INS[text];
  return food && densityOf(food);
}

const PAIR = /(\d[\d.]*(?:[–-]\d[\d.]*)?)\s(kg|g|ml|l) \((\d[^)]*)\)(?: ([^,(]*))?/g;
const STARTS_METRIC = /^\d[\d.–-]*\s?(?:kg|g|ml|l)\b/;
const STARTS_WITH_PAIR = /^\d[\d.–-]* (?:kg|g|ml|l) \(\d/;
const STARTS_US = /^\d[\d\s./–-]*\s?(?:cups?|oz|lb|fl oz|pints?|quarts?)\b/;
const DEGREES = /(-?\d+)(?:[–-](\d+))? °C \((-?\d+)(?:[–-](\d+))? °F(?:, gas mark (\d+(?:\/\d+)?))?\)/g;
const LENGTHS = /(\d+(?:\.\d+)?) (mm|cm|m) \(([\d\s./]+) in\)/g;

/** Allows for rounding both figures. */
const SAME_KIND = 0.08;
const BY_DENSITY = 0.07;

function texts(recipe: Recipe): string[] {
  const more = [...('tips' in recipe ? recipe.tips : []), ...('garnish' in recipe ? recipe.garnish : [])];
  return [recipe.description, ...recipe.ingredients, ...recipe.instructions, ...more];
}

/** `2`, `1 1/2` or `2–2 1/4` as both ends of a range; NaN for text that is not a number. */
function ends(text: string): [number, number] {
  const [low = '', high = low] = text.split(/[–-]|\bto\b/);
  return [parseQuantity(low, '.') ?? Number.NaN, parseQuantity(high, '.') ?? Number.NaN];
}

/** Adds up `1 lb 2 oz` and `1/4 cup plus 1 tbsp`; an unknown unit gives NaN, which fails the comparison. */
function usAmount(text: string): { kind: Measure['kind'] | undefined; low: number; high: number } {
  const sum = { kind: undefined as Measure['kind'] | undefined, low: 0, high: 0 };
  for (const [, amount = '', unit = ''] of text.matchAll(
    /(\d[\d\s./–-]*?)\s?([a-z][a-z ]*?)s?(?=$|\splus|\s\d|,)/g,
  )) {
    const measure = UNITS[unit];
    const [low, high] = ends(amount);
    sum.kind = measure?.kind;
    sum.low += low * (measure?.base ?? Number.NaN);
    sum.high += high * (measure?.base ?? Number.NaN);
  }
  return sum;
}

function disagreements(text: string): string[] {
  return [...text.matchAll(PAIR)].flatMap(([whole, amount = '', unit = '', bracket = '', food = '']) => {
    const metric = UNITS[unit];
    const us = usAmount(bracket);
    if (metric === undefined || us.kind === undefined) return [`${whole}: unreadable`];
    const density = densityNamed(food);
    if (metric.kind !== us.kind && density === undefined) {
      return NEVER_WEIGHED.has(food) ? [] : [`${whole}: a cup of it is of unknown weight`];
    }
    const factor =
      metric.kind === us.kind ? 1 : metric.kind === 'weight' ? 1 / (density ?? 1) : (density ?? 1);
    const [low, high] = ends(amount).map((value) => value * metric.base * factor);
    const tolerance = metric.kind === us.kind ? SAME_KIND : BY_DENSITY;
    const isClose = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) <= tolerance * a;
    return isClose(low, us.low) && isClose(high, us.high)
      ? []
      : [`${whole}: ${us.low.toFixed(1)} for ${low?.toFixed(1)}`];
  });
}

describe.each(RECIPES)('%s', (_path, recipe) => {
  it('gives every amount by weight or volume in both systems, metric first', () => {
    const oneSided = recipe.ingredients.filter(
      (line) => (STARTS_METRIC.test(line) && !STARTS_WITH_PAIR.test(line)) || STARTS_US.test(line),
    );
    expect(oneSided).toEqual([]);
  });

  it('has metric and US amounts that agree', () => {
    expect(texts(recipe).flatMap(disagreements)).toEqual([]);
  });

  it('has every temperature in both scales, agreeing within 5 °C, and the matching gas mark', () => {
    for (const text of texts(recipe)) {
      const pairs = [...text.matchAll(DEGREES)];
      expect(pairs, text).toHaveLength(text.split('°C').length - 1);
      expect(pairs, text).toHaveLength(text.split('°F').length - 1);
      for (const [whole, c1, c2 = c1, f1, f2 = f1, mark] of pairs) {
        expect(Math.abs(((Number(f1) - 32) * 5) / 9 - Number(c1)), whole).toBeLessThanOrEqual(5);
        expect(Math.abs(((Number(f2) - 32) * 5) / 9 - Number(c2)), whole).toBeLessThanOrEqual(5);
        if (mark === undefined) continue;
        const fahrenheit = GAS_MARKS.find((row) => row.id === mark)?.fahrenheit ?? Number.NaN;
        expect(Math.abs(fahrenheit - Number(f1)), whole).toBeLessThanOrEqual(15);
      }
    }
  });

  it('has lengths that agree within 15 % or 3 mm', () => {
    for (const [whole, metric, unit, inches = ''] of texts(recipe).flatMap((text) => [
      ...text.matchAll(LENGTHS),
    ])) {
      const millimeters = Number(metric) * { mm: 1, cm: 10, m: 1000 }[unit as 'mm' | 'cm' | 'm'];
      const difference = Math.abs((parseQuantity(inches, '.') ?? Number.NaN) * 25.4 - millimeters);
      expect(difference, whole).toBeLessThanOrEqual(Math.max(0.15 * millimeters, 3));
    }
  });
});

describe('the foods in the recipes', () => {
  it.each([
    ['all-purpose flour, for the batter', 125],
    ['unsweetened cocoa powder', 86],
    ['fine dry breadcrumbs', 108],
    ['fine salt', 292],
    ['sugar', 200],
    ['butter, softened, for the frosting', 227],
    ['tahini', 240],
    ['quinoa, rinsed', 170],
    ['cornstarch', 128],
    ['honey', 339],
    ['dried chickpeas', 200],
    ['baby spinach', 30],
  ])('%s: %d g a cup', (food, grams) => {
    expect((densityNamed(food) ?? 0) * 236.588).toBeCloseTo(grams, 0);
  });
});

const FRYING_OIL = /^(\d+) (ml|l) \(.*\boil, for (?:deep-)?frying$/;
const FRYING_PAN = /(\d+) cm \([^)]*\).* about (\d+(?:\.\d+)?) cm \([^)]*\) deep/;

describe.each(RECIPES.filter(([, { ingredients }]) => ingredients.some((line) => FRYING_OIL.test(line))))(
  '%s is fried and',
  (_path, { ingredients, instructions }) => {
    const step = instructions.find((text) => FRYING_PAN.test(text)) ?? '';

    it('has as much oil as fills its pan to the depth', () => {
      const [, amount, unit] = ingredients.join('\n').match(new RegExp(FRYING_OIL, 'm')) ?? [];
      const [, width, depth] = (step.match(FRYING_PAN) ?? []).map(Number);
      const filled = Math.PI * ((width ?? Number.NaN) / 2) ** 2 * (depth ?? Number.NaN);
      const share = (Number(amount) * (unit === 'l' ? 1000 : 1)) / filled;
      expect(Math.abs(share - 1)).toBeLessThanOrEqual(0.12);
    });

    it('says how hot the oil is and what to do when it burns', () => {
      expect(step).toMatch(/\d+ °C .*put on the lid, turn off the heat and never use water/);
    });
  },
);

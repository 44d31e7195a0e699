import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';
import { hasFiber, hasNutrition } from '@gramwise/engine/recipes/facts.ts';
import { HOUSEHOLD_WEIGHTS } from '@gramwise/engine/recipes/householdWeights.ts';
import { describe, expect, it } from 'vitest';
import { FACTS_FILES, RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';

/** Recipes of collections with nutrition that state none, with the reason. */
const WITHOUT_FIGURES: Readonly<Record<string, string>> = {
  kaesekuchen: 'USDA SR26 has no quark',
  kaesespaetzle: 'USDA SR26 has no Bergkäse',
  arepas: 'USDA SR26 has no row for precooked cornmeal',
};

describe.each(RECIPE_IDS)('%s', (id) => {
  const { collection, nutrition, servings } = recipeFromFiles(id, 'en');

  it('says what a serving holds in the collections that do, with fiber where they have it', () => {
    const names = ['calories', 'protein', 'carbs', 'fat', ...(hasFiber(collection) ? ['fiber'] : [])];
    const expected = hasNutrition(collection) && !(id in WITHOUT_FIGURES) ? names : [];
    expect(Object.keys(nutrition ?? {})).toEqual(expected);
    if (nutrition) expect(servings).toBeGreaterThan(0);
  });

  it('holds a plausible meal or side', () => {
    if (!nutrition) return;
    const { calories, protein, carbs, fat } = nutrition;
    for (const figure of Object.values(nutrition)) expect(Number.isInteger(figure)).toBe(true);
    expect(calories).toBeGreaterThan(50);
    expect(calories).toBeLessThan(1000);
    expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThan(0.2 * calories);
  });
});

it('calls low-carb only what has less than 20 g a serving', () => {
  const low = FACTS_FILES.filter(([, facts]) => facts.lowCarb).map(([path]) => path.split('/')[1] ?? '');
  const carbs = low.map((id) => recipeFromFiles(id, 'en').nutrition?.carbs ?? 0);
  expect(carbs.filter((grams) => grams >= 20)).toEqual([]);
});

it('counts crushed tomatoes as crushed ones, by NDB 11693', () => {
  expect(NUTRIENTS['tomatoes-crushed']).toEqual([11693, 89.44, 32, 1.64, 0.28, 0.04, 7.29, 4.4, 1.9, 186]);
  const crushed = FACTS_FILES.flatMap(([path]) =>
    recipeFromFiles(path.split('/')[1] ?? '', 'en').ingredients.filter(({ name }) =>
      /crushed tomato/.test(String(name)),
    ),
  );
  expect(crushed.map(({ food }) => food)).toEqual(['tomatoes-crushed', 'tomatoes-crushed']);
});

it('counts an avocado as a Hass one in weight and figures, by NDB 09038', () => {
  expect(HOUSEHOLD_WEIGHTS['avocado-cubed']?.each).toBe(136);
  expect(NUTRIENTS['avocado-cubed']).toEqual([9038, 72.33, 167, 1.96, 15.41, 2.126, 8.64, 0.3, 6.8, 8]);
});

import { ownNutritionOf } from '@gramwise/engine/recipes/ownNutrition.ts';
import { expect, it } from 'vitest';
import { factsOf, RECIPE_IDS } from '#content/recipes/files.ts';

it.each(RECIPE_IDS)('%s', (id) => {
  const n = ownNutritionOf(factsOf(id));
  console.log(
    id,
    factsOf(id).servings,
    Math.round(n?.perServing?.energy?.value ?? -1),
    Math.round(n?.per100g.energy?.value ?? -1),
    n?.shareKnown.toFixed(2),
    n?.notCounted.join(' '),
    Object.entries(n?.per100g ?? {})
      .filter(([, f]) => !f)
      .map(([k]) => k)
      .join(),
  );
  expect(n).not.toBeNull();
});

import type { NutritionFigure, SummedNutrition } from './sumNutrition.ts';

/** The properties of schema.org/NutritionInformation, with their units. */
const PROPERTIES = {
  calories: ['energy', 'kcal'],
  fatContent: ['fat', 'g'],
  saturatedFatContent: ['saturated', 'g'],
  carbohydrateContent: ['carbohydrate', 'g'],
  sugarContent: ['sugars', 'g'],
  fiberContent: ['fiber', 'g'],
  proteinContent: ['protein', 'g'],
  sodiumContent: ['sodium', 'mg'],
} as const satisfies Record<string, readonly [NutritionFigure, string]>;

/**
 * Nutrition of a serving as schema.org/NutritionInformation; undefined without servings or where too little is known
 * for a figure, since such data cannot say that it is a lower bound.
 */
export function schemaNutrition({
  perServing,
  isEnough,
  saltUncounted,
}: SummedNutrition & { saltUncounted: boolean }) {
  if (!perServing || !isEnough) return undefined;
  const known = Object.entries(PROPERTIES).flatMap(([property, [name, unit]]) => {
    const figure = perServing[name];
    if (!figure || (name === 'sodium' && saltUncounted)) return [];
    const decimals = unit === 'g' && figure.value < 10 ? 1 : 0;
    return [[property, `${Number(figure.value.toFixed(decimals))} ${unit}`] as const];
  });
  return { '@type': 'NutritionInformation', ...Object.fromEntries(known) };
}

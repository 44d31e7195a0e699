import type { AnyFoodId } from '../foods/foods.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import type { Ingredient, RecipeFacts } from '../recipes/facts.ts';
import { gramsEaten, sameNutrients } from '../recipes/nutritionOf.ts';
import { exactly, type Figure, times } from './figure.ts';
import { nutrientFigures } from './nutrientFigures.ts';
import { isFat, isTiny } from './rateLines.ts';
import { FRYING_UPTAKE, MIN_FRYING_GRAMS, SIMILAR_FOOD } from './rules.ts';
import { standInOf } from './standInOf.ts';
import { isWater, type NutrientRow, type SummedNutrition, sumNutrition } from './sumNutrition.ts';

/** What is not counted of a recipe of our own, by the key of its ingredient. */
export interface OwnNutrition extends SummedNutrition {
  saltUncounted: boolean;
  notCounted: readonly string[];
}

function rowOf(food: AnyFoodId): NutrientRow | null {
  const standIn = standInOf(food);
  const found = nutrientFigures(food) ?? (standIn && nutrientFigures(standIn));
  return found?.figures ?? null;
}

/** Counted with another food, its figures may be further off. */
const doubtOf = (food: AnyFoodId): Figure => (NUTRIENTS[food] ? exactly(1) : SIMILAR_FOOD);

/** A bath of fat, which does not grow with the recipe; facts say of others how much is eaten. */
const isBath = ({ food, fixed, eaten }: Ingredient, grams: number | null): boolean =>
  fixed === true && eaten === undefined && isFat(food) && (grams ?? 0) >= MIN_FRYING_GRAMS;

interface Weighed {
  key: string;
  ingredient: Ingredient;
  grams: Figure | null;
  row: NutrientRow | null;
}

/** The ingredients with what is eaten of them. */
function weighIngredients({ ingredients }: RecipeFacts): readonly Weighed[] {
  const weighed = Object.entries(ingredients).map(([key, ingredient]) => {
    const grams = gramsEaten(ingredient);
    return {
      key,
      ingredient,
      bath: isBath(ingredient, grams),
      grams: grams === null ? null : times(exactly(grams), doubtOf(sameNutrients(ingredient.food))),
      row: rowOf(sameNutrients(ingredient.food)),
    };
  });
  const fried = weighed.reduce(
    (sum, { bath, row, grams }) => sum + (bath || !row || isWater(row) ? 0 : (grams?.value ?? 0)),
    0,
  );
  return weighed.map(({ bath, ...line }) =>
    bath ? { ...line, grams: times(exactly(fried), FRYING_UPTAKE) } : line,
  );
}

/** The nutrition of a recipe of our own by its facts, with foods of the same kind where USDA has no row. */
export function ownNutritionOf(facts: RecipeFacts): OwnNutrition | null {
  const weighed = weighIngredients(facts);
  const counted = weighed.flatMap(({ grams, row }) =>
    grams && grams.value > 0 && row ? [{ grams, nutrients: row }] : [],
  );
  const isMissing = ({ grams, row }: Weighed) => grams === null || (grams.value > 0 && !row);
  // A thing of unknown weight may be the main one
  const heaviest = Math.max(
    0,
    ...counted.map(({ grams, nutrients }) => (isWater(nutrients) ? 0 : grams.value)),
  );
  const missing = weighed
    .filter((line) => isMissing(line) && !isTiny(line.ingredient.food))
    .reduce((sum, { grams }) => sum + (grams?.value ?? heaviest), 0);
  const summed = sumNutrition(counted, { missing, servings: facts.servings ?? null });
  if (!summed) return null;
  return {
    ...summed,
    saltUncounted: weighed.some(({ ingredient: { food, amount } }) => food === 'salt' && !amount),
    notCounted: weighed.filter((line) => !line.ingredient.amount || isMissing(line)).map(({ key }) => key),
  };
}

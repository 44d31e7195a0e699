import type { AnyFoodId } from '../foods/foods.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import type { Ingredient, Nutrition, RecipeFacts } from '../recipes/facts.ts';
import { gramsEaten, sameNutrients } from '../recipes/gramsEaten.ts';
import { exactly, type Figure, times } from './figure.ts';
import { isFat } from './frying.ts';
import { nutrientFigures } from './nutrientFigures.ts';
import { isTiny } from './rateLines.ts';
import { FRYING_UPTAKE, MAX_UNKNOWN_SHARE, MIN_FRYING_GRAMS, SIMILAR_FOOD } from './rules.ts';
import { standInOf } from './standInOf.ts';
import { isWater, type NutrientRow, type SummedNutrition, sum, sumNutrition } from './sumNutrition.ts';

/** What is not counted of a recipe of our own, by the key of its ingredient. */
export interface OwnNutrition extends SummedNutrition {
  saltUncounted: boolean;
  notCounted: readonly string[];
  /** Whether all foods that matter have a weight and a row of their own. */
  isExact: boolean;
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

type Facts = Pick<RecipeFacts, 'ingredients' | 'servings'>;

interface Weighed {
  key: string;
  ingredient: Ingredient;
  grams: Figure | null;
  row: NutrientRow | null;
}

/** The ingredients with what is eaten of them. */
function weighIngredients({ ingredients }: Facts): readonly Weighed[] {
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

const weightOf = (weighed: readonly Weighed[]) => sum(weighed.map(({ grams }) => grams?.value ?? 0));

/** The nutrition of a recipe of our own by its facts, with foods of the same kind where USDA has no row. */
export function ownNutritionOf(facts: Facts): OwnNutrition | null {
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
  const withoutRow = weighed.filter(({ ingredient }) => !NUTRIENTS[sameNutrients(ingredient.food)]);
  return {
    ...summed,
    isExact:
      weighed.every(({ grams }) => grams !== null) &&
      weightOf(withoutRow) <= MAX_UNKNOWN_SHARE * weightOf(weighed),
    saltUncounted: weighed.some(({ ingredient: { food, amount } }) => food === 'salt' && !amount),
    notCounted: weighed.filter((line) => !line.ingredient.amount || isMissing(line)).map(({ key }) => key),
  };
}

/**
 * What a recipe of our own states of a serving, in whole kilocalories and grams: the figures of its table. Ignores
 * cooking, since it mostly moves water. Null if an ingredient that matters has no figure of its own.
 */
export function statedNutrition(facts: Facts): Required<Nutrition> | null {
  const own = ownNutritionOf(facts);
  const { energy, protein, carbohydrate, fat, fiber } = own?.perServing ?? {};
  if (!own?.isExact || !energy || !protein || !carbohydrate || !fat || !fiber) return null;
  return {
    calories: Math.round(energy.value),
    protein: Math.round(protein.value),
    carbs: Math.round(carbohydrate.value),
    fat: Math.round(fat.value),
    fiber: Math.round(fiber.value),
  };
}

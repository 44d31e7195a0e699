import { FOOD_NAMES } from '#content/foods/foods.ts';
import { allRecipes } from '#content/recipes/recipes.ts';
import { foodIds } from '#domain/foods/figures.ts';
import { foodNamed, foodsByName } from '#domain/foods/foodNamed.ts';
import type { FoodId } from '#domain/foods/foods.ts';
import { findAmounts } from '#domain/quantity/amounts.ts';
import type { RecipeUse } from '#features/foods/RecipesWith.tsx';

/** Recipes are English. */
const NAMES = FOOD_NAMES.en;

const namesOf = (food: FoodId): readonly string[] => {
  const { name, text, also = [], fills = {} } = NAMES[food];
  return [name, ...(text ? [text] : []), ...also, ...Object.values(fills).flat()];
};

async function find(): Promise<ReadonlyMap<FoodId, readonly RecipeUse[]>> {
  const foods = foodsByName(foodIds.map((food) => [food, namesOf(food)] as const));
  const uses = new Map<FoodId, RecipeUse[]>();
  for (const { id, title, ingredients } of await allRecipes()) {
    for (const line of ingredients) {
      const amount = findAmounts(line).at(-1);
      const rest = line.slice(amount?.end ?? 0).replace(/^[)\s]+/, '');
      // Sprigs are fresh, whatever the bare name means: thyme by the spoon is dried.
      const food = foodNamed(/^sprigs?$/.test(amount?.unit ?? '') ? `fresh ${rest}` : rest, foods);
      const known = food ? (uses.get(food) ?? []) : [];
      if (food && known.every((use) => use.id !== id)) uses.set(food, [...known, { id, title, line }]);
    }
  }
  return uses;
}

let found: ReturnType<typeof find> | undefined;

/** Our recipes by the foods in them. Read once a build. */
export const recipesByFood = () => {
  found ??= find();
  return found;
};

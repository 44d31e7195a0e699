import type { Recipe } from './recipe.ts';

/** The score for the same collection or cuisine, compared with the rarity of a shared food. */
const SAME_COLLECTION = 2;
const SAME_CUISINE = 2;

type Compared = Pick<Recipe, 'id' | 'collection' | 'cuisine' | 'ingredients'>;

/**
 * The recipes most similar to one, at most `count`: those that share foods with it, a rare food counting more than a
 * common one (the logarithm of how few recipes have it), and those of its collection and cuisine.
 */
export function findRelated<Candidate extends Compared>(
  recipe: Compared,
  all: readonly Candidate[],
  count: number,
): Candidate[] {
  const foodsOf = (candidate: Compared) => new Set(candidate.ingredients.map(({ food }) => food));
  const foods = all.map(foodsOf);
  const rarities = [...foodsOf(recipe)].map((food) => {
    const having = foods.filter((other) => other.has(food)).length;
    return { food, rarity: Math.log(all.length / Math.max(having, 1)) };
  });
  const likeness = (candidate: Candidate, index: number) =>
    rarities.filter(({ food }) => foods[index]?.has(food)).reduce((sum, { rarity }) => sum + rarity, 0) +
    (candidate.collection === recipe.collection ? SAME_COLLECTION : 0) +
    (recipe.cuisine !== undefined && candidate.cuisine === recipe.cuisine ? SAME_CUISINE : 0);
  return all
    .map((candidate, index) => ({ candidate, like: likeness(candidate, index) }))
    .filter(({ candidate }) => candidate.id !== recipe.id)
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

import { ALLERGENS, type Allergen } from '@gramwise/engine/recipes/allergens.ts';
import { DIETARY_TAGS, type DietaryTag } from '@gramwise/engine/recipes/diet.ts';
import {
  COLLECTIONS,
  type Collection,
  DIFFICULTIES,
  type Difficulty,
} from '@gramwise/engine/recipes/facts.ts';
import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import { readParam, withParams } from '#browser/query.ts';

/** The time limits to choose from, in minutes. */
export const TIME_LIMITS = ['15', '30', '60', '120'] as const;

/** A filter for the list. Empty texts and lists do not filter. */
export interface RecipeFilter {
  search: string;
  collection: Collection | '';
  time: (typeof TIME_LIMITS)[number] | '';
  difficulty: Difficulty | '';
  diets: readonly DietaryTag[];
  free: readonly Allergen[];
}

export const NO_RECIPE_FILTER: RecipeFilter = {
  search: '',
  collection: '',
  time: '',
  difficulty: '',
  diets: [],
  free: [],
};

/** In characters; longer values are truncated. All allergens together fit. */
export const MAX_PARAM_LENGTH = 100;

const findOption = <Id extends string>(ids: readonly Id[], text: string | null): Id | '' =>
  ids.find((id) => id === text) ?? '';
const findOptions = <Id extends string>(ids: readonly Id[], text: string | null): Id[] => {
  const requested = (text ?? '').split(',');
  return ids.filter((id) => requested.includes(id));
};

/** The filter in a URL. Unknown values are ignored. */
export function readRecipeFilter(query: string): RecipeFilter {
  const text = (name: keyof RecipeFilter) => readParam(query, name, MAX_PARAM_LENGTH);
  return {
    search: text('search') ?? '',
    collection: findOption(COLLECTIONS, text('collection')),
    time: findOption(TIME_LIMITS, text('time')),
    difficulty: findOption(DIFFICULTIES, text('difficulty')),
    diets: findOptions(DIETARY_TAGS, text('diets')),
    // Crustaceans and molluscs used to be one choice.
    free: findOptions(ALLERGENS, (text('free') ?? '').replace('Shellfish', 'Crustaceans,Molluscs')),
  };
}

/** How many choices filter the list, beside the search's words. */
export const countChoices = ({ collection, time, difficulty, diets, free }: RecipeFilter): number =>
  [collection, time, difficulty].filter(Boolean).length + diets.length + free.length;

/** The query for a filter, without empty values. Unrelated parameters stay. */
export function writeRecipeFilter(filter: RecipeFilter, query: string): string {
  const changes = Object.entries(filter).map(([name, value]) => [name, String(value) || null]);
  return withParams(query, Object.fromEntries(changes));
}

/** Whether a recipe passes the filter, except for its search words, which `recipeSearch` matches. */
export function passesFilter(recipe: RecipeSummary, filter: RecipeFilter): boolean {
  const { collection, time, difficulty, diets, free } = filter;
  return (
    (collection === '' || recipe.collection === collection) &&
    (time === '' || (recipe.minutes !== null && recipe.minutes <= Number(time))) &&
    (difficulty === '' || recipe.difficulty === difficulty) &&
    diets.every((diet) => recipe.diets.includes(diet)) &&
    !free.some((allergen) => recipe.allergens.includes(allergen))
  );
}

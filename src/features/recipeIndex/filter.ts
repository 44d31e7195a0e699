import {
  ALLERGENS,
  type Allergen,
  COLLECTIONS,
  type Collection,
  DIETARY_TAGS,
  DIFFICULTIES,
  type DietaryTag,
  type Difficulty,
} from '#domain/recipes/recipe.ts';
import type { RecipeSummary } from '#domain/recipes/summary.ts';

/** The times that one can ask for, in minutes. */
export const TIMES = ['15', '30', '60', '120'] as const;

/** The allergens that one can leave out. */
export const AVOIDABLE = ALLERGENS.filter((allergen) => allergen !== 'None');

/** What is asked of the list; empty texts and lists ask for nothing. */
export interface Filter {
  search: string;
  collection: Collection | '';
  time: (typeof TIMES)[number] | '';
  difficulty: Difficulty | '';
  diets: readonly DietaryTag[];
  free: readonly Exclude<Allergen, 'None'>[];
}

export const NO_FILTER: Filter = {
  search: '',
  collection: '',
  time: '',
  difficulty: '',
  diets: [],
  free: [],
};

/** A longer search is no search, in characters. */
const LONGEST = 100;

const one = <Id extends string>(ids: readonly Id[], text: string | null): Id | '' =>
  ids.find((id) => id === text) ?? '';
const some = <Id extends string>(ids: readonly Id[], text: string | null): Id[] => {
  const asked = (text ?? '').split(',');
  return ids.filter((id) => asked.includes(id));
};

/** The filter that an address asks for; what it does not know asks for nothing. */
export function readFilter(query: string): Filter {
  const params = new URLSearchParams(query);
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST),
    collection: one(COLLECTIONS, params.get('collection')),
    time: one(TIMES, params.get('time')),
    difficulty: one(DIFFICULTIES, params.get('difficulty')),
    diets: some(DIETARY_TAGS, params.get('diets')),
    free: some(AVOIDABLE, params.get('free')),
  };
}

/** The query that brings a filter back, other parameters kept; what asks for nothing is left out. */
export function writeFilter(filter: Filter, query: string): string {
  const params = new URLSearchParams(query);
  for (const key of Object.keys(NO_FILTER) as (keyof Filter)[]) {
    const text = String(filter[key]);
    if (text === '') params.delete(key);
    else params.set(key, text);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Lower-case words without accents, each after a space, so that a search finds the beginnings of words. */
export function searchText(...texts: readonly string[]): string {
  const plain = texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.split(/[^\p{L}\p{N}]+/u).join(' ')}`;
}

/** Whether a recipe is asked for. `text` is what can be searched of it, made by `searchText`. */
export function matches(recipe: RecipeSummary, text: string, filter: Filter): boolean {
  const { search, collection, time, difficulty, diets, free } = filter;
  return (
    (collection === '' || recipe.collection === collection) &&
    (time === '' || (recipe.minutes !== null && recipe.minutes <= Number(time))) &&
    (difficulty === '' || recipe.difficulty === difficulty) &&
    diets.every((diet) => recipe.dietaryTags.includes(diet)) &&
    !free.some((allergen) => recipe.allergens.includes(allergen)) &&
    searchText(search)
      .split(' ')
      .every((word) => word === '' || text.includes(` ${word}`))
  );
}

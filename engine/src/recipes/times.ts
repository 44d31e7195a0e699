import type { Recipe } from './recipe.ts';
import type { Time } from './values.ts';

/** Minutes; null if the recipe does not say. */
export interface RecipeTimes {
  prep: number | null;
  cook: number | null;
  /** From start to table. Null for pickles, because weeks in the jar do not count. */
  total: number | null;
}

/** Minutes of a time, the upper end of a range, which is what a cook plans for. */
const minutesOf = (time: Time | undefined) => (time ? time.high / 60 : null);

/** The times of a recipe in minutes. Mocktails are not cooked, so that their preparation is all. */
export function timesOf({ times, collection }: Pick<Recipe, 'times' | 'collection'>): RecipeTimes {
  const prep = minutesOf(times.prep);
  const cook = minutesOf(times.cook);
  const prepAndCook =
    prep !== null && (cook !== null || collection === 'mocktail') ? prep + (cook ?? 0) : null;
  return { prep, cook, total: minutesOf(times.total) ?? prepAndCook };
}

/** Minutes until a recipe can be eaten, the weeks of a pickle in its jar included; null if it does not say. */
export function minutesUntilReady(recipe: Pick<Recipe, 'times' | 'collection'>): number | null {
  const { prep, total } = timesOf(recipe);
  const jar = minutesOf(recipe.times.fermentation);
  return jar !== null && prep !== null ? prep + jar : total;
}

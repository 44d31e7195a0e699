import { indexList } from '../../language/lexicon.ts';
import type { RecipeWords } from '../../language/recipe/recipeWords.ts';
import type { SectionPhrases } from './classifyRow.ts';

/** Garbage-collected with the words. */
const indexes = new WeakMap<RecipeWords, SectionPhrases>();

/** The phrases of a language, indexed once. */
export function sectionPhrases(recipe: RecipeWords): SectionPhrases {
  const known = indexes.get(recipe);
  if (known) return known;
  const { ingredients, steps, notes, yield: serves, time } = recipe.sections;
  const words = {
    ingredients: indexList(ingredients),
    steps: indexList(steps),
    notes: indexList(notes),
    yield: indexList(serves),
    time: indexList([...time, ...Object.values(recipe.times).flat()]),
  };
  indexes.set(recipe, words);
  return words;
}

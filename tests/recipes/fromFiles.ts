import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { joinRecipe } from '#content/recipes/joinRecipe.ts';
import type { ReadWords } from '#content/recipes/schema.ts';
import type { Language } from '#i18n/languages.ts';

const FACTS = import.meta.glob<RecipeFacts>('./*/facts.ts', {
  base: '../../src/content/recipes',
  eager: true,
  import: 'facts',
});
const WORDS = import.meta.glob<ReadWords>('./*/??.ts', {
  base: '../../src/content/recipes',
  eager: true,
  import: 'default',
});

/** Every recipe's facts and words by their files, unchecked; pages read the collections. */
export const FACTS_FILES = Object.entries(FACTS);
export const WORDS_FILES = Object.entries(WORDS);

/** The ids of all recipes. */
export const RECIPE_IDS = FACTS_FILES.map(([path]) => path.split('/')[1] ?? '');

/** A recipe in one language, as pages have it. */
export function recipeFromFiles(id: string, language: Language) {
  const facts = FACTS[`./${id}/facts.ts`];
  const words = WORDS[`./${id}/${language}.ts`];
  if (!facts || !words) throw new Error(`No ${id} in ${language}`);
  return joinRecipe(id, facts, words);
}

import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { joinRecipe } from './joinRecipe.ts';
import type { RecipeWords } from './words.ts';

const FACTS = import.meta.glob<RecipeFacts>('./*/facts.ts', { eager: true, import: 'facts' });
const WORDS = import.meta.glob<RecipeWords>('./*/??.ts', { eager: true, import: 'default' });

/** Every recipe's facts by their files. */
export const FACTS_FILES = Object.entries(FACTS);

/** A recipe's facts; throws for an unknown id. */
export function factsOf(id: string): RecipeFacts {
  const facts = FACTS[`./${id}/facts.ts`];
  if (!facts) throw new Error(`No facts of ${id}`);
  return facts;
}

/** The ids of all recipes. */
export const RECIPE_IDS = FACTS_FILES.map(([path]) => path.split('/')[1] ?? '');

/** A recipe in one language. Throws if a file of it is missing or its words do not fit its facts. */
export function recipeFromFiles(id: string, language: Language): Recipe {
  const file = `./${id}/${language}.ts`;
  const [facts, words] = [FACTS[`./${id}/facts.ts`], WORDS[file]];
  if (!facts || !words) throw new Error(`No ${id} in ${language}`);
  try {
    return joinRecipe(id, facts, words);
  } catch (error) {
    throw new Error(`${file} does not fit its facts: ${error}`);
  }
}

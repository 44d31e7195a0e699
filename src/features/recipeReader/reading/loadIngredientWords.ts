import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';
import { INGREDIENT_WORDS_PATH } from '#site/paths.ts';

let loaded: Promise<IngredientFile> | null = null;

async function load(): Promise<IngredientFile> {
  const response = await fetch(INGREDIENT_WORDS_PATH);
  if (!response.ok) throw new Error(`${INGREDIENT_WORDS_PATH}: ${response.status}`);
  return response.json();
}

/** The words that ingredients are translated with, fetched once; again after a failure. */
export function loadIngredientWords(): Promise<IngredientFile> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

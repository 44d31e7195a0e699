import type { RecipeLanguage } from './recipeWords/recipeWords.ts';

/** The headings between a recipe's parts: in the recipe's language, not the page's, so that the reader knows them. */
export const RECIPE_HEADINGS = {
  en: { yields: 'Yield:', ingredients: 'Ingredients', steps: 'Instructions' },
  fr: { yields: 'Quantité :', ingredients: 'Ingrédients', steps: 'Préparation' },
  de: { yields: 'Ergibt:', ingredients: 'Zutaten', steps: 'Zubereitung' },
  es: { yields: 'Cantidad:', ingredients: 'Ingredientes', steps: 'Elaboración' },
} as const satisfies Record<RecipeLanguage, { yields: string; ingredients: string; steps: string }>;

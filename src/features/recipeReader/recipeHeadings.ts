import type { Language } from '#i18n/languages.ts';

/** The words between the parts of a recipe: in its own language, whatever the page's is, so that they are understood. */
export const RECIPE_HEADINGS = {
  en: { yields: 'Yield:', ingredients: 'Ingredients', steps: 'Instructions' },
  fr: { yields: 'Quantité :', ingredients: 'Ingrédients', steps: 'Préparation' },
  de: { yields: 'Ergibt:', ingredients: 'Zutaten', steps: 'Zubereitung' },
  es: { yields: 'Cantidad:', ingredients: 'Ingredientes', steps: 'Elaboración' },
} as const satisfies Record<Language, { yields: string; ingredients: string; steps: string }>;

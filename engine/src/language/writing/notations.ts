import type { RecipeLanguage } from '../recipeWords/recipeWords.ts';

/** How a language writes numbers. */
export interface Notation {
  decimal: '.' | ',';
  /** Between thousands. */
  group: string;
  /** Numbers that take the singular: 1 but not 1.00, 1 and 1.00, or all below 2 (Unicode CLDR). */
  singular: 'whole 1' | 'any 1' | 'below 2';
}

export const NOTATIONS = {
  en: { decimal: '.', group: ',', singular: 'whole 1' },
  fr: { decimal: ',', group: '\u202F', singular: 'below 2' },
  de: { decimal: ',', group: '.', singular: 'whole 1' },
  // The RAE's group sign for every country; a period would be the decimal sign in Mexico.
  es: { decimal: ',', group: '\u202F', singular: 'any 1' },
} as const satisfies Record<RecipeLanguage, Notation>;

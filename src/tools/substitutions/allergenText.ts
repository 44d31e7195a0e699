import type { Allergen } from '@gramwise/engine/recipes/allergens.ts';

/** Allergens as the URL of the page has them: `milk,nuts`. */
export const allergenText = (allergens: readonly Allergen[]): string => allergens.join(',').toLowerCase();

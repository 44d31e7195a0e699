import { ALLERGENS, type Allergen } from '@gramwise/engine/recipes/allergens.ts';
import { SUBSTITUTE_DIETS, type SubstituteDiet } from '@gramwise/engine/recipes/substituteLimits.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';
import { allergenText } from '#tools/substitutions/allergenText.ts';

export type SubstitutionFields = { missing: string; diet: string; without: string };

/** What can be chosen: a diet, or none. */
export const ALL_DIETS = ['any', ...SUBSTITUTE_DIETS] as const;

/** In characters, of what is missing. */
export const MAX_MISSING_LENGTH = 80;

export const substitutionsConfig: LiveConfig<SubstitutionFields> = {
  start: { missing: '', diet: 'any', without: '' },
  choices: { diet: ALL_DIETS },
  lengths: { missing: MAX_MISSING_LENGTH, without: 160 },
};

export const dietOf = (id: string): SubstituteDiet | null =>
  SUBSTITUTE_DIETS.find((diet) => diet === id) ?? null;

/** The allergens in a URL, such as `milk,nuts`; other words are ignored. */
export function allergensOf(text: string): readonly Allergen[] {
  const named = text.toLowerCase().split(',');
  return ALLERGENS.filter((allergen) => named.includes(allergen.toLowerCase()));
}

/** The text for the URL when an allergen is chosen or no longer is. */
export function toggleAllergen(text: string, allergen: Allergen): string {
  const chosen = allergensOf(text);
  return allergenText(ALLERGENS.filter((known) => chosen.includes(known) !== (known === allergen)));
}

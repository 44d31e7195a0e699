import type { Allergen } from './allergens.ts';

/** The diets that substitutes can be limited to. */
export const SUBSTITUTE_DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;
export type SubstituteDiet = (typeof SUBSTITUTE_DIETS)[number];

/** What a substitute must be, or an allergen that it must not contain. */
export type SubstituteLimit = SubstituteDiet | Allergen;

/** The diets of the filter. */
export const SUBSTITUTE_DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;
export type SubstituteDiet = (typeof SUBSTITUTE_DIETS)[number];

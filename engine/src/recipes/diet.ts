export const DIETARY_TAGS = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Low-Carb'] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/**
 * The fourteen allergens that EU law requires on food labels (Regulation 1169/2011, annex II). Wheat stands for all
 * cereals with gluten, because no recipe here has another.
 */
export const ALLERGENS = [
  'Milk',
  'Eggs',
  'Wheat',
  'Soy',
  'Fish',
  'Crustaceans',
  'Molluscs',
  'Peanuts',
  'Nuts',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulfites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

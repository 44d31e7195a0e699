/**
 * The fourteen allergens that food in the EU is labeled with (Regulation 1169/2011, annex II). Wheat stands for all
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

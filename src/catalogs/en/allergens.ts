/** The allergens that the EU has declared on labels. */
export const allergens = {
  Milk: 'Milk',
  Eggs: 'Eggs',
  Wheat: 'Cereals with gluten',
  Soy: 'Soy',
  Fish: 'Fish',
  Crustaceans: 'Crustaceans',
  Molluscs: 'Mollusks',
  Peanuts: 'Peanuts',
  Nuts: 'Tree nuts',
  Sesame: 'Sesame',
  Mustard: 'Mustard',
  Celery: 'Celery',
  Lupin: 'Lupin',
  Sulfites: 'Sulfites',
} as const;

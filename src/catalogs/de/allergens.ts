/** The allergens that the EU has declared on labels. */
export const allergens = {
  Milk: 'Milch',
  Eggs: 'Eier',
  Wheat: 'Glutenhaltiges Getreide',
  Soy: 'Soja',
  Fish: 'Fisch',
  Crustaceans: 'Krebstiere',
  Molluscs: 'Weichtiere',
  Peanuts: 'Erdnüsse',
  Nuts: 'Schalenfrüchte',
  Sesame: 'Sesam',
  Mustard: 'Senf',
  Celery: 'Sellerie',
  Lupin: 'Lupinen',
  Sulfites: 'Sulfite',
} as const;

/** The allergens that the EU has declared on labels. */
export const allergens = {
  Milk: 'Lait',
  Eggs: 'Œufs',
  Wheat: 'Céréales avec gluten',
  Soy: 'Soja',
  Fish: 'Poisson',
  Crustaceans: 'Crustacés',
  Molluscs: 'Mollusques',
  Peanuts: 'Arachides',
  Nuts: 'Fruits à coque',
  Sesame: 'Sésame',
  Mustard: 'Moutarde',
  Celery: 'Céleri',
  Lupin: 'Lupin',
  Sulfites: 'Sulfites',
} as const;

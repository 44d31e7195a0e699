/** The allergens that the EU has declared on labels. */
export const allergens = {
  Milk: 'Leche',
  Eggs: 'Huevos',
  Wheat: 'Cereales con gluten',
  Soy: 'Soja (soya)',
  Fish: 'Pescado',
  Crustaceans: 'Crustáceos',
  Molluscs: 'Moluscos',
  Peanuts: 'Cacahuetes (maní)',
  Nuts: 'Frutos de cáscara',
  Sesame: 'Sésamo (ajonjolí)',
  Mustard: 'Mostaza',
  Celery: 'Apio',
  Lupin: 'Altramuces',
  Sulfites: 'Sulfitos',
} as const;

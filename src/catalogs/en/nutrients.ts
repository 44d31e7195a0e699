/** The rows of a table of nutrients. */
export const nutrients = {
  energy: 'Energy',
  fat: 'Fat',
  saturated: 'Saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'Sugars',
  fiber: 'Fiber',
  protein: 'Protein',
  salt: 'Salt',
} as const;

/** The rows of a table of nutrients. */
export const nutrients = {
  energy: 'Énergie',
  fat: 'Matières grasses',
  saturated: 'dont acides gras saturés',
  carbohydrate: 'Glucides',
  sugars: 'dont sucres',
  fiber: 'Fibres alimentaires',
  protein: 'Protéines',
  salt: 'Sel',
} as const;

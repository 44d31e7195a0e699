/** The rows of a table of nutrients. */
export const nutrients = {
  energy: 'Valor energético',
  fat: 'Grasas',
  saturated: 'de las cuales saturadas',
  carbohydrate: 'Hidratos de carbono',
  sugars: 'de los cuales azúcares',
  fiber: 'Fibra alimentaria',
  protein: 'Proteínas',
  salt: 'Sal',
} as const;

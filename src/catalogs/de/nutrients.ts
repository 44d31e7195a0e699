/** The rows of a table of nutrients. */
export const nutrients = {
  energy: 'Brennwert',
  fat: 'Fett',
  saturated: 'davon gesättigte Fettsäuren',
  carbohydrate: 'Kohlenhydrate',
  sugars: 'davon Zucker',
  fiber: 'Ballaststoffe',
  protein: 'Eiweiß',
  salt: 'Salz',
} as const;

import { amounts } from '../question.ts';

const USDA = 'USDA SR26';
const row = (ndb: number, measure: string) => `${USDA}, NDB ${String(ndb).padStart(5, '0')}: ${measure}`;

/** Grams as a scale shows them: 0.1 g below 10 g, 1 g below 500 g, 5 g from there (design 3.2). */
export const foods = [
  ...amounts(row(20081, '1 cup 125 g'), { id: 'flour', gramsPerCup: 125 }, [
    ['en', '1 cup flour in grams', 1, 'cups', 'grams', '125 g', { line: '1 cup flour' }],
    ['en', '2 cups flour in grams', 2, 'cups', 'grams', '250 g', { line: '2 cups flour' }],
    ['en', '3 cups flour in grams', 3, 'cups', 'grams', '375 g', { line: '3 cups flour' }],
    ['en', '3/4 cup flour in grams', 0.75, 'cups', 'grams', '94 g', { line: '3/4 cup flour' }],
    ['en', '1 tbsp flour in g', 1, 'tablespoons', 'grams', '7.8 g'],
    ['en', '1 tsp flour in g', 1, 'teaspoons', 'grams', '2.6 g'],
    ['en', '200 g flour in cups', 200, 'grams', 'cups', '1 1/2 cup + 2 tbsp', { line: '200 g flour' }],
    ['en', '100 g flour in cups', 100, 'grams', 'cups', '3/4 cup + 2 tsp', { line: '100 g flour' }],
    ['fr', '2 tasses américaines de farine en g', 2, 'cups', 'grams', '250 g'],
    ['fr', 'une tasse de farine', 1, 'metric_cup', 'grams', '132 g', { line: '1 tasse de farine' }],
    ['fr', '2 c. à soupe de farine en g', 2, 'metric_tablespoon', 'grams', '16 g'],
    ['de', '2 Cups Mehl in Gramm', 2, 'cups', 'grams', '250 g'],
    ['de', 'wie viel Gramm hat eine Tasse Mehl', 1, 'metric_cup', 'grams', '132 g', { line: '1 Tasse Mehl' }],
    ['es', '2 tazas americanas de harina en g', 2, 'cups', 'grams', '250 g'],
    [
      'es',
      'cuántos gramos hay en una taza de harina',
      1,
      'metric_cup',
      'grams',
      '132 g',
      { line: '1 taza de harina' },
    ],
  ]),
  ...amounts(row(19335, '1 cup 200 g'), { id: 'sugar', gramsPerCup: 200 }, [
    ['en', '1 cup sugar', 1, 'cups', 'grams', '200 g', { line: '1 cup sugar' }],
    ['en', '1/2 cup sugar in grams', 0.5, 'cups', 'grams', '100 g', { line: '1/2 cup sugar' }],
    ['en', '1/4 cup sugar in grams', 0.25, 'cups', 'grams', '50 g', { line: '1/4 cup sugar' }],
    ['en', '1 tbsp sugar in grams', 1, 'tablespoons', 'grams', '13 g'],
    ['en', '300 g sugar in cups', 300, 'grams', 'cups', '1 1/2 cup', { line: '300 g sugar' }],
    ['fr', '2 tasses américaines de sucre en g', 2, 'cups', 'grams', '400 g'],
    ['de', 'anderthalb Tassen Zucker', 1.5, 'metric_cup', 'grams', '317 g', { line: '1 1/2 Tassen Zucker' }],
    ['de', '3 Esslöffel Zucker in Gramm', 3, 'metric_tablespoon', 'grams', '38 g'],
    [
      'es',
      'media taza de azúcar en gramos',
      0.5,
      'metric_cup',
      'grams',
      '106 g',
      { line: '1/2 taza de azúcar' },
    ],
    ['es', '200 g de azúcar en tazas americanas', 200, 'grams', 'cups', '1 cup'],
  ]),
  ...amounts(row(19296, '1 cup 339 g'), { id: 'honey', gramsPerCup: 339 }, [
    ['en', '1 cup honey in grams', 1, 'cups', 'grams', '339 g', { line: '1 cup honey' }],
    ['en', '1 tbsp honey in grams', 1, 'tablespoons', 'grams', '21 g'],
    ['fr', '1 c. à s. de miel en g', 1, 'metric_tablespoon', 'grams', '21 g'],
    ['es', '3 cucharadas de miel en gramos', 3, 'metric_tablespoon', 'grams', '64 g'],
  ]),
  ...amounts(row(1145, '1 cup 227 g'), { id: 'butter', gramsPerCup: 227 }, [
    ['en', '1 cup butter in grams', 1, 'cups', 'grams', '227 g', { line: '1 cup butter' }],
    ['en', '1 tbsp butter in grams', 1, 'tablespoons', 'grams', '14 g'],
    ['fr', '1/2 tasse de beurre', 0.5, 'metric_cup', 'grams', '120 g', { line: '1/2 tasse de beurre' }],
  ]),
  ...amounts(row(8120, '1 cup 81 g'), { id: 'oats', gramsPerCup: 81 }, [
    ['en', '1 cup oats in grams', 1, 'cups', 'grams', '81 g', { line: '1 cup oats' }],
    [
      'de',
      '1 Tasse Haferflocken in Gramm',
      1,
      'metric_cup',
      'grams',
      '86 g',
      { line: '1 Tasse Haferflocken' },
    ],
  ]),
  ...amounts(row(19165, '1 cup 86 g'), { id: 'cocoa', gramsPerCup: 86 }, [
    ['en', '2 cups cocoa in grams', 2, 'cups', 'grams', '172 g', { line: '2 cups cocoa' }],
    ['de', 'eine halbe Tasse Kakao in g', 0.5, 'metric_cup', 'grams', '45 g', { line: '1/2 Tasse Kakao' }],
  ]),
  ...amounts(row(20044, '1 cup 185 g'), { id: 'rice', gramsPerCup: 185 }, [
    ['en', '1 cup rice in grams', 1, 'cups', 'grams', '185 g', { line: '1 cup rice' }],
    ['es', '1 taza de arroz en gramos', 1, 'metric_cup', 'grams', '195 g', { line: '1 taza de arroz' }],
  ]),
  ...amounts(row(1077, '1 cup 244 g'), { id: 'milk', gramsPerCup: 244 }, [
    ['en', '1 cup milk in grams', 1, 'cups', 'grams', '244 g'],
    ['fr', '200 ml de lait en grammes', 200, 'milliliters', 'grams', '206 g'],
    ['de', '250 ml Milch in g', 250, 'milliliters', 'grams', '258 g'],
  ]),
  ...amounts(row(2047, '1 cup 292 g'), { id: 'salt', gramsPerCup: 292 }, [
    ['en', '1 tsp salt in grams', 1, 'teaspoons', 'grams', '6.1 g'],
    ['de', '2 TL Salz in Gramm', 2, 'metric_teaspoon', 'grams', '12 g'],
  ]),
  ...amounts(row(19334, '1 cup packed 220 g'), { id: 'brown-sugar', gramsPerCup: 220 }, [
    ['en', '1 cup brown sugar', 1, 'cups', 'grams', '220 g', { line: '1 cup packed brown sugar' }],
    [
      'en',
      '250 g brown sugar in cups',
      250,
      'grams',
      'cups',
      '1 cup + 2 tbsp',
      { line: '250 g brown sugar' },
    ],
  ]),
  ...amounts(row(19336, '1 cup unsifted 120 g'), { id: 'powdered-sugar', gramsPerCup: 120 }, [
    ['en', '1 cup powdered sugar in g', 1, 'cups', 'grams', '120 g', { line: '1 cup powdered sugar' }],
    ['en', '1 cup confectioners sugar in oz', 1, 'cups', 'ounces', '4.23 oz'],
  ]),
  ...amounts(row(19353, '1 cup 315 g'), { id: 'maple-syrup', gramsPerCup: 315 }, [
    ['en', '1 cup maple syrup in grams', 1, 'cups', 'grams', '315 g'],
    ['fr', "2 c. à soupe de sirop d'érable en g", 2, 'metric_tablespoon', 'grams', '40 g'],
  ]),
  ...amounts(row(20027, '1 cup 128 g'), { id: 'cornstarch', gramsPerCup: 128 }, [
    ['en', '1 cup cornstarch in grams', 1, 'cups', 'grams', '128 g', { line: '1 cup cornstarch' }],
    ['de', '2 Eßlöffel Speisestärke', 2, 'metric_tablespoon', 'grams', '16 g'],
  ]),
];

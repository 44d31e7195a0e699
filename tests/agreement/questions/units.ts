import { amounts } from '../question.ts';

const NIST = 'NIST Handbook 44, appendix C: US gallon of 231 cubic inches; pound of 453.59237 g';
const UK = 'UK Weights and Measures Act 1985: gallon of 4.54609 l';
const KITCHENS = 'usual kitchen of the country (design 5): metric cup 250 ml, spoons 15, 20 and 5 ml';

/**
 * The size of a unit in milliliters is whole from 100 on and has tenths below, in grams it is whole from 10 on: nobody
 * measures it out, and labels print 237 ml. What a recipe takes is read off a jug or a scale (design 3.2). Others have two decimals at most.
 */
export const units = [
  ...amounts(NIST, null, [
    ['en', '1 cup in ml', 1, 'cups', 'milliliters', '237 ml', { line: '1 cup water', inRecipe: '235 ml' }],
    ['en', '2 cups in ml', 2, 'cups', 'milliliters', '473 ml', { line: '2 cups water', inRecipe: '475 ml' }],
    [
      'en',
      '1/2 cup in ml',
      0.5,
      'cups',
      'milliliters',
      '118 ml',
      { line: '1/2 cup water', inRecipe: '120 ml' },
    ],
    ['en', '2 tbsp in ml', 2, 'tablespoons', 'milliliters', '29.6 ml'],
    ['en', '1 tsp in ml', 1, 'teaspoons', 'milliliters', '4.9 ml'],
    [
      'en',
      '8 fl oz in ml',
      8,
      'fluid_ounces',
      'milliliters',
      '237 ml',
      { line: '8 fl oz water', inRecipe: '235 ml' },
    ],
    [
      'en',
      '1 pint in ml',
      1,
      'us_pint',
      'milliliters',
      '473 ml',
      { line: '1 pint water', inRecipe: '475 ml' },
    ],
    [
      'en',
      '1 quart in ml',
      1,
      'us_quart',
      'milliliters',
      '946 ml',
      { line: '1 quart water', inRecipe: '950 ml' },
    ],
    [
      'en',
      '1 gill in ml',
      1,
      'us_gill',
      'milliliters',
      '118 ml',
      { line: '1 gill water', inRecipe: '120 ml' },
    ],
    ['en', '1 gallon in liters', 1, 'us_gallon', 'liters', '3.79 l'],
    ['en', '8 oz in g', 8, 'ounces', 'grams', '227 g', { line: '8 oz beef' }],
    ['en', '1 oz in g', 1, 'ounces', 'grams', '28 g', { line: '1 oz beef' }],
    ['en', '1 lb in g', 1, 'pounds', 'grams', '454 g', { line: '1 lb beef' }],
    ['en', '2 lb in g', 2, 'pounds', 'grams', '907 g'],
    ['en', '500 g in oz', 500, 'grams', 'ounces', '17.64 oz'],
    ['en', '3 tsp in tbsp', 3, 'teaspoons', 'tablespoons', '1 tbsp'],
    ['en', '4 tbsp in cups', 4, 'tablespoons', 'cups', '1/4 cup'],
    ['en', 'how many cups in a pint', 1, 'us_pint', 'cups', '2 cup'],
    ['fr', '12 oz en g', 12, 'ounces', 'grams', '340 g', { line: '12 oz de bœuf' }],
    ['fr', '1 tasse américaine en ml', 1, 'cups', 'milliliters', '237 ml'],
    ['de', '8 Unzen in g', 8, 'ounces', 'grams', '227 g', { line: '8 oz Rindfleisch' }],
    ['de', '500 ml in Cups', 500, 'milliliters', 'cups', '2 cup + 2 tbsp'],
    ['es', '8 onzas en gramos', 8, 'ounces', 'grams', '227 g', { line: '8 onzas de ternera' }],
    ['es', '1 libra en gramos', 1, 'pounds', 'grams', '454 g', { line: '1 libra de ternera' }],
    ['es', '1 taza americana en ml', 1, 'cups', 'milliliters', '237 ml'],
  ]),
  ...amounts(UK, null, [
    [
      'en',
      '1 imperial pint in ml',
      1,
      'imperial_pint',
      'milliliters',
      '568 ml',
      { line: '1 pint water', inRecipe: '570 ml', country: 'gb' },
    ],
    ['en', '1 imperial gallon in liters', 1, 'imperial_gallon', 'liters', '4.55 l'],
  ]),
  ...amounts(KITCHENS, null, [
    [
      'en',
      '1 metric cup in ml',
      1,
      'metric_cup',
      'milliliters',
      '250 ml',
      { line: '1 cup water', country: 'au' },
    ],
    ['fr', '3 c. à soupe en ml', 3, 'metric_tablespoon', 'milliliters', '45 ml'],
    ['fr', '25 cl en ml', 25, 'centiliter', 'milliliters', '250 ml'],
    ['fr', '1 livre en grammes', 1, 'metric_pound', 'grams', '500 g'],
    ['fr', '2 tasses font combien de ml', 2, 'metric_cup', 'milliliters', '500 ml'],
    ['de', '1 Pfund in g', 1, 'metric_pound', 'grams', '500 g'],
    ['de', '1 dag in g', 1, 'decagram', 'grams', '10 g'],
    ['de', '2,5 dl in ml', 2.5, 'deciliter', 'milliliters', '250 ml'],
    ['es', '3 cucharadas en ml', 3, 'metric_tablespoon', 'milliliters', '45 ml'],
    ['es', '1 litro en tazas', 1, 'liters', 'metric_cup', '4 cup'],
  ]),
];

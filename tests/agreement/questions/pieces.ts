import type { Language } from '#catalogs/languages.ts';
import type { PieceQuestion } from '../question.ts';

type Row = readonly [
  Language,
  ask: string,
  count: number,
  food: string,
  piece: string,
  each: number,
  answer: string,
];

const from = (source: string, rows: readonly Row[]): PieceQuestion[] =>
  rows.map(([language, ask, count, food, piece, each, answer]) => ({
    about: 'piece',
    language,
    ask,
    count,
    food,
    piece,
    answer,
    exact: count * each,
    source,
  }));

const counted = from(
  'USDA SR26, file WEIGHT: 1 large egg 50 g, 1 clove 3 g, 1 medium onion 110 g (160 g by US recipes), 1 large tomato 182 g',
  [
    ['en', '1 egg in grams', 1, 'whole-egg', 'large', 50, '50 g'],
    ['en', '2 eggs in grams', 2, 'whole-egg', 'large', 50, '100 g'],
    ['en', '3 egg whites in grams', 3, 'egg-white', 'large', 33, '99 g'],
    ['en', '1 egg yolk in grams', 1, 'egg-yolk', 'large', 17, '17 g'],
    ['en', '3 cloves garlic', 3, 'garlic-minced', 'clove', 3, '9 g'],
    ['en', '1 medium onion in grams', 1, 'onions-chopped', 'medium', 160, '160 g'],
    ['fr', 'un oignon moyen', 1, 'onions-chopped', 'medium', 110, '110 g'],
    ['fr', "3 gousses d'ail en g", 3, 'garlic-minced', 'clove', 3, '9 g'],
    ['de', '2 Knoblauchzehen in g', 2, 'garlic-minced', 'clove', 3, '6 g'],
    ['de', 'was wiegt eine Banane', 1, 'bananas-mashed', 'medium', 118, '118 g'],
    ['es', 'un tomate grande', 1, 'tomatoes-chopped', 'large', 182, '182 g'],
    ['es', '1 diente de ajo', 1, 'garlic-minced', 'clove', 3, '3 g'],
  ],
);

const sticks = from('a stick of butter is packed as a quarter of a pound of 453.59237 g', [
  ['en', '1 stick of butter in grams', 1, 'butter', 'stick', 453.59237 / 4, '113 g'],
]);

export const pieces = [...counted, ...sticks];

import type { Language } from '#catalogs/languages.ts';
import type { ScaleQuestion } from '../question.ts';

const ROWS: readonly (readonly [
  Language,
  ask: string,
  amount: number,
  unit: ScaleQuestion['unit'],
  factor: number,
  answer: string,
  line: string,
])[] = [
  ['en', 'half of 526 g', 526, 'grams', 0.5, '263 g', '526 g flour'],
  ['en', 'half of 652 g', 652, 'grams', 0.5, '326 g', '652 g flour'],
  ['en', 'double 263 g', 263, 'grams', 2, '525 g', '263 g flour'],
  ['en', 'half of 7 g', 7, 'grams', 0.5, '3.5 g', '7 g yeast'],
  ['en', 'half of 25 g', 25, 'grams', 0.5, '13 g', '25 g sugar'],
  ['en', 'half of 350 ml', 350, 'milliliters', 0.5, '175 ml', '350 ml milk'],
  ['en', 'triple 120 ml', 120, 'milliliters', 3, '360 ml', '120 ml milk'],
  ['en', 'half of 1100 ml', 1100, 'milliliters', 0.5, '550 ml', '1100 ml milk'],
  ['fr', 'la moitié de 526 g', 526, 'grams', 0.5, '263 g', '526 g de farine'],
  ['fr', 'le triple de 125 g', 125, 'grams', 3, '375 g', '125 g de sucre'],
  ['de', 'die Hälfte von 652 g', 652, 'grams', 0.5, '326 g', '652 g Mehl'],
  ['de', 'die Hälfte von 350 ml', 350, 'milliliters', 0.5, '175 ml', '350 ml Milch'],
  ['es', 'la mitad de 526 g', 526, 'grams', 0.5, '263 g', '526 g de harina'],
  ['es', 'el doble de 137 g', 137, 'grams', 2, '274 g', '137 g de azúcar'],
];

export const scales = ROWS.map(
  ([language, ask, amount, unit, factor, answer, line]): ScaleQuestion => ({
    about: 'scale',
    language,
    ask,
    amount,
    unit,
    factor,
    answer,
    exact: amount * factor,
    line,
    source:
      'design 3.2: a scale shows 1 g below 500 g and 5 g from there; a jug 5 ml below 500 ml and 10 ml from there',
  }),
);

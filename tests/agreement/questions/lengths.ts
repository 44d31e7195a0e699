import type { Language } from '#catalogs/languages.ts';
import type { LengthQuestion, PanQuestion } from '../question.ts';

type Row = readonly [
  Language,
  ask: string,
  value: number,
  from: LengthQuestion['from'],
  to: LengthQuestion['to'],
  exact: number,
  answer: string,
  line?: string,
];

const LENGTHS: readonly Row[] = [
  ['en', '9 inches to cm', 9, 'in', 'cm', 22.86, '22.86 cm', 'Butter a 9-inch cake pan.'],
  ['en', '8 inches to cm', 8, 'in', 'cm', 20.32, '20.32 cm', 'Butter an 8-inch cake pan.'],
  ['en', '6 inches in cm', 6, 'in', 'cm', 15.24, '15.24 cm', 'Butter a 6-inch cake pan.'],
  ['en', '10 inches in cm', 10, 'in', 'cm', 25.4, '25.4 cm', 'Butter a 10-inch cake pan.'],
  ['en', '20 cm in inches', 20, 'cm', 'in', 20 / 2.54, '7.87 in'],
  ['en', '5 mm in inches', 5, 'mm', 'in', 0.5 / 2.54, '0.2 in'],
  ['fr', '24 cm en pouces', 24, 'cm', 'in', 24 / 2.54, '9.45 in'],
  ['fr', '9 pouces en cm', 9, 'in', 'cm', 22.86, '22.86 cm'],
  ['de', '9 Zoll in cm', 9, 'in', 'cm', 22.86, '22.86 cm'],
  ['de', '26 cm in Zoll', 26, 'cm', 'in', 26 / 2.54, '10.24 in'],
  ['es', '26 cm en pulgadas', 26, 'cm', 'in', 26 / 2.54, '10.24 in'],
  ['es', '12 pulgadas en cm', 12, 'in', 'cm', 30.48, '30.48 cm'],
];

export const lengths = LENGTHS.map(
  ([language, ask, value, from, to, exact, answer, line]): LengthQuestion => ({
    about: 'length',
    language,
    ask,
    value,
    from,
    to,
    exact,
    answer,
    source: 'international inch of 1959: 25.4 mm; specification 3, pan size rows',
    ...(line !== undefined && { line }),
  }),
);

const PANS: readonly (readonly [
  Language,
  from: string,
  to: string,
  exact: number,
  answer: string,
  line?: string,
])[] = [
  ['en', 'us-round-9', 'us-round-8', 64 / 81, 'x 0.79', 'Bake in a 9-inch round cake pan.'],
  ['en', 'us-round-8', 'us-round-9', 81 / 64, 'x 1.27', 'Bake in an 8-inch round cake pan.'],
  ['en', 'us-square-8', 'us-square-9', 81 / 64, 'x 1.27', 'Bake in an 8-inch square pan.'],
  ['en', 'us-dish-13x9', 'us-square-9', 81 / 117, 'x 0.69', 'Bake in a 9x13-inch baking dish.'],
  ['fr', 'us-round-9', 'us-round-8', 64 / 81, 'x 0.79', 'Cuire dans un moule rond de 9 pouces.'],
  ['de', 'us-round-9', 'us-round-8', 64 / 81, 'x 0.79', 'In einer runden Form von 9 Zoll backen.'],
  ['es', 'us-round-9', 'us-round-8', 64 / 81, 'x 0.79', 'Hornear en un molde redondo de 9 pulgadas.'],
  ['fr', 'springform-26', 'springform-20', 400 / 676, 'x 0.59', 'Cuire dans un moule rond de 26 cm.'],
  ['de', 'springform-26', 'springform-20', 400 / 676, 'x 0.59', 'In einer Springform von 26 cm backen.'],
  ['es', 'springform-26', 'springform-20', 400 / 676, 'x 0.59', 'Hornear en un molde redondo de 26 cm.'],
];

/** By area: the cake keeps its height. */
export const pans = PANS.map(
  ([language, from, to, exact, answer, line]): PanQuestion => ({
    about: 'pan',
    language,
    ask: '',
    from,
    to,
    exact,
    answer,
    source: 'areas: diameters and sides squared',
    ...(line !== undefined && { line }),
  }),
);

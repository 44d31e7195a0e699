import type { Figure } from './sources.ts';

/** Ways to fill a cup that change its weight; `level` if there is only one way. */
export const FILLS = [
  'level',
  'spooned',
  'scooped',
  'sifted',
  'unsifted',
  'packed',
  'loose',
  'whole',
  'halves',
  'pieces',
  'chopped',
  'diced',
  'cubed',
  'sliced',
  'slivered',
  'shredded',
  'flaked',
  'grated',
  'crumbled',
  'crushed',
  'ground',
  'mashed',
  'pureed',
  'leaves',
  'drained',
  'solid',
  'melted',
] as const;

export type FillId = (typeof FILLS)[number];

/** The figures for each way to fill the cup; we use the first figure, and the first way is the default. */
export type FoodFigures = Readonly<
  Record<string, Readonly<Partial<Record<FillId, readonly [Figure, ...Figure[]]>>>>
>;

import type { Figure } from './sources.ts';

/** Ways to fill a cup that change its weight. `level` is for foods that only fill it one way. */
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

/** The figures of each way to fill the cup; the first figure is the one we use, the first way is the usual one. */
export type FoodFigures = Readonly<
  Record<string, Readonly<Partial<Record<FillId, readonly [Figure, ...Figure[]]>>>>
>;

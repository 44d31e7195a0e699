import type { AnyFoodId } from '../foods/foods.ts';

/** What must be said of a missing food, whatever replaces it; the words are in the catalogs. */
const CAUTIONS = {
  /** Penn State Extension, Acidifying Canned Products for Safety. */
  canning: [
    'lemon-juice',
    'lime-juice',
    'white-vinegar',
    'cider-vinegar',
    'red-wine-vinegar',
    'balsamic-vinegar',
  ],
  /** USDA FSIS: egg dishes to 160 °F. */
  rawEggs: ['whole-egg', 'egg-white', 'egg-yolk', 'mayonnaise'],
  /** UK FSA, 2009: no rice drinks from 1 to 4 1/2 years instead of milk. */
  infants: [
    'milk',
    'milk-1-percent',
    'milk-2-percent',
    'milk-skim',
    'goat-milk',
    'condensed-milk',
    'evaporated-milk',
  ],
} as const satisfies Record<string, readonly AnyFoodId[]>;

export type SubstituteCaution = keyof typeof CAUTIONS;

export const cautionsFor = (food: string) =>
  (Object.keys(CAUTIONS) as SubstituteCaution[]).filter((id) =>
    (CAUTIONS[id] as readonly string[]).includes(food),
  );

/** Foods that nothing may replace by a table, with the reason of the catalogs, or that a tool of their own converts. */
const NO_SUBSTITUTE = {
  /** NCHFP: the salt of ferments and cures is what keeps them safe. */
  salt: [
    'salt',
    'salt-sea',
    'salt-coarse',
    'salt-flaky',
    'salt-kosher-diamond',
    'salt-kosher-morton',
    'salt-himalayan',
    'fleur-de-sel',
    'black-salt',
  ],
  pectin: ['pectin', 'liquid-pectin', 'jam-sugar', 'jam-sugar-2-1', 'jam-sugar-3-1'],
  citricAcid: ['citric-acid'],
  gelatin: ['gelatin-sheets', 'gelatin-powder', 'agar-agar'],
} as const satisfies Record<string, readonly AnyFoodId[]>;

export type NoSubstitute = keyof typeof NO_SUBSTITUTE;

/** Why there is no substitute for a food; null for any other. */
export const noSubstituteFor = (food: string): NoSubstitute | null =>
  (Object.keys(NO_SUBSTITUTE) as NoSubstitute[]).find((id) =>
    (NO_SUBSTITUTE[id] as readonly string[]).includes(food),
  ) ?? null;

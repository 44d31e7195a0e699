export type HomeUnitKind = 'volume' | 'weight';

/**
 * Units of the home converter. Factors are milliliters for volumes and grams for weights, rounded to two decimals as
 * the specification gives them; the exact legal figure is in the comment.
 */
export const HOME_UNITS = {
  milliliters: { kind: 'volume', factor: 1 }, // base unit
  liters: { kind: 'volume', factor: 1000 }, // SI, exact
  cups: { kind: 'volume', factor: 236.59 }, // US customary cup: 1/16 gallon = 236.5882365 ml
  tablespoons: { kind: 'volume', factor: 14.79 }, // US tablespoon: 1/16 cup = 14.78676478125 ml
  teaspoons: { kind: 'volume', factor: 4.93 }, // US teaspoon: 1/48 cup = 4.92892159375 ml
  fluid_ounces: { kind: 'volume', factor: 29.57 }, // US fluid ounce: 1/128 gallon = 29.5735295625 ml
  grams: { kind: 'weight', factor: 1 }, // base unit
  kilograms: { kind: 'weight', factor: 1000 }, // SI, exact
  ounces: { kind: 'weight', factor: 28.35 }, // avoirdupois ounce: 1/16 lb = 28.349523125 g
  pounds: { kind: 'weight', factor: 453.59 }, // avoirdupois pound = 453.59237 g
} as const satisfies Record<string, { kind: HomeUnitKind; factor: number }>;

export type HomeUnitId = keyof typeof HOME_UNITS;

/** The ids in menu order. */
export const HOME_UNIT_IDS = Object.keys(HOME_UNITS) as readonly HomeUnitId[];

/** Whether the text is the id of a home unit. */
export function isHomeUnit(id: string): id is HomeUnitId {
  return Object.hasOwn(HOME_UNITS, id);
}

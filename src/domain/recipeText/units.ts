/**
 * The size of a recipe's measures: milliliters or grams, by the definitions of `units/kitchenUnits.ts`; spoons and cups are
 * US customary ones. The caller decides which cup a word means in the cook's kitchen.
 */
export const MEASURES = {
  cup: { kind: 'volume', size: 236.5882365 },
  tbsp: { kind: 'volume', size: 14.78676478125 },
  dessertspoon: { kind: 'volume', size: 10 },
  tsp: { kind: 'volume', size: 4.92892159375 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  dl: { kind: 'volume', size: 100 },
  l: { kind: 'volume', size: 1000 },
  fl_oz: { kind: 'volume', size: 29.5735295625 },
  pint: { kind: 'volume', size: 473.176473 },
  quart: { kind: 'volume', size: 946.352946 },
  gallon: { kind: 'volume', size: 3785.411784 },
  mg: { kind: 'weight', size: 0.001 },
  g: { kind: 'weight', size: 1 },
  dag: { kind: 'weight', size: 10 }, // Austrian Dekagramm
  kg: { kind: 'weight', size: 1000 },
  oz: { kind: 'weight', size: 28.349523125 },
  lb: { kind: 'weight', size: 453.59237 },
  metric_pound: { kind: 'weight', size: 500 }, // German Pfund, French livre: half a kilogram in the kitchen
  stick: { kind: 'weight', size: 113.3980925 }, // of butter, 1/4 lb
} as const satisfies Record<string, { kind: 'volume' | 'weight'; size: number }>;

export type MeasureId = keyof typeof MEASURES;

/** Milliliters or grams of measures that differ in the cook's kitchen, such as a cup of 250 ml. */
export type OwnSizes = Readonly<Partial<Record<MeasureId, number>>>;

/** The measures that metric and US kitchens do not share; both have spoons. */
export const METRIC_ONLY_MEASURES: ReadonlySet<MeasureId> = new Set([
  'mg',
  'g',
  'dag',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'metric_pound',
]);
export const US_ONLY_MEASURES: ReadonlySet<MeasureId> = new Set([
  'cup',
  'fl_oz',
  'pint',
  'quart',
  'gallon',
  'oz',
  'lb',
  'stick',
]);

/** Whether one of two measures is metric and the other one of US or British kitchens. */
export const areOfTwoSystems = (one: MeasureId, other: MeasureId) =>
  (METRIC_ONLY_MEASURES.has(one) && US_ONLY_MEASURES.has(other)) ||
  (US_ONLY_MEASURES.has(one) && METRIC_ONLY_MEASURES.has(other));

/** Centimeters in a length unit. */
export const LENGTHS = { mm: 0.1, cm: 1, inch: 2.54 } as const;
export type LengthId = keyof typeof LENGTHS;

/** Whether an id is a measure; the others are words for counted things. */
export const isMeasure = (id: string | null): id is MeasureId => id !== null && Object.hasOwn(MEASURES, id);

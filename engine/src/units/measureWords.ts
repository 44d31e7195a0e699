import { type KitchenUnitId, type LengthUnitId, UNITS } from './units.ts';

/**
 * The units that a word for a measure may mean in recipes and questions, by region. `usual` is the default
 * (the US one, or the only one). A country (`kitchens/`) or a word beside it (`metric cup`)
 * selects another.
 */
export const MEASURE_UNITS = {
  cup: {
    usual: 'cups',
    label: 'us_legal_cup',
    metric: 'metric_cup',
    imperial: 'imperial_cup',
    japanese: 'japanese_cup',
  },
  tbsp: { usual: 'tablespoons', metric: 'metric_tablespoon', australian: 'australian_tablespoon' },
  dessertspoon: { usual: 'dessertspoon' },
  tsp: { usual: 'teaspoons', metric: 'metric_teaspoon' },
  ml: { usual: 'milliliters' },
  cl: { usual: 'centiliter' },
  dl: { usual: 'deciliter' },
  l: { usual: 'liters' },
  fl_oz: { usual: 'fluid_ounces', imperial: 'imperial_fluid_ounce' },
  gill: { usual: 'us_gill', imperial: 'imperial_gill' },
  pint: { usual: 'us_pint', imperial: 'imperial_pint' },
  /** French; in Canada a quart. */
  pinte: { usual: 'us_pint', imperial: 'imperial_pint', canadian: 'imperial_quart' },
  /** Half a pint in Canadian French: the English half pint. */
  demiard: { usual: 'imperial_cup' },
  quart: { usual: 'us_quart', imperial: 'imperial_quart' },
  gallon: { usual: 'us_gallon', imperial: 'imperial_gallon' },
  /** The cup of a rice cooker. */
  go: { usual: 'go' },
  mg: { usual: 'milligram' },
  g: { usual: 'grams' },
  dag: { usual: 'decagram' },
  kg: { usual: 'kilograms' },
  oz: { usual: 'ounces' },
  /** Pound and libra; in Colombia half a kilogram. */
  lb: { usual: 'pounds', metric: 'metric_pound' },
  /** Pfund and livre; in Canada a pound. */
  metric_pound: { usual: 'metric_pound', us: 'pounds' },
  stick: { usual: 'stick_of_butter' },
} as const satisfies Record<string, { usual: KitchenUnitId } & Partial<Record<string, KitchenUnitId>>>;

export type MeasureId = keyof typeof MEASURE_UNITS;

const MEASURE_IDS = Object.keys(MEASURE_UNITS) as readonly MeasureId[];

/** Whether an id is a measure; the others are words for counted things. */
export const isMeasure = (id: string | null): id is MeasureId =>
  id !== null && Object.hasOwn(MEASURE_UNITS, id);

interface MeasureSize {
  kind: 'volume' | 'weight';
  /** Milliliters or grams. */
  size: number;
}

/** The default size of each measure. */
export const MEASURES = Object.fromEntries(
  MEASURE_IDS.map((id) => {
    const { kind, size } = UNITS[MEASURE_UNITS[id].usual];
    return [id, { kind, size }];
  }),
) as Readonly<Record<MeasureId, MeasureSize>>;

/** Sizes, in milliliters or grams, of measures that differ in a country or kitchen, such as a cup of 250 ml. */
export type SizeOverrides = Readonly<Partial<Record<MeasureId, number>>>;

/** Spoons, which every kitchen has, so that a recipe's spoons stay. */
export const SPOONS: ReadonlySet<string> = new Set<MeasureId>(['tbsp', 'dessertspoon', 'tsp']);

/** Whether the kitchens of a system have a spoon: sets of US spoons lack the dessertspoon. */
export const hasSpoon = (system: 'metric' | 'us', unit: MeasureId) =>
  SPOONS.has(unit) && (system === 'metric' || UNITS[MEASURE_UNITS[unit].usual].system === 'us');

/** The measures of metric or of US kitchens only. */
const measuresOfSystem = (metric: boolean): ReadonlySet<MeasureId> =>
  new Set(
    MEASURE_IDS.filter(
      (id) => !SPOONS.has(id) && (UNITS[MEASURE_UNITS[id].usual].system === 'metric') === metric,
    ),
  );
export const METRIC_ONLY_MEASURES = measuresOfSystem(true);
export const US_ONLY_MEASURES = measuresOfSystem(false);

/** Metric measures that no scale shows: 25 dag are weighed as 250 g. */
export const UNSHOWN_MEASURES: ReadonlySet<MeasureId> = new Set(['dag']);

/** Whether one of two measures is metric and the other US or British. */
export const areDifferentSystems = (first: MeasureId, second: MeasureId) =>
  (METRIC_ONLY_MEASURES.has(first) && US_ONLY_MEASURES.has(second)) ||
  (US_ONLY_MEASURES.has(first) && METRIC_ONLY_MEASURES.has(second));

/** The length units of recipes. */
export const LENGTH_UNITS = { mm: 'mm', cm: 'cm', inch: 'in' } as const satisfies Record<
  string,
  LengthUnitId
>;
export type LengthId = keyof typeof LENGTH_UNITS;

/** The same in centimeters. */
export const LENGTHS: Readonly<Record<LengthId, number>> = {
  mm: UNITS.mm.size / UNITS.cm.size,
  cm: 1,
  inch: UNITS.in.size / UNITS.cm.size,
};

/** Every unit that the measure may mean, the default first. */
export const possibleUnits = (measure: MeasureId): readonly KitchenUnitId[] => [
  ...new Set(Object.values(MEASURE_UNITS[measure])),
];

/** A measure that may mean several units. */
export type AmbiguousMeasure = {
  [Id in MeasureId]: Exclude<keyof (typeof MEASURE_UNITS)[Id], 'usual'> extends never ? never : Id;
}[MeasureId];

/** Whether a measure may mean units of different sizes. */
export const isAmbiguousMeasure = (id: string | null): id is AmbiguousMeasure =>
  isMeasure(id) && possibleUnits(id).length > 1;

/** The ambiguous measures that may mean a unit: `pint` and `pinte` for an imperial pint. Empty for most. */
export const measuresForUnit = (unit: string): readonly MeasureId[] =>
  MEASURE_IDS.filter((id) => isAmbiguousMeasure(id) && possibleUnits(id).some((id) => id === unit));

/** The system of a unit; 'other' is neither metric nor customary, such as the cup of a rice cooker. */
type System = 'metric' | 'us' | 'imperial' | 'other';

/**
 * Every unit, once, by kind and system, in milliliters, grams or millimeters. Sizes are the exact figures of law or
 * standard; the rounded ones that the specification gives to three of its tools are in `specification/`.
 */
const UNIT_TABLE = {
  volume: {
    metric: {
      milliliters: 1, // base unit
      liters: 1000, // SI
      centiliter: 10, // SI
      deciliter: 100, // SI
      metric_cup: 250, // Australia, New Zealand, Canada, UK; no legal unit
      metric_tablespoon: 15, // Europe, Canada, New Zealand, Japan: 3 metric teaspoons
      australian_tablespoon: 20, // Standards Australia: 4 metric teaspoons
      dessertspoon: 10, // 2 metric teaspoons
      metric_teaspoon: 5, // the same in all metric kitchens
    },
    us: {
      cups: 236.5882365, // 1/16 US gallon
      tablespoons: 14.78676478125, // 1/16 US cup
      teaspoons: 4.92892159375, // 1/48 US cup
      fluid_ounces: 29.5735295625, // 1/128 US gallon
      us_legal_cup: 240, // US nutrition labels, 21 CFR 101.9(b)(5)(viii)
      pinch: 0.308057599609375, // 1/16 US teaspoon, as sets of small spoons have it
      us_gill: 118.29411825, // 1/4 US pint
      us_pint: 473.176473, // 1/8 US gallon
      us_quart: 946.352946, // 1/4 US gallon
      us_gallon: 3785.411784, // 231 cubic inches (NIST Handbook 44, appendix C)
    },
    imperial: {
      imperial_cup: 284.130625, // half an imperial pint
      imperial_fluid_ounce: 28.4130625, // 1/160 imperial gallon
      imperial_gill: 142.0653125, // 1/4 imperial pint
      imperial_pint: 568.26125, // 1/8 imperial gallon
      imperial_quart: 1136.5225, // 1/4 imperial gallon; the pinte of Canada
      imperial_gallon: 4546.09, // UK Weights and Measures Act 1985
    },
    other: {
      japanese_cup: 200, // kappu of Japanese recipes
      go: 2_401_000 / 13_310, // cup of a rice cooker: 1/10 sho, a sho being 2401/1331 l (Japan, 1891)
    },
  },
  weight: {
    metric: {
      grams: 1, // base unit
      kilograms: 1000, // SI
      milligram: 0.001, // SI
      decagram: 10, // SI; Austrian recipes
      metric_pound: 500, // Pfund, livre, Colombian libra: half a kilogram
    },
    us: {
      ounces: 28.349523125, // 1/16 pound
      pounds: 453.59237, // international pound, 1959
      stick_of_butter: 113.3980925, // 1/4 pound, as US butter is packed
    },
  },
  length: {
    metric: { mm: 1, cm: 10, m: 1000 }, // SI
    us: { in: 25.4, ft: 304.8, yd: 914.4 }, // international inch of 1959, 12 in, 3 ft
  },
} as const satisfies Record<string, Partial<Record<System, Readonly<Record<string, number>>>>>;

type Table = typeof UNIT_TABLE;
type UnitKind = keyof Table;
type UnitsOf<Kind extends UnitKind> = {
  [Part in keyof Table[Kind]]: keyof Table[Kind][Part] & string;
}[keyof Table[Kind]];

/** The units that an amount of food is measured in. */
export type KitchenUnitId = UnitsOf<'volume'> | UnitsOf<'weight'>;
export type LengthUnitId = UnitsOf<'length'>;
export type UnitId = KitchenUnitId | LengthUnitId;

export interface Unit<Kind extends UnitKind = UnitKind> {
  kind: Kind;
  /** Milliliters, grams or millimeters. */
  size: number;
  system: System;
}

/** Every unit by its id. */
export const UNITS = Object.fromEntries(
  Object.entries(UNIT_TABLE).flatMap(([kind, systems]) =>
    Object.entries(systems).flatMap(([system, sizes]) =>
      Object.entries(sizes).map(([id, size]) => [id, { kind, size, system }]),
    ),
  ),
) as Readonly<Record<KitchenUnitId, Unit<'volume' | 'weight'>> & Record<LengthUnitId, Unit<'length'>>>;

const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[];

/** Whether a text, such as a URL parameter, is the id of a unit. */
export const isUnit = (id: string): id is UnitId => Object.hasOwn(UNITS, id);

/** Whether any text is the id of a unit that an amount of food is measured in. */
export const isKitchenUnit = (id: string): id is KitchenUnitId => isUnit(id) && UNITS[id].kind !== 'length';

/** Whether any text is the id of a length unit. */
export const isLengthUnit = (id: string): id is LengthUnitId => isUnit(id) && UNITS[id].kind === 'length';

/** The units of food by kind and system. */
export const KITCHEN_UNIT_IDS: readonly KitchenUnitId[] = UNIT_IDS.filter(isKitchenUnit);
/** The length units in menu order. */
export const LENGTH_UNIT_IDS: readonly LengthUnitId[] = ['mm', 'cm', 'in', 'ft', 'yd', 'm'];

/** What a unit belongs to: 'other' is neither metric nor customary, such as the cup of a rice cooker. */
type System = 'metric' | 'us' | 'imperial' | 'other';

interface UnitFacts {
  kind: 'volume' | 'weight' | 'length';
  /** Milliliters, grams or millimeters, exact by the definition beside it. */
  size: number;
  system: System;
  /** The sign beside a number, the same in every language. */
  symbol?: string;
}

/**
 * Every unit, once: the ten of the converter's specification first, in its order, then the measures of other kitchens,
 * then lengths. Sizes are the exact figures of law or standard; the rounded ones that the specification gives to three
 * of its tools are in `specification/`.
 */
export const UNITS = {
  milliliters: { kind: 'volume', size: 1, system: 'metric', symbol: 'ml' }, // base unit
  liters: { kind: 'volume', size: 1000, system: 'metric', symbol: 'l' }, // SI
  cups: { kind: 'volume', size: 236.5882365, system: 'us' }, // 1/16 US gallon of 231 cubic inches (NIST Handbook 44)
  tablespoons: { kind: 'volume', size: 14.78676478125, system: 'us' }, // 1/16 US cup
  teaspoons: { kind: 'volume', size: 4.92892159375, system: 'us' }, // 1/48 US cup
  fluid_ounces: { kind: 'volume', size: 29.5735295625, system: 'us', symbol: 'fl oz' }, // 1/128 US gallon
  grams: { kind: 'weight', size: 1, system: 'metric', symbol: 'g' }, // base unit
  kilograms: { kind: 'weight', size: 1000, system: 'metric', symbol: 'kg' }, // SI
  ounces: { kind: 'weight', size: 28.349523125, system: 'us', symbol: 'oz' }, // 1/16 pound
  pounds: { kind: 'weight', size: 453.59237, system: 'us', symbol: 'lb' }, // international pound, 1959
  us_legal_cup: { kind: 'volume', size: 240, system: 'us' }, // US nutrition labels, 21 CFR 101.9(b)(5)(viii)
  metric_cup: { kind: 'volume', size: 250, system: 'metric' }, // Australia, New Zealand, Canada, UK; no legal unit
  imperial_cup: { kind: 'volume', size: 284.130625, system: 'imperial' }, // half an imperial pint
  japanese_cup: { kind: 'volume', size: 200, system: 'other' }, // kappu of Japanese recipes
  go: { kind: 'volume', size: 2_401_000 / 13_310, system: 'other' }, // 1/10 sho, a sho being 2401/1331 l (Japan, 1891)
  metric_tablespoon: { kind: 'volume', size: 15, system: 'metric' }, // Europe, Canada, New Zealand, Japan
  australian_tablespoon: { kind: 'volume', size: 20, system: 'metric' }, // Standards Australia: 4 metric teaspoons
  dessertspoon: { kind: 'volume', size: 10, system: 'metric' }, // 2 metric teaspoons
  metric_teaspoon: { kind: 'volume', size: 5, system: 'metric' }, // the same in all metric kitchens
  pinch: { kind: 'volume', size: 0.308057599609375, system: 'us' }, // 1/16 US teaspoon, as sets of small spoons have it
  centiliter: { kind: 'volume', size: 10, system: 'metric', symbol: 'cl' }, // SI
  deciliter: { kind: 'volume', size: 100, system: 'metric', symbol: 'dl' }, // SI
  imperial_fluid_ounce: { kind: 'volume', size: 28.4130625, system: 'imperial' }, // 1/160 imperial gallon
  us_gill: { kind: 'volume', size: 118.29411825, system: 'us' }, // 1/4 US pint
  imperial_gill: { kind: 'volume', size: 142.0653125, system: 'imperial' }, // 1/4 imperial pint
  us_pint: { kind: 'volume', size: 473.176473, system: 'us' }, // 1/8 US gallon
  imperial_pint: { kind: 'volume', size: 568.26125, system: 'imperial' }, // 1/8 imperial gallon
  us_quart: { kind: 'volume', size: 946.352946, system: 'us' }, // 1/4 US gallon
  imperial_quart: { kind: 'volume', size: 1136.5225, system: 'imperial' }, // 1/4 imperial gallon; the pinte of Canada
  us_gallon: { kind: 'volume', size: 3785.411784, system: 'us' }, // 231 cubic inches (NIST Handbook 44)
  imperial_gallon: { kind: 'volume', size: 4546.09, system: 'imperial' }, // UK Weights and Measures Act 1985
  milligram: { kind: 'weight', size: 0.001, system: 'metric', symbol: 'mg' }, // SI
  decagram: { kind: 'weight', size: 10, system: 'metric', symbol: 'dag' }, // SI; Austrian recipes
  metric_pound: { kind: 'weight', size: 500, system: 'metric' }, // Pfund, livre, Colombian libra: half a kilogram
  stick_of_butter: { kind: 'weight', size: 113.3980925, system: 'us' }, // 1/4 pound, as US butter is packed
  mm: { kind: 'length', size: 1, system: 'metric', symbol: 'mm' }, // base unit
  cm: { kind: 'length', size: 10, system: 'metric', symbol: 'cm' }, // SI
  in: { kind: 'length', size: 25.4, system: 'us', symbol: 'in' }, // international inch, 1959
  ft: { kind: 'length', size: 304.8, system: 'us', symbol: 'ft' }, // 12 in
  yd: { kind: 'length', size: 914.4, system: 'us', symbol: 'yd' }, // 3 ft
  m: { kind: 'length', size: 1000, system: 'metric', symbol: 'm' }, // SI
} as const satisfies Record<string, UnitFacts>;

export type UnitId = keyof typeof UNITS;

/** Units of one kind. */
export type UnitsOf<Kind extends UnitFacts['kind']> = {
  [Id in UnitId]: (typeof UNITS)[Id]['kind'] extends Kind ? Id : never;
}[UnitId];

/** The units that an amount of food is measured in. */
export type KitchenUnitId = UnitsOf<'volume' | 'weight'>;
export type LengthUnitId = UnitsOf<'length'>;

const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[];

/** In menu order. */
export const KITCHEN_UNIT_IDS = UNIT_IDS.filter((id): id is KitchenUnitId => UNITS[id].kind !== 'length');
export const LENGTH_UNIT_IDS = UNIT_IDS.filter((id): id is LengthUnitId => UNITS[id].kind === 'length');

/** Whether any text, such as one from an address, is the id of a unit. */
export const isUnit = (id: string): id is UnitId => Object.hasOwn(UNITS, id);

/** Whether any text is the id of a unit that an amount of food is measured in. */
export const isKitchenUnit = (id: string): id is KitchenUnitId => isUnit(id) && UNITS[id].kind !== 'length';

/** Whether any text is the id of a length unit. */
export const isLengthUnit = (id: string): id is LengthUnitId => isUnit(id) && UNITS[id].kind === 'length';

/** What a cook reads off a scale or a jug; every other unit of volume or weight is filled, counted or customary. */
const ON_SCALE_OR_JUG: ReadonlySet<KitchenUnitId> = new Set([
  'milliliters',
  'centiliter',
  'deciliter',
  'liters',
  'milligram',
  'grams',
  'decagram',
  'kilograms',
]);
export const isOnScaleOrJug = (unit: KitchenUnitId): boolean => ON_SCALE_OR_JUG.has(unit);

const CUSTOMARY_SIGNS: ReadonlySet<KitchenUnitId> = new Set([
  'fluid_ounces',
  'imperial_fluid_ounce',
  'ounces',
  'pounds',
  'metric_pound',
]);

/** Whether a unit is a measure that a cook fills or cuts off, so that counts of it are written as fractions: `1 1/2 cups`. */
export const isFilled = (unit: KitchenUnitId): boolean => !isOnScaleOrJug(unit) && !CUSTOMARY_SIGNS.has(unit);

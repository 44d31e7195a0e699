import { HOME_UNITS, type HomeUnitKind } from './homeUnits.ts';

/**
 * Every unit of the converter: the ten of the specification first, in its order, then the measures of other kitchens.
 * Factors are milliliters for volumes and grams for weights, exact by the definition in the comment.
 */
export const KITCHEN_UNITS = {
  ...HOME_UNITS,
  us_legal_cup: { kind: 'volume', factor: 240 }, // US nutrition labels, 21 CFR 101.9(b)(5)(viii)
  metric_cup: { kind: 'volume', factor: 250 }, // kitchen use in Australia, New Zealand, Canada and the UK; no legal unit
  imperial_cup: { kind: 'volume', factor: 284.130625 }, // half an imperial pint, 10 imperial fluid ounces
  japanese_cup: { kind: 'volume', factor: 200 }, // kappu of Japanese recipes
  go: { kind: 'volume', factor: 2_401_000 / 13_310 }, // rice cooker cup: 1/10 sho, a sho being 2401/1331 l (Japan, 1891)
  metric_tablespoon: { kind: 'volume', factor: 15 }, // Europe, Canada, New Zealand, Japan: 3 metric teaspoons
  australian_tablespoon: { kind: 'volume', factor: 20 }, // Standards Australia's measures: 4 metric teaspoons
  dessertspoon: { kind: 'volume', factor: 10 }, // 2 metric teaspoons
  metric_teaspoon: { kind: 'volume', factor: 5 }, // the same in all metric kitchens
  pinch: { kind: 'volume', factor: 0.308057599609375 }, // 1/16 US teaspoon, as sets of small spoons have it
  centiliter: { kind: 'volume', factor: 10 }, // SI
  deciliter: { kind: 'volume', factor: 100 }, // SI
  imperial_fluid_ounce: { kind: 'volume', factor: 28.4130625 }, // 1/160 imperial gallon, UK Weights and Measures Act 1985
  us_gill: { kind: 'volume', factor: 118.29411825 }, // 1/4 US pint
  imperial_gill: { kind: 'volume', factor: 142.0653125 }, // 1/4 imperial pint
  us_pint: { kind: 'volume', factor: 473.176473 }, // 1/8 US gallon of 231 cubic inches = 3785.411784 ml
  imperial_pint: { kind: 'volume', factor: 568.26125 }, // 1/8 imperial gallon of 4546.09 ml, the same Act
  us_quart: { kind: 'volume', factor: 946.352946 }, // 1/4 US gallon
  imperial_quart: { kind: 'volume', factor: 1136.5225 }, // 1/4 imperial gallon
  stick_of_butter: { kind: 'weight', factor: 113.3980925 }, // 1/4 lb of 453.59237 g, as US butter is packed
} as const satisfies Record<string, { kind: HomeUnitKind; factor: number }>;

export type KitchenUnitId = keyof typeof KITCHEN_UNITS;

/** The ids in menu order. */
export const KITCHEN_UNIT_IDS = Object.keys(KITCHEN_UNITS) as readonly KitchenUnitId[];

/** Whether any text, such as one from an address, is the id of a unit of the converter. */
export function isKitchenUnit(id: string): id is KitchenUnitId {
  return Object.hasOwn(KITCHEN_UNITS, id);
}

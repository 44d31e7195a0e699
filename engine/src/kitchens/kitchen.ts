import type { MeasureSizes } from '../rounding/spoons.ts';
import { CUPS, type CupId } from '../units/cups.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import {
  COUNTRY_IDS,
  type CountryId,
  KITCHENS,
  OVENS,
  type OvenId,
  PREFERRED_MEASURES,
  type PreferredMeasures,
  TABLESPOONS,
  type TablespoonId,
} from './kitchens.ts';

/** The visitor's kitchen: that of a country, with parts that can be changed. */
export interface Kitchen {
  country: CountryId;
  /** Null if the cook weighs instead. */
  cup: CupId | null;
  tablespoon: TablespoonId;
  oven: OvenId;
  measures: PreferredMeasures;
  /** True if the visitor chose it, false for a language's default. */
  chosen: boolean;
  /** Custom weights: grams of one level `referenceCup`, by food id. */
  cups: Readonly<Record<string, number>>;
}

/** The typical kitchen of a country. */
export function kitchenFor(country: CountryId): Kitchen {
  const { cup, tablespoon, oven, measures } = KITCHENS[country];
  return { country, cup, tablespoon, oven, measures, chosen: true, cups: {} };
}

/** A kitchen as before any choice: recipes as written, or in grams where cooks weigh. */
const asUnchosen = (kitchen: Kitchen): Kitchen => ({
  ...kitchen,
  measures: kitchen.cup === null ? 'grams' : 'written',
  chosen: false,
});

/** The default kitchen of a language: the typical one of its country. */
export const defaultKitchen = (country: CountryId): Kitchen => asUnchosen(kitchenFor(country));

/** The country that the visitor chose; null for a language's default. */
export const chosenCountry = ({ country, chosen }: Pick<Kitchen, 'country' | 'chosen'>): CountryId | null =>
  chosen ? country : null;

/** The cup of custom weights: the kitchen's, or the US cup where cooks weigh. */
export function referenceCup({ cup }: Pick<Kitchen, 'cup'>): CupId {
  return cup ?? 'cups';
}

/** The teaspoon of the same set as the tablespoon. */
export function teaspoonOf({ tablespoon }: Pick<Kitchen, 'tablespoon'>): KitchenUnitId {
  return tablespoon === 'tablespoons' ? 'teaspoons' : 'metric_teaspoon';
}

/** The sizes of a kitchen's cup and spoons, for `measuring`. */
export function measureSizes(kitchen: Kitchen): MeasureSizes {
  return {
    cup: kitchen.cup && UNITS[kitchen.cup].size,
    tablespoon: UNITS[kitchen.tablespoon].size,
    teaspoon: UNITS[teaspoonOf(kitchen)].size,
  };
}

/** Applies a choice. A country sets all other choices; custom weights are kept, converted to the new cup. */
export function updateKitchen(
  kitchen: Kitchen,
  choice: Partial<Pick<Kitchen, 'country' | 'cup' | 'tablespoon' | 'oven' | 'measures'>>,
): Kitchen {
  const base = choice.country ? kitchenFor(choice.country) : kitchen;
  const next = { ...base, ...choice, chosen: true, cups: kitchen.cups };
  const ratio = UNITS[referenceCup(next)].size / UNITS[referenceCup(kitchen)].size;
  const cups = Object.entries(kitchen.cups).map(([id, grams]) => [id, grams * ratio]);
  return ratio === 1 ? next : { ...next, cups: Object.fromEntries(cups) };
}

/** Resets all choices, but keeps custom weights. */
export function resetKitchen(kitchen: Kitchen, home: CountryId): Kitchen {
  return asUnchosen(updateKitchen(kitchen, { country: home }));
}

/** Sets a food's custom weight in grams of one level `referenceCup`; null removes it. */
export function withCustomCup(kitchen: Kitchen, food: string, grams: number | null): Kitchen {
  const { [food]: _, ...others } = kitchen.cups;
  return { ...kitchen, cups: grams === null ? others : { ...others, [food]: grams } };
}

/** Grams per milliliter by the custom weight of a food; null if there is none. */
export function customDensity(kitchen: Kitchen, food: string): number | null {
  const grams = Object.hasOwn(kitchen.cups, food) ? kitchen.cups[food] : undefined;
  return grams === undefined ? null : grams / UNITS[referenceCup(kitchen)].size;
}

/** A custom weight that differs from the published one by a larger factor is a mistake. */
const MAX_WEIGHT_RATIO = 3;

/** Checks a custom cup weight against the published one. Null, from text that is not a number, is not positive. */
export function validateCustomCup(
  grams: number | null,
  published: number,
): 'ok' | 'not-positive' | 'too-heavy' | 'too-light' {
  if (grams === null || !(grams > 0)) return 'not-positive';
  if (grams > published * MAX_WEIGHT_RATIO) return 'too-heavy';
  return grams < published / MAX_WEIGHT_RATIO ? 'too-light' : 'ok';
}

/** Far more than any stored kitchen, in characters. */
const MAX_STORED_LENGTH = 50_000;
const MAX_CUSTOM_CUPS = 1000;
const FOOD_ID = /^[a-z\d-]{1,60}$/;
/** Possible weights of a cup, in grams. */
const CUP_GRAMS_LIMITS = { min: 0.1, max: 5000 };

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null || text.length > MAX_STORED_LENGTH) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function parseCustomCups(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const { min, max } = CUP_GRAMS_LIMITS;
  const valid = Object.entries(value).filter(
    ([id, grams]) => FOOD_ID.test(id) && typeof grams === 'number' && grams >= min && grams <= max,
  );
  return Object.fromEntries(valid.slice(0, MAX_CUSTOM_CUPS));
}

/**
 * Parses a stored kitchen. Missing or invalid parts fall back to the stored country's; without one, everything but
 * the custom weights is as before any choice in `home`, the language's country. Never throws.
 */
export function readKitchen(text: string | null, home: CountryId): Kitchen {
  const stored = parseObject(text);
  const known = <T>(list: readonly T[], value: unknown) => list.find((item) => item === value);
  const country = known(COUNTRY_IDS, stored['country']);
  const cups = parseCustomCups(stored['cups']);
  if (country === undefined) return { ...defaultKitchen(home), cups };
  const base = kitchenFor(country);
  const cup = known<CupId | null>([...CUPS, null], stored['cup']);
  return {
    country,
    cup: cup === undefined ? base.cup : cup,
    tablespoon: known(TABLESPOONS, stored['tablespoon']) ?? base.tablespoon,
    oven: known(OVENS, stored['oven']) ?? base.oven,
    measures: known(PREFERRED_MEASURES, stored['measures']) ?? base.measures,
    chosen: true,
    cups,
  };
}

/** The text to store, for `readKitchen`. Null if nothing was chosen and there are no custom weights. */
export function writeKitchen({ chosen, cups, ...choices }: Kitchen): string | null {
  const kept = Object.keys(cups).length > 0 ? { cups } : {};
  if (!chosen) return Object.keys(kept).length > 0 ? JSON.stringify(kept) : null;
  return JSON.stringify({ ...choices, ...kept });
}

import type { CountryId } from '../kitchens/kitchens.ts';
import { UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { HouseholdSourceName } from './householdSources.ts';

/** Cans by number, as old US recipes name them: sizes of packs, which nobody fills with something else. */
const NUMBERED_CANS = ['can300', 'can303', 'can2', 'can10'] as const;
export type NumberedCan = (typeof NUMBERED_CANS)[number];

/** Vessels that cooks measure with and that no standard defines. */
export const HOUSEHOLD_IDS = [
  'waterGlass',
  'mustardGlass',
  'wineGlass',
  'liqueurGlass',
  'shotGlass',
  'mochaCup',
  'coffeeCup',
  'breakfastCup',
  'bowl',
  'yogurtPot',
  'becher',
  'ladle',
  'quarterLiter',
  'eighthLiter',
  ...NUMBERED_CANS,
] as const;

export type HouseholdId = (typeof HOUSEHOLD_IDS)[number];

export const isHouseholdId = (id: string | null): id is HouseholdId =>
  HOUSEHOLD_IDS.some((known) => known === id);

export const isNumberedCan = (id: HouseholdId): id is NumberedCan => NUMBERED_CANS.some((can) => can === id);

export interface HouseholdMeasure {
  id: HouseholdId;
  /** The countries whose cooks mean this size; absent if it is said of none in particular. */
  countries?: readonly CountryId[];
  /** Milliliters of the smallest and the largest. */
  low: number;
  high: number;
  source: HouseholdSourceName;
}

type Sized = Omit<HouseholdMeasure, 'countries'>;

const held = (
  id: HouseholdId,
  [low, high = low]: readonly [number, number?],
  source: Sized['source'],
): Sized => ({
  id,
  low,
  high,
  source,
});

const within = (countries: readonly CountryId[], rows: readonly Sized[]): readonly HouseholdMeasure[] =>
  rows.map((row) => ({ ...row, countries }));

const CUP = US_MEASURES.cup;
const FLUID_OUNCE = UNITS.fluid_ounces.size;

/** By fluid ounces and by cups, which the tables print side by side. */
const can = (id: HouseholdId, fluidOunces: number, cups: number) =>
  held(id, [Math.round(fluidOunces * FLUID_OUNCE), Math.round(cups * CUP)], 'American Can Company');

/**
 * What each vessel holds, by country. No source says it of Belgium, Switzerland and South America apart: cooks there
 * read the recipes of France, Germany and Spain. What is called so in one country alone comes last: its word means it
 * wherever it is read.
 */
export const HOUSEHOLD_MEASURES: readonly HouseholdMeasure[] = [
  ...within(
    ['fr', 'be'],
    [
      held('waterGlass', [200, 250], 'Gastronomiac'),
      held('mustardGlass', [150, 250], 'Une place pour le dessert'),
      held('wineGlass', [100, 120], 'Gastronomiac'),
      held('liqueurGlass', [25, 30], 'Gastronomiac'),
      held('mochaCup', [80, 90], 'Gastronomiac'),
      held('coffeeCup', [100], 'Gastronomiac'),
      held('breakfastCup', [200, 250], 'Gastronomiac'),
      held('bowl', [350, 400], 'Gastronomiac, deluxe.fr'),
      held('yogurtPot', [125, 150], 'Chef-up'),
    ],
  ),
  ...within(
    ['es', 'mx', 'ar', 'cl', 'co', 'pe'],
    [
      held('waterGlass', [200, 250], 'Cocinaria'),
      held('wineGlass', [90, 150], 'Valencia Noticias, El Gourmet Urbano'),
      held('liqueurGlass', [50], 'Valencia Noticias'),
      held('mochaCup', [100, 150], 'Valencia Noticias, Alimerka'),
      held('coffeeCup', [100], 'Valencia Noticias'),
      held('breakfastCup', [250], 'Valencia Noticias'),
      held('yogurtPot', [125, 150], 'Sabor a Tierra y Mar, Vaima'),
    ],
  ),
  ...within(
    ['de', 'at', 'ch'],
    [
      held('waterGlass', [250], 'Davidis'),
      held('wineGlass', [111, 125], 'Davidis'),
      held('mochaCup', [60, 90], 'Wikipedia'),
      held('coffeeCup', [120, 125], 'Kochkosmos, Wikipedia'),
      held('becher', [200, 250], 'Out the Blue'),
      held('quarterLiter', [250], 'wein.plus'),
      held('eighthLiter', [125], 'wein.plus'),
    ],
  ),
  ...within(['de', 'ch'], [held('shotGlass', [20, 40], 'glaserei24.com')]),
  ...within(
    ['at'],
    [held('shotGlass', [20, 60], 'glaserei24.com'), held('breakfastCup', [150, 300], 'Wiener Goscherl')],
  ),
  ...within(
    ['us'],
    [
      held('shotGlass', [30, 44], 'Online Unit Conversion'),
      can('can300', 13.5, 1.75),
      can('can303', 15, 2),
      can('can2', 18, 2.5),
      can('can10', 96, 13),
    ],
  ),
  ...within(['gb'], [held('shotGlass', [25, 35], 'Beer & Pub Association')]),
  ...within(['mx'], [held('shotGlass', [30, 60], 'Pernod Ricard')]),
  held('ladle', [120, 250], 'Cité de la gastronomie, Elevating Kitchen'),
];

const isUsedIn = ({ countries }: HouseholdMeasure, country: CountryId) =>
  countries?.includes(country) ?? true;

/** What a vessel holds where the words are from, else in the country that they are of; null if no source says. */
export const householdMeasure = (id: HouseholdId, country: CountryId): HouseholdMeasure | null => {
  const rows = HOUSEHOLD_MEASURES.filter((row) => row.id === id);
  return rows.find((row) => isUsedIn(row, country)) ?? rows.at(-1) ?? null;
};

/** What counted vessels hold in all, in milliliters: the fewest of the smallest, and the most of the largest. */
export interface HeldVolume {
  measure: HouseholdMeasure;
  low: number;
  high: number;
}

/** What a number of vessels holds in the country of its words; null if the unit is no vessel, or if no source says. */
export function heldVolume(
  { unit, values }: { unit: string | null; values: readonly number[] },
  country: CountryId,
): HeldVolume | null {
  const measure = isHouseholdId(unit) ? householdMeasure(unit, country) : null;
  return (
    measure && {
      measure,
      low: measure.low * Math.min(...values),
      high: measure.high * Math.max(...values),
    }
  );
}

/** What a country's vessels hold of a food by its grams per milliliter, for tables. */
export interface HeldWeight extends HouseholdMeasure {
  /** Grams by the smallest vessel and the lowest density, and by the largest and the highest. */
  grams: readonly [number, number];
}

/** Every household measure of a country with its milliliters and the grams of a food that it holds. */
export const householdWeights = (
  country: CountryId,
  { low, high }: { low: number; high: number },
): readonly HeldWeight[] =>
  HOUSEHOLD_MEASURES.filter((row) => isUsedIn(row, country)).map((row) => ({
    ...row,
    grams: [row.low * low, row.high * high],
  }));

import type { CountryId } from '../kitchens/kitchens.ts';
import { packMarkets } from '../kitchens/markets.ts';
import type { Figure } from './figure.ts';
import type { NutritionFigures } from './sumNutrition.ts';

/** The rows of a label, in the order of Annex XV of Regulation (EU) 1169/2011. */
export const LABEL_ROWS = [
  'energy',
  'fat',
  'saturated',
  'carbohydrate',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const;
export type LabelRow = (typeof LABEL_ROWS)[number];

/** What labels list below what it is part of. */
export const PART_ROWS: ReadonlySet<LabelRow> = new Set(['saturated', 'sugars']);

/** Annex I of Regulation (EU) 1169/2011. */
const SALT_PER_SODIUM = 2.5;

/** Grams of salt that milligrams of sodium count as. */
export const saltOf = (sodium: number): number => (sodium / 1000) * SALT_PER_SODIUM;

/** The thermochemical calorie, as in USDA's tables. */
const KILOJOULES_PER_KILOCALORIE = 4.184;

export const toKilojoules = (kilocalories: number): number => kilocalories * KILOJOULES_PER_KILOCALORIE;

/** Whether labels of a country leave fiber out of the carbohydrate: those of the European Union do. */
export const leavesOutFiber = (country: CountryId): boolean => packMarkets(country).includes('eu');

function withoutFiber({ carbohydrate, fiber }: NutritionFigures): Figure | null {
  if (!carbohydrate || !fiber) return null;
  const less = (of: keyof Figure) => Math.max(carbohydrate[of] - fiber[of], 0);
  return { value: less('value'), low: less('low'), high: less('high') };
}

const asSalt = ({ value, low, high }: Figure): Figure => ({
  value: saltOf(value),
  low: saltOf(low),
  high: saltOf(high),
});

/** What a label of the country lists: kilocalories of energy, grams of the others; null where it is not known. */
export const labelRows = (
  figures: NutritionFigures,
  country: CountryId,
): Readonly<Record<LabelRow, Figure | null>> => ({
  energy: figures.energy,
  fat: figures.fat,
  saturated: figures.saturated,
  carbohydrate: leavesOutFiber(country) ? withoutFiber(figures) : figures.carbohydrate,
  sugars: figures.sugars,
  fiber: figures.fiber,
  protein: figures.protein,
  salt: figures.sodium && asSalt(figures.sodium),
});

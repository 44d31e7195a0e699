import {
  type CookingMethod,
  type CookingTime,
  cookingTime,
  isCookingMethod,
  isProtein,
  type Protein,
  poundsFromKilograms,
} from '#domain/calculators/cookingTime.ts';
import type { SafeTemperatureId } from '#domain/calculators/safeTemperatures.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';
import type { Language } from '#i18n/languages.ts';

export const WEIGHT_UNITS = ['lb', 'kg'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** The fields of the calculator, as text. */
export type CookingTimeFields = {
  readonly weight: string;
  readonly unit: string;
  readonly protein: string;
  readonly method: string;
};

/** The initial fields: no weight; pounds in English, kilograms elsewhere. */
export function cookingTimeStart(language: Language): CookingTimeFields {
  return { weight: '', unit: language === 'en' ? 'lb' : 'kg', protein: 'chicken', method: 'roast' };
}

/** Whether a field accepts text from an address. */
export function acceptsCookingTime(field: string, text: string): boolean {
  if (field === 'unit') return isWeightUnit(text);
  if (field === 'protein') return isProtein(text);
  return field === 'method' ? isCookingMethod(text) : true;
}

export function isWeightUnit(text: string): text is WeightUnit {
  return (WEIGHT_UNITS as readonly string[]).includes(text);
}

/** What is cooked, and for how long. `weight` is in `unit`. */
export interface CookingEstimate {
  weight: number;
  unit: WeightUnit;
  pounds: number;
  protein: Protein;
  method: CookingMethod;
  time: CookingTime;
}

/** The estimate for the fields. Null unless the weight is a number above 0. */
export function estimateOf(
  { weight, unit, protein, method }: CookingTimeFields,
  decimal: '.' | ',',
): CookingEstimate | null {
  if (!isWeightUnit(unit) || !isProtein(protein) || !isCookingMethod(method)) return null;
  const amount = parseQuantity(weight, decimal);
  if (amount === null) return null;
  const pounds = unit === 'kg' ? poundsFromKilograms(amount) : amount;
  const time = cookingTime({ pounds, protein, method });
  return time.ok ? { weight: amount, unit, pounds, protein, method, time: time.value } : null;
}

/** The row of safe temperatures for each protein. */
export const SAFE_ROW: Readonly<Record<Protein, SafeTemperatureId>> = {
  chicken: 'poultry',
  beef: 'beef-pork-lamb',
  pork: 'beef-pork-lamb',
  fish: 'fish-shellfish',
};

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

/** What the calculator holds, as texts. */
export type DishFields = {
  readonly weight: string;
  readonly unit: string;
  readonly protein: string;
  readonly method: string;
};

/** No weight to start with; pounds in English, as the table of times counts, and kilograms where cooks weigh in them. */
export function dishStart(language: Language): DishFields {
  return { weight: '', unit: language === 'en' ? 'lb' : 'kg', protein: 'chicken', method: 'roast' };
}

/** Whether a text, from an address for example, can stand in a field. */
export function acceptsDish(field: string, text: string): boolean {
  if (field === 'unit') return isWeightUnit(text);
  if (field === 'protein') return isProtein(text);
  return field === 'method' ? isCookingMethod(text) : true;
}

export function isWeightUnit(text: string): text is WeightUnit {
  return (WEIGHT_UNITS as readonly string[]).includes(text);
}

/** A dish with the time it takes. `weight` is in `unit`. */
export interface Dish {
  weight: number;
  unit: WeightUnit;
  pounds: number;
  protein: Protein;
  method: CookingMethod;
  time: CookingTime;
}

/** The dish that the fields describe, or null where the weight is none above 0. */
export function dishOf({ weight, unit, protein, method }: DishFields, decimal: '.' | ','): Dish | null {
  if (!isWeightUnit(unit) || !isProtein(protein) || !isCookingMethod(method)) return null;
  const amount = parseQuantity(weight, decimal);
  if (amount === null) return null;
  const pounds = unit === 'kg' ? poundsFromKilograms(amount) : amount;
  const time = cookingTime({ pounds, protein, method });
  return time.ok ? { weight: amount, unit, pounds, protein, method, time: time.value } : null;
}

/** The line of the table of safe temperatures that a protein is measured by. */
export const SAFE_ROW: Readonly<Record<Protein, SafeTemperatureId>> = {
  chicken: 'poultry',
  beef: 'beef-pork-lamb',
  pork: 'beef-pork-lamb',
  fish: 'fish-shellfish',
};

import type { SafeTemperatureId } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { parseClock } from '@gramwise/engine/calculators/startTime.ts';
import {
  type CookingMethod,
  cookingTime,
  isCookingMethod,
  isProtein,
  type Protein,
  poundsFromKilograms,
  type TimeByWeight,
} from '@gramwise/engine/calculators/timeByWeight.ts';
import type { Language } from '#i18n/languages.ts';
import { readWeight, WEIGHT_UNITS, type WeightUnit } from './readWeight.ts';

/** The fields of the calculator, as text. */
export type CookingTimeFields = {
  readonly weight: string;
  readonly unit: string;
  readonly protein: string;
  readonly method: string;
  /** When it should be on the table, such as `19:00`; may be empty. */
  readonly ready: string;
};

/** The initial fields: no weight; pounds in English, kilograms elsewhere. */
export function cookingTimeStart(language: Language): CookingTimeFields {
  return {
    weight: '',
    unit: language === 'en' ? 'lb' : 'kg',
    protein: 'chicken',
    method: 'roast',
    ready: '',
  };
}

/** Whether a field accepts text from an address. */
export function acceptsCookingTime(field: string, text: string): boolean {
  if (field === 'unit') return isWeightUnit(text);
  if (field === 'protein') return isProtein(text);
  if (field === 'ready') return text === '' || parseClock(text) !== null;
  return field === 'method' ? isCookingMethod(text) : true;
}

export function isWeightUnit(text: string): text is WeightUnit {
  return (WEIGHT_UNITS as readonly string[]).includes(text);
}

/** What is cooked, and for how long. `weight` is in `unit`, which may differ from the field's. */
export interface CookingEstimate {
  weight: number;
  unit: WeightUnit;
  pounds: number;
  protein: Protein;
  method: CookingMethod;
  time: TimeByWeight;
  /** When it should be on the table, in minutes from midnight, or null. */
  ready: number | null;
}

/** The estimate for the fields. Null unless the weight is a number above 0, with or without a unit. */
export function estimateOf(
  { weight: typed, unit: field, protein, method, ready }: CookingTimeFields,
  decimal: '.' | ',',
): CookingEstimate | null {
  if (!isWeightUnit(field) || !isProtein(protein) || !isCookingMethod(method)) return null;
  const read = readWeight(typed, field, decimal);
  if (read === null) return null;
  const { weight, unit } = read;
  const pounds = unit === 'kg' ? poundsFromKilograms(weight) : weight;
  const time = cookingTime({ pounds, protein, method });
  return time.ok
    ? { weight, unit, pounds, protein, method, time: time.value, ready: parseClock(ready) }
    : null;
}

/** The row of safe temperatures for each protein. */
export const SAFE_ROW: Readonly<Record<Protein, SafeTemperatureId>> = {
  chicken: 'poultry',
  beef: 'beef-pork-lamb',
  pork: 'beef-pork-lamb',
  fish: 'fish-shellfish',
};

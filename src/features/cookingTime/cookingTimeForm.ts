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
import { type CountryId, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { MeasureReader } from '#tools/amount/useMeasureReader.ts';

export const WEIGHT_UNITS = ['lb', 'kg'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** The fields of the calculator, as text. */
export type CookingTimeFields = {
  readonly weight: string;
  /** Empty for that of the cook's country, until a weight is typed. */
  readonly unit: string;
  readonly protein: string;
  readonly method: string;
  /** When it should be on the table, such as `19:00`; may be empty. */
  readonly ready: string;
};

/** Pounds where cooks weigh in them, else kilograms. */
export const usualWeightUnit = (country: CountryId): WeightUnit =>
  usesCustomaryUnits(country) ? 'lb' : 'kg';

/** The initial fields: no weight. */
export const INITIAL_COOKING_TIME: CookingTimeFields = {
  weight: '',
  unit: '',
  protein: 'chicken',
  method: 'roast',
  ready: '',
};

/** Whether a field accepts text from a URL. */
export function acceptsCookingTime(field: string, text: string): boolean {
  if (field === 'unit') return isWeightUnit(text);
  if (field === 'protein') return isProtein(text);
  if (field === 'ready') return text === '' || parseClock(text) !== null;
  return field === 'method' ? isCookingMethod(text) : true;
}

function isWeightUnit(text: string): text is WeightUnit {
  return (WEIGHT_UNITS as readonly string[]).includes(text);
}

/** The unit that fields name, or that of a country. */
export const weightUnitOf = ({ unit }: Pick<CookingTimeFields, 'unit'>, country: CountryId): WeightUnit =>
  isWeightUnit(unit) ? unit : usualWeightUnit(country);

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

/** How a weight is parsed: a number in the field's unit, or one with its own unit once `reader` is loaded. */
interface WeightReading {
  decimal: '.' | ',';
  reader: Pick<MeasureReader, 'weight'> | null;
}

/** A weight as typed. Its own unit wins over the field's, so `2.3 kg` is kilograms in a field for pounds. */
function parseWeight(text: string, field: WeightUnit, { decimal, reader }: WeightReading) {
  const value = parseQuantity(text, decimal);
  if (value !== null) return { weight: value, unit: field };
  const typed = reader?.weight(text);
  if (!typed) return null;
  const unit: WeightUnit = typed.metric ? 'kg' : 'lb';
  const size = UNITS[unit === 'kg' ? 'kilograms' : 'pounds'].size;
  return { weight: Number((typed.grams / size).toPrecision(12)), unit };
}

/** The estimate for the fields. Null unless the weight is a number above 0, with or without a unit. */
export function estimateFromFields(
  { weight: typed, unit: field, protein, method, ready }: CookingTimeFields,
  reading: WeightReading,
): CookingEstimate | null {
  if (!isWeightUnit(field) || !isProtein(protein) || !isCookingMethod(method)) return null;
  const parsed = parseWeight(typed, field, reading);
  if (parsed === null) return null;
  const { weight, unit } = parsed;
  const pounds = unit === 'kg' ? poundsFromKilograms(weight) : weight;
  const time = cookingTime({ pounds, protein, method });
  return time.ok
    ? { weight, unit, pounds, protein, method, time: time.value, ready: parseClock(ready) }
    : null;
}

/** The safe-temperature row of each protein. */
export const SAFE_TEMPERATURE_OF: Readonly<Record<Protein, SafeTemperatureId>> = {
  chicken: 'poultry',
  beef: 'beef-pork-lamb',
  pork: 'beef-pork-lamb',
  fish: 'fish-shellfish',
};

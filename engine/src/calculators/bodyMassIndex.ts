import { fail, ok, type Result } from '../result.ts';

export type BmiCategory = 'underweight' | 'normal' | 'overweight' | 'obese';

/** Each category and the BMI it ends below. WHO classification for adults. */
const CATEGORIES = [
  ['underweight', 18.5],
  ['normal', 25],
  ['overweight', 30],
  ['obese', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [BmiCategory, number])[];

export interface BodyMassIndex {
  /** Kilograms per square meter, unrounded. */
  value: number;
  /** Based on the unrounded value: 24.96 is normal, although it is shown as 25.0. */
  category: BmiCategory;
}

/**
 * Body mass index of an adult from centimeters and kilograms: weight / (height in meters)^2, in kg/m².
 * Error: 'invalid-measures' unless both are above 0 and the result is finite.
 */
export function bodyMassIndex(
  heightCentimeters: number | null,
  weightKilograms: number | null,
): Result<BodyMassIndex, 'invalid-measures'> {
  if (heightCentimeters === null || weightKilograms === null) return fail('invalid-measures');
  if (!(heightCentimeters > 0) || !(weightKilograms > 0)) return fail('invalid-measures');
  const value = weightKilograms / (heightCentimeters / 100) ** 2;
  const category = CATEGORIES.find(([, end]) => value < end)?.[0];
  return category && Number.isFinite(value) ? ok({ value, category }) : fail('invalid-measures');
}

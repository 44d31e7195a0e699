import { isKindOf } from '../foods/generalFood.ts';
import type { Figure } from './figure.ts';
import { KCAL_OF_FAT } from './lessFat.ts';
import { FAT_KEPT_COOKED } from './rules.ts';
import type { NutrientRow } from './sumNutrition.ts';

const MELTING = Object.entries(FAT_KEPT_COOKED) as readonly (readonly [
  keyof typeof FAT_KEPT_COOKED,
  number,
])[];

/** What raw meat holds after cooking, and how far that is off if none of its fat is drained, or all. */
interface Melted<Row> {
  row: Row;
  doubt: Figure;
}

/** Meat without half of the fat that runs out when it is cooked, which some drain; null if none does. */
export function withoutMeltedFat<Row extends NutrientRow>(raw: Row, food: string): Melted<Row> | null {
  const { fat, saturated, energy } = raw;
  const kept = MELTING.find(([kind]) => isKindOf(food, kind))?.[1];
  if (kept === undefined || fat === null || energy === null || fat <= kept) return null;
  const half = (fat - kept) / 2;
  const row = {
    ...raw,
    fat: fat - half,
    saturated: saturated === null ? null : saturated * (1 - half / fat),
    energy: energy - KCAL_OF_FAT * half,
  };
  const share = (KCAL_OF_FAT * half) / row.energy;
  return { row, doubt: { value: 1, low: 1 - share, high: 1 + share } };
}

import { isKindOf } from '../foods/generalFood.ts';
import type { Figure } from './figure.ts';
import { KCAL_OF_FAT } from './lessFat.ts';
import { GROUND_MEAT_FAT } from './rules.ts';
import type { NutrientRow } from './sumNutrition.ts';

/** What raw ground meat holds after cooking, and how far that is off if none of its fat is drained, or all. */
interface Melted<Row> {
  row: Row;
  doubt: Figure;
}

/** Ground meat without half of the fat that runs out when it is cooked, which some drain; null if none does. */
export function withoutMeltedFat<Row extends NutrientRow>(raw: Row, food: string): Melted<Row> | null {
  const { fat, saturated, energy } = raw;
  if (fat === null || energy === null || fat <= GROUND_MEAT_FAT || !isKindOf(food, 'ground-meat'))
    return null;
  const half = (fat - GROUND_MEAT_FAT) / 2;
  const row = {
    ...raw,
    fat: fat - half,
    saturated: saturated === null ? null : saturated * (1 - half / fat),
    energy: energy - KCAL_OF_FAT * half,
  };
  const share = (KCAL_OF_FAT * half) / row.energy;
  return { row, doubt: { value: 1, low: 1 - share, high: 1 + share } };
}

import type { FoodWords } from './lessFat.ts';
import { isHandled } from './lineHandling.ts';
import { isSoldUnsweetened } from './soldWithLess.ts';
import type { NutrientRow } from './sumNutrition.ts';

/**
 * Whether a line says that its food has less sugar or starch than its row lists: `sugar-free syrup`, `low-carb tortillas`.
 * What is in their place only a label knows.
 */
export const hasOtherSugar = (row: NutrientRow, { source, words, food }: FoodWords): boolean =>
  isSoldUnsweetened(row, food) && isHandled(source, words, 'lessSugar');

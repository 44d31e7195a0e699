import { anyCategoryOf } from '../foods/figures.ts';
import type { FoodWords } from './lessFat.ts';
import { isHandled } from './lineHandling.ts';
import { MAX_OTHER_SUGAR } from './rules.ts';
import type { NutrientRow } from './sumNutrition.ts';

/**
 * Whether a line says that its food has less sugar or starch than its row lists: `sugar-free syrup`, `low-carb tortillas`.
 * What is in their place only a label knows. Fruit has its own sugar, whether some was added or not, and drinks hold
 * little else.
 */
export function hasOtherSugar({ carbohydrate }: NutrientRow, { source, words, food }: FoodWords): boolean {
  const kind = anyCategoryOf(food);
  const most = kind === 'drinks' ? 0 : MAX_OTHER_SUGAR;
  return kind !== 'fruit' && (carbohydrate ?? 0) > most && isHandled(source, words, 'lessSugar');
}

import { plainNumber } from '@gramwise/engine/language/writing/numberText.ts';
import type { Quantity } from '@gramwise/engine/recipes/stock.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { isCounted } from './linkedFoods.ts';
import { nameOf } from './nameOf.ts';

/** Three digits, but never three decimals, which could be thousands. */
const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0));

/** What a line's food and amount are in the URL of the page of substitutions: `240 ml buttermilk`. */
export function missingText(
  language: Language,
  quantity: Quantity | null,
  food: Parameters<typeof nameOf>[1] & { id: string },
): string {
  const name = nameOf(language, food);
  const value = quantity ? rounded(quantity.value) : 0;
  if (!quantity || value === 0 || (quantity.unit === 'piece' && !isCounted(food.id))) return name;
  const number = plainNumber(value, LANGUAGES[language]);
  return quantity.unit === 'piece' ? `${number} ${name}` : `${number} ${quantity.unit} ${name}`;
}

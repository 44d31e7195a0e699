import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import { afterAmount } from '@gramwise/engine/language/writing/afterAmount.ts';
import type { FoodFacts } from '@gramwise/engine/substitutions/foodFacts.ts';
import type { Measured } from '@gramwise/engine/substitutions/measure.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { selectPluralForm } from '#format/format.ts';
import type { AmountWriter } from './amountWriter.ts';

type Pieces = Catalog['substitutions']['pieces'];

interface Use {
  food: FoodFacts;
  amount: Measured;
}

/** A food after its amount: `milk`, in French `de lait`; `egg whites` after their number. */
export function usedFood(language: Language, { food, amount }: Use, pieces: Pieces): string {
  const counted = pieces[food.id as keyof Pieces];
  if (amount.kind === 'pieces' && counted) return selectPluralForm(language, amount.count, counted);
  const name = nameInText(language, food.inText ?? food.name);
  return amount.kind === 'pieces' ? name : afterAmount(language, name);
}

/** What to use, on one line: `220 ml milk + 1 tbsp lemon juice`. */
export const usesText = (
  language: Language,
  { uses }: { uses: readonly Use[] },
  { write, pieces }: { write: AmountWriter; pieces: Pieces },
): string =>
  uses.map((use) => `${write(use.amount, use.food)} ${usedFood(language, use, pieces)}`).join(' + ');

import { TABLE_MEASURES } from '@gramwise/engine/foods/foodMeasures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName, foodWithOf } from '@gramwise/engine/foods/names/names.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FoodAnswer } from '#features/foods/FoodAnswer.tsx';
import { ToGrams } from '#features/foods/Tables.tsx';
import { listWays } from '#features/foods/weighedWays.ts';
import { LanguageProvider } from '#ui/language/language.ts';

interface Props {
  language: Language;
  food: FoodId;
}

/** The most common measures in recipes: a frame has little room. */
const FRAME_MEASURES = TABLE_MEASURES.filter(({ count, unit }) =>
  unit === 'cup' ? count <= 1 : count === 1,
);

/** What cups and spoons of a food weigh, in a frame on another site. */
export function FoodFrame({ language, food }: Props) {
  const messages = messagesFor(language, 'foods', 'fills');
  const ways = listWays(food);
  return (
    <LanguageProvider value={language}>
      <div>
        <FoodAnswer of={foodWithOf(language, food)} ways={ways} messages={messages} />
      </div>
      <ToGrams food={foodName(language, food)} ways={ways} messages={messages} measures={FRAME_MEASURES} />
    </LanguageProvider>
  );
}

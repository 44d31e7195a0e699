import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import { Converter } from '#features/converter/Converter.tsx';
import type { ConverterMessages } from '#features/converter/messages.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  messages: ConverterMessages;
  food: IngredientId;
}

/** The converter, set to the food of the page. */
const Preset = ({ messages, food }: Props) => (
  <Converter messages={messages} preset={{ ingredient: food, amount: '1', from: 'cups', to: 'grams' }} />
);

export const FoodConverter = island(Preset);

import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { DEFAULT_CONVERSION } from '#features/converter/conversion.ts';
import type { ConverterMessages } from '#features/converter/messages.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  messages: ConverterMessages;
  /** The usual foods and the page's own. */
  foods: MeasuredList;
  food: string;
}

/** The converter, preset to a cup of the page's food. */
const Preset = ({ messages, foods, food }: Props) => (
  <Converter
    messages={messages}
    foods={foods}
    preset={{ ...DEFAULT_CONVERSION, ingredient: food, amount: '1', from: 'cups', to: 'grams' }}
  />
);

export const FoodConverter = island(Preset);

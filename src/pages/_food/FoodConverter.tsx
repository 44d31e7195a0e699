import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { DEFAULT_CONVERSION } from '#features/converter/conversion.ts';
import type { ConverterMessages } from '#features/converter/messages.ts';
import type { LeadMeasure } from '#features/foods/leadMeasure.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  messages: ConverterMessages;
  /** The usual foods and the page's own. */
  foods: MeasuredList;
  food: string;
  /** What the page leads with. */
  lead: LeadMeasure;
}

/** The measure that is converted at first. */
const FIRST = {
  cup: {},
  spoon: { from: 'metric_tablespoon' },
  jug: { amount: '100', from: 'milliliters' },
} as const;

/**
 * The converter for the page's food, from the measure that the page leads with and by the measured weights that its
 * tables show. URLs without a figure keep the specification's density.
 */
function Preset({ messages, foods, food, lead }: Props) {
  const preset = { ...DEFAULT_CONVERSION, ingredient: food, amount: '1', from: 'cups', to: 'grams' } as const;
  return (
    <Converter
      messages={messages}
      foods={foods}
      preset={preset}
      start={{ ...preset, figure: 'measured', ...FIRST[lead] }}
    />
  );
}

export const FoodConverter = island(Preset);

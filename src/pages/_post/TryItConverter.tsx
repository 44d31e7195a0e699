import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import type { ConverterStart } from '#content/articles/article.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { DEFAULT_CONVERSION } from '#features/converter/conversion.ts';
import type { ConverterMessages } from '#features/converter/messages.ts';
import { Island } from '#ui/island/Island.tsx';

interface Props {
  language: Language;
  messages: ConverterMessages;
  foods: MeasuredList;
  start: ConverterStart;
}

/** A post's live converter, preset to the post's topic. */
export function TryItConverter({ language, messages, foods, start }: Props) {
  return (
    <Island language={language}>
      <Converter
        messages={messages}
        foods={foods}
        preset={{ ...DEFAULT_CONVERSION, ...start, amount: String(start.amount) }}
      />
    </Island>
  );
}

import type { ConverterStart } from '#content/articles/article.ts';
import { Converter } from '#features/converter/Converter.tsx';
import type { ConverterMessages } from '#features/converter/messages.ts';
import type { Language } from '#i18n/languages.ts';
import { Island } from '#ui/island/Island.tsx';

interface Props {
  language: Language;
  messages: ConverterMessages;
  start: ConverterStart;
}

/** A post's live converter, preset to the post's topic. */
export function TryItConverter({ language, messages, start }: Props) {
  return (
    <Island language={language}>
      <Converter messages={messages} preset={{ ...start, amount: String(start.amount) }} />
    </Island>
  );
}

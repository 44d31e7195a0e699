import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';

/** The words that the recipe reader takes from the catalogs. */
export function readerMessages(language: Language) {
  const { reader, cook, timers, shell } = messagesFor(language, 'reader', 'cook', 'timers', 'shell');
  const { meta: _, title: __, lead: ___, ...words } = reader;
  return { reader: words, cook, timers, failure: shell.failure, loading: shell.loading };
}

import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';

/** The words that the recipe reader takes from the catalogs. */
export function readerMessages(language: Language) {
  const { reader, cook, timers, foodField, kitchen, shell } = messagesFor(
    language,
    'reader',
    'cook',
    'timers',
    'foodField',
    'kitchen',
    'shell',
  );
  const { meta: _, title: __, lead: ___, ...words } = reader;
  const { failure, loading } = shell;
  return {
    reader: { ...words, food: foodField, countries: kitchen.countries, failure },
    cook,
    timers,
    failure,
    loading,
  };
}

import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';

/** The catalog messages that the recipe reader uses. */
export function readerMessages(language: Language) {
  const catalog = messagesFor(
    language,
    'reader',
    'recipe',
    'kitchen',
    'foodField',
    'cook',
    'timers',
    'nutrition',
    'shell',
    'substitutions',
  );
  const { meta: _, title: __, lead: ___, ...words } = catalog.reader;
  const { by, scaledTo, times, preserved, hints, fewer, more } = catalog.recipe.settings;
  const { duration } = catalog.recipe;
  const { prep, cook, total } = catalog.recipe.facts;
  const facts = { prep, cook, total };
  const { countries } = catalog.kitchen;
  const { failure, loading } = catalog.shell;
  const food = catalog.foodField;
  const substitutes = catalog.substitutions.linkTo;
  const reader = {
    ...words,
    by,
    scaledTo,
    times,
    preserved,
    hints,
    countries,
    food,
    substitutes,
    failure,
    loading,
    fewer,
    more,
    facts,
    duration,
  };
  return {
    reader,
    cook: catalog.cook,
    timers: catalog.timers,
    nutrition: catalog.nutrition,
    failure,
    loading,
  };
}

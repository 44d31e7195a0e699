import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { ParameterPage } from './parameters.ts';

/** The names of the pages with parameters. */
export function pageNames(language: Language): Record<ParameterPage, string> {
  const { shell, tool, search, embed, developers } = messagesFor(
    language,
    'shell',
    'tool',
    'search',
    'embed',
    'developers',
  );
  return {
    home: search.found.converter.title,
    length: tool.cards.length.title,
    multi: tool.cards.multi.title,
    spanish: tool.cards.spanish.title,
    cooking: tool.cards.cooking.title,
    reader: tool.cards.reader.title,
    kitchenSheet: tool.cards.kitchenSheet.title,
    recipes: shell.nav.recipes,
    recipe: developers.recipe,
    blog: shell.nav.blog,
    post: developers.post,
    embed: embed.title,
    frameConverter: developers.frames.converter,
    frameFood: developers.frames.food,
  };
}

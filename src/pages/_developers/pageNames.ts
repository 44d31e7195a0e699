import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { ParameterPage } from './parameters.ts';

/** The names of the pages with parameters. */
export function pageNames(language: Language): Record<ParameterPage, string> {
  const { shell, about, search, embed, developers } = messagesFor(
    language,
    'shell',
    'about',
    'search',
    'embed',
    'developers',
  );
  return {
    home: search.found.converter.title,
    length: about.length.title,
    multi: about.multi.title,
    spanish: about.spanish.title,
    cooking: about.cooking.title,
    reader: about.reader.title,
    kitchenSheet: about.kitchenSheet.title,
    recipes: shell.nav.recipes,
    recipe: developers.recipe,
    blog: shell.nav.blog,
    post: developers.post,
    embed: embed.title,
    frameConverter: developers.frames.converter,
    frameFood: developers.frames.food,
  };
}

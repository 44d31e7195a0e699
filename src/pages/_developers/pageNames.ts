import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { TOOLS } from '#layouts/allTools.ts';
import type { OtherPage } from './parameters.ts';

/** The names of the pages with parameters. */
export function pageNames(language: Language): Record<ToolId | OtherPage, string> {
  const { shell, about, search, developers } = messagesFor(
    language,
    'shell',
    'about',
    'search',
    'developers',
  );
  const tools = Object.fromEntries(TOOLS.map(({ id }) => [id, about[id].title])) as Record<ToolId, string>;
  return {
    ...tools,
    home: search.found.converter.title,
    recipes: shell.nav.recipes,
    recipe: developers.recipe,
    blog: shell.nav.blog,
    post: developers.post,
    frameConverter: developers.frames.converter,
    frameFood: developers.frames.food,
    frameNutrition: developers.frames.nutrition,
  };
}

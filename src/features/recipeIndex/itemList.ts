import type { Language } from '#catalogs/languages.ts';
import { absoluteUrl } from '#site/head.ts';
import { localHref } from '#site/paths.ts';

/** The list of recipes as structured data, in page order. */
export function buildItemList(
  language: Language,
  name: string,
  recipes: readonly { id: string; title: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: recipes.length,
    itemListElement: recipes.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(localHref(language, { page: 'recipe', part: id })),
    })),
  };
}

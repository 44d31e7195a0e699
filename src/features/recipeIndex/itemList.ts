import type { MetaDescriptor } from 'react-router';
import type { Language } from '#i18n/languages.ts';
import { absolute } from '#site/meta.ts';
import { pagePath } from '#site/paths.ts';

/** The list of recipes as structured data, in the order of the page. */
export function itemList(
  language: Language,
  name: string,
  recipes: readonly { id: string; title: string }[],
): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      numberOfItems: recipes.length,
      itemListElement: recipes.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(pagePath(language, 'recipe', id)),
      })),
    },
  };
}

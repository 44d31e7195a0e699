import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { TOOLS } from '#layouts/allTools.ts';
import { englishHref, type LinkTarget } from '#site/paths.ts';

interface Found {
  title: string;
  text: string;
}

/** The tools, under the short names on their cards. */
export function toolDocuments({ search, about }: Catalog): SearchDocument[] {
  const { also, found } = search;
  const converter = {
    title: found.converter.title,
    text: fill(found.converter.text, { n: FOOD_IDS.length }),
  };
  const at = (to: LinkTarget, { title, text }: Found, words: string): SearchDocument => ({
    to: englishHref(to),
    kind: 'tool',
    title,
    text,
    also: words,
  });
  return [
    at({ page: 'home', hash: 'converter' }, converter, also.converter),
    ...TOOLS.map(({ id }) => at(id, about[id], about[id].search)),
  ];
}

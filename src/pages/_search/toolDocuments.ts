import { foodIds } from '@gramwise/engine/foods/figures.ts';
import type { SearchDocument } from '#features/search/document.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import { englishAddress, type LinkTarget } from '#site/paths.ts';

interface Found {
  title: string;
  text: string;
}

/** The calculators, under the short names on their cards. */
export function toolDocuments({ search, tool }: Catalog): SearchDocument[] {
  const { also, found } = search;
  const converter = {
    title: found.converter.title,
    text: fill(found.converter.text, { n: foodIds.length }),
  };
  const at = (to: LinkTarget, { title, text }: Found, words: string): SearchDocument => ({
    to: englishAddress(to),
    kind: 'tool',
    title,
    text,
    also: words,
  });
  return [
    at({ page: 'home', hash: 'converter' }, converter, also.converter),
    at({ page: 'home', hash: 'temperature' }, found.temperature, also.temperature),
    at('length', tool.cards.length, also.length),
    at('multi', tool.cards.multi, also.multi),
    at('cooking', tool.cards.cooking, also.cooking),
    at('reader', tool.cards.reader, also.reader),
    at('measure', tool.cards.measure, also.measure),
    at('kitchen', tool.cards.kitchen, also.kitchen),
    at('kitchenSheet', tool.cards.kitchenSheet, also.kitchenSheet),
    at('spanish', tool.cards.spanish, also.spanish),
  ];
}

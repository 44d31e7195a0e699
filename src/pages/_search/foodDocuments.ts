import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { listWays } from '#features/foods/listWays.ts';
import { formatWeights } from '#features/foods/weighedWays.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { englishHref } from '#site/paths.ts';

/** Search documents of food pages, found by all of a food's names. */
export function foodDocuments(language: Language): SearchDocument[] {
  const { search, ...messages } = messagesFor(language, 'foods', 'fills', 'search');
  return FOOD_IDS.map((food) => {
    const { name, also = [], fills = {} } = FOOD_NAMES[language][food];
    const names = [...also, ...Object.values(fills).flat()];
    return {
      to: englishHref({ page: 'ingredient', part: food }),
      kind: 'food',
      title: name,
      text: fill(search.found.food.text, { weights: formatWeights(language, listWays(food), messages) }),
      ...(names.length > 0 && { names }),
    };
  });
}

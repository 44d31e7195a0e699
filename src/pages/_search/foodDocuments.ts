import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { FoodNames } from '@gramwise/engine/foods/names/foodNames.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { formatPieceSentence } from '#features/foods/formatPieceSentence.ts';
import { shareOfCup } from '#features/foods/leadWeights.ts';
import { listWays } from '#features/foods/listWays.ts';
import { usualPieces } from '#features/foods/usualPieces.ts';
import { formatWeights } from '#features/foods/weighedWays.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { formatGrams } from '#format/weights.ts';
import { englishHref } from '#site/paths.ts';

/** Search documents of food pages, found by all of a food's names. */
export function foodDocuments(language: Language): SearchDocument[] {
  const { search, ...messages } = messagesFor(language, 'foods', 'fills', 'search');
  const describe = (food: AnyFoodId, name: string) => {
    const ways = listWays(food, { language, fills: messages.fills });
    const [piece] = usualPieces(language, food);
    const [usual] = ways;
    if (!usual && piece) return formatPieceSentence(language, name, piece, messages);
    const ofCup = (weights: string) => fill(search.found.food.text, { weights });
    if (!usual || !cooksWeigh(language)) return ofCup(formatWeights(language, ways, messages));
    const jug = formatGrams(language, usual.grams * shareOfCup(language, 'jug'));
    return `${messages.foods.page.figures.jug} = ${jug}; ${ofCup(formatGrams(language, usual.grams))}`;
  };
  return WEIGHED_FOOD_IDS.map((food) => {
    const { name, also = [], fills = {} }: FoodNames = FOOD_NAMES[language][food];
    const names = [...also, ...Object.values(fills).flat()];
    return {
      to: englishHref({ page: 'ingredient', part: food }),
      kind: 'food',
      title: name,
      text: describe(food, name),
      ...(names.length > 0 && { names }),
    };
  });
}

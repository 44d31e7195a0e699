import { FOOD_NAMES } from '#content/foods/foods.ts';
import { foodIds } from '#domain/foods/figures.ts';
import { waysOf, weightsText } from '#features/foods/wayText.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { stemOf } from '#features/search/stems.ts';
import { queryWords } from '#features/search/words.ts';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { fill } from '#i18n/template.ts';
import { englishAddress } from '#site/paths.ts';

/** The words of other names that the name lacks in every form: `corn starch` and `corn flour` leave `flour`. */
function newWords(language: Language, name: string, others: string): string {
  const stem = (word: string) => stemOf(language, word);
  const known = new Set(queryWords(language, name).map(stem));
  const found = queryWords(language, others).filter((word) => {
    const isNew = !known.has(stem(word));
    known.add(stem(word));
    return isNew;
  });
  return found.join(' ');
}

/** The page of every food, found by all of its names. */
export function foodDocuments(language: Language): SearchDocument[] {
  const { search, ...messages } = messagesFor(language, 'foods', 'fills', 'search');
  return foodIds.map((food) => {
    const { name, also = [], fills = {} } = FOOD_NAMES[language][food];
    const others = [...also, ...Object.values(fills).flat()].join(' ');
    const words = newWords(language, name, others);
    return {
      to: englishAddress({ page: 'ingredient', part: food }),
      kind: 'food',
      title: name,
      text: fill(search.found.food.text, { weights: weightsText(language, waysOf(food), messages) }),
      ...(words && { also: words }),
    };
  });
}

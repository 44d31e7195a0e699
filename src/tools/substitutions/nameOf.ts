import { type SpokenNames, sentenceName } from '@gramwise/engine/foods/sentenceName.ts';
import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Language } from '#catalogs/languages.ts';

/** The same in what may be read as a line of a recipe, where words in parentheses would be a remark. */
export const nameOf = (language: Language, food: SpokenNames): string => {
  const plain = food.name.includes('(') ? food.also?.find((other) => !other.includes('(')) : undefined;
  return nameInText(language, plain ?? sentenceName(food));
};

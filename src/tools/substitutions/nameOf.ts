import { type SpokenNames, sentenceName } from '@gramwise/engine/foods/sentenceName.ts';
import { lowerFirst } from '@gramwise/engine/language/lowerFirst.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import type { Language } from '#catalogs/languages.ts';

/** A name as one types it, to be read as a line of a recipe, where words in parentheses would be a remark. */
export const nameOf = (language: Language, food: SpokenNames): string => {
  const plain = food.name.includes('(') ? food.also?.find((other) => !other.includes('(')) : undefined;
  const name = plain ?? sentenceName(food);
  return writingOf(language).capitalNouns ? name : lowerFirst(name);
};

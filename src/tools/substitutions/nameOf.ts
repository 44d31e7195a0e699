import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Language } from '#catalogs/languages.ts';

interface FoodNames {
  name: string;
  also?: readonly string[];
}

/** Every word with a capital: `All-Purpose Flour`, as the specification writes a few. */
const isTitle = (name: string) => /^(?:\p{Lu}[^\s-]*[\s-]+)+\p{Lu}[^\s-]*$/u.test(name);

/** What cooks call a food in a sentence, where its name is a title. */
export const sentenceName = ({ name, also = [] }: FoodNames): string =>
  isTitle(name) ? (also.find((other) => other === other.toLowerCase()) ?? name) : name;

/** The same in what may be read as a line of a recipe, where words in parentheses would be a remark. */
export const nameOf = (language: Language, food: FoodNames): string => {
  const plain = food.name.includes('(') ? food.also?.find((other) => !other.includes('(')) : undefined;
  return nameInText(language, plain ?? sentenceName(food));
};

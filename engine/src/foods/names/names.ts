import { nameInText } from '../../language/nameInText.ts';
import { elidesBefore } from '../../language/writing/elision.ts';
import { writingOf } from '../../language/writing/writings.ts';
import type { FillId } from '../food.ts';
import type { AnyFoodId } from '../foods.ts';
import { foodNames as de } from './de.ts';
import { foodNames as en } from './en.ts';
import { foodNames as es } from './es.ts';
import type { FoodNames, NamesOfFoods } from './foodNames.ts';
import { foodNames as fr } from './fr.ts';

/** The names of foods in every language. */
export const FOOD_NAMES = { en, fr, de, es } as const satisfies Record<string, NamesOfFoods>;

/** A language that foods have names in. */
export type NamedLanguage = keyof typeof FOOD_NAMES;

export const foodName = (language: NamedLanguage, food: AnyFoodId) => FOOD_NAMES[language][food].name;

/** A food's name inside a sentence: `2 cups of brown sugar`, `2 Tassen brauner Zucker`. */
function foodInText(language: NamedLanguage, food: AnyFoodId): string {
  const { name, text }: FoodNames = FOOD_NAMES[language][food];
  return text ?? nameInText(language, name);
}

/** What a food is called in a sentence when a cup of it is filled in one way: `sliced almonds`; null without a name. */
export function filledInText(language: NamedLanguage, food: AnyFoodId, fill: FillId): string | null {
  const { fills }: FoodNames = FOOD_NAMES[language][food];
  const [name] = fills?.[fill] ?? [];
  return name === undefined ? null : nameInText(language, name);
}

/** A food's name after the language's "of": `of flour`, `de farine`, `d’amandes`, `de harina`; German has none. */
export function foodWithOf(language: NamedLanguage, food: AnyFoodId): string {
  const text = foodInText(language, food);
  const [usual, beforeVowel] = writingOf(language).of;
  return (elidesBefore(text) ? beforeVowel : usual) + text;
}

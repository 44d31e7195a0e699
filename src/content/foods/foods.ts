import type { FoodId } from '#domain/foods/foods.ts';
import type { Language } from '#i18n/languages.ts';
import { foodNames as de } from './de.ts';
import { foodNames as en } from './en.ts';
import { foodNames as es } from './es.ts';
import type { FoodNames, NamesOfFoods } from './foodNames.ts';
import { foodNames as fr } from './fr.ts';

/** The names of foods in every language of the site. */
export const FOOD_NAMES: Readonly<Record<Language, NamesOfFoods>> = { en, fr, de, es };

export const foodName = (language: Language, food: FoodId) => FOOD_NAMES[language][food].name;

/** A food's name inside a sentence: `2 cups of brown sugar`, `2 Tassen brauner Zucker`. */
function foodInText(language: Language, food: FoodId): string {
  const { name, text } = FOOD_NAMES[language][food];
  return text ?? (language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1));
}

/** A vowel or a mute h, before which French drops the e of `de`. */
const ELIDES = /^[aeiouhàâäéèêëîïôöùûüœæ]/i;

/** A food's name after the language's "of": `of flour`, `de farine`, `d’amandes`, `de harina`; German has none. */
export function ofFood(language: Language, food: FoodId): string {
  const { of }: FoodNames = FOOD_NAMES[language][food];
  const text = foodInText(language, food);
  if (of) return of;
  if (language === 'en') return `of ${text}`;
  if (language === 'fr') return ELIDES.test(text) ? `d’${text}` : `de ${text}`;
  return language === 'es' ? `de ${text}` : text;
}

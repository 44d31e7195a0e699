import { formatFraction, kitchenFraction } from '../quantity/fraction.ts';
import type { RecipeLanguage } from './recipeWords/recipeWords.ts';

const decimal = (value: number, language: RecipeLanguage) => {
  const text = String(Number(value.toFixed(value < 1 ? 2 : 1)));
  return language === 'en' ? text : text.replace('.', ',');
};

/** A rounded number as a recipe writes it: with a fraction, `2¼`, for US units, else as a decimal. */
export function numberText(value: number, language: RecipeLanguage, fractions: boolean): string {
  if (!fractions || Number.isInteger(value)) return decimal(value, language);
  const fraction = kitchenFraction(value);
  if (fraction?.exact) return formatFraction(fraction, 'vulgar').replace(' ', '');
  const sixteenths = value * 16;
  return Number.isInteger(sixteenths) && value < 1 ? `${sixteenths}/16` : decimal(value, language);
}

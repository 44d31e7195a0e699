import { formatFraction, kitchenFraction } from '#domain/quantity/fraction.ts';
import { formatNumber, formatPrecise } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

/** The sentence of the result, "100 grams of Water = 100.00 milliliters": what is copied and read out. */
export function sentenceOf(
  language: Language,
  { converter, units, ingredients }: ConverterMessages,
  { ingredient, from, to }: Conversion,
  { amount, value }: { amount: number; value: number },
): string {
  return fill(converter.result, {
    amount: formatNumber(language, amount, 0, 6),
    from: amount === 1 ? units[from].one : units[from].name,
    ingredient: ingredients[ingredient].name,
    result: formatNumber(language, value, 2),
    to: units[to].name,
  });
}

/** What a cook would say beside the decimals: a fraction for cups and spoons, more digits for what is tiny. */
export function inOtherWords(
  language: Language,
  { converter, units }: ConverterMessages,
  to: Conversion['to'],
  value: number,
): string | null {
  const unit = units[to].short;
  if (value < 0.1)
    return fill(converter.precisely, { amount: `${formatPrecise(language, value)}\u00a0${unit}` });
  if (to !== 'cups' && to !== 'tablespoons' && to !== 'teaspoons') return null;
  const fraction = value < 100 ? kitchenFraction(value) : null;
  if (!fraction || (fraction.exact && fraction.numerator === 0)) return null;
  const amount = fill(converter.fractionOf, { fraction: formatFraction(fraction), unit });
  return fraction.exact ? amount : fill(converter.about, { amount });
}

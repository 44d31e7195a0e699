import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { longUnitName } from '#format/unitName.ts';
import { nameWithFill } from '#tools/foodField/way.ts';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

/** Decimals of the result, as specified. */
const DECIMALS = 2;

/** The result as a sentence, "100 grams of Water = 100.00 milliliters", to be copied and announced. */
export function formatSentence(
  language: Language,
  { converter, units }: ConverterMessages,
  food: MeasuredFood,
  { as, from, to }: Conversion,
  { amount, value }: { amount: number; value: number },
): string {
  return fill(converter.result, {
    amount: formatNumber(language, amount, 0, 6),
    from: longUnitName(language, units[from], amount),
    ingredient: nameWithFill(food, as),
    result: formatNumber(language, value, DECIMALS),
    to: longUnitName(language, units[to], Number(value.toFixed(DECIMALS)), DECIMALS),
  });
}

import type { CookedAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { isWeighedFood } from '@gramwise/engine/foods/listedFood.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Grams to two digits: no source says more of what a pot of food takes up. */
const aboutGrams = (language: Language, grams: number) => formatGrams(language, Number(grams.toPrecision(2)));

/** The dry food in the kitchen's measure of volume; empty where no source weighs a cup of it. */
function dryVolume({ language, messages, context, write }: PartQuestion, { food, dry }: CookedAnswer) {
  const cup = food.way?.cup ?? 0;
  const unit = usesCustomaryUnits(context.kitchen.country) ? 'cups' : 'milliliters';
  if (cup === 0) return [];
  const values = [((dry / cup) * US_MEASURES.cup) / UNITS[unit].size];
  return [
    fill(messages.ask.also, { amounts: write.formatShortAmount(language, messages, { values, unit }) }),
  ];
}

/** What a dry food weighs cooked, or the other way round. */
export function cookedText(asked: PartQuestion, answer: CookedAnswer): Written {
  const { language, messages } = asked;
  const words = messages.ask.calculators;
  const { food } = answer;
  const exact = formatGrams(language, answer.asked === 'cooked' ? answer.dry : answer.cooked);
  const about = aboutGrams(language, answer[answer.asked]);
  const grams = answer.asked === 'cooked' ? { dry: exact, cooked: about } : { dry: about, cooked: exact };
  return {
    number: `≈${NO_BREAK_SPACE}${about}`,
    sentence: fill(words.cooked, { food: nameOf(food), ...grams }),
    notes: [...(answer.asked === 'dry' ? dryVolume(asked, answer) : []), words.cookedSource],
    ...(isWeighedFood(food.food)
      ? { to: { page: 'ingredient', part: food.food.id }, opens: 'food' }
      : { to: { page: 'home', hash: 'converter' }, opens: 'converter' }),
  };
}

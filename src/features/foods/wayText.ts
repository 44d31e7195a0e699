import { cupWeight, fillsOf } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { Language } from '#i18n/languages.ts';
import { fill as filled } from '#i18n/template.ts';
import { gramsText } from '#i18n/weights.ts';
import type { FoodMessages } from './messages.ts';

/** A way to fill a cup with a food, and what the cup then weighs. */
export interface WeighedWay {
  fill: FillId;
  cup: NonNullable<ReturnType<typeof cupWeight>>;
}

/** The ways to fill a cup with a food, the usual one first. */
export const waysOf = (food: FoodId): readonly WeighedWay[] =>
  fillsOf(food).flatMap((fill) => {
    const cup = cupWeight(food, fill);
    return cup ? [{ fill, cup }] : [];
  });

/** `125 g (spooned and leveled)`; without the words where the cup can only be filled in one way. */
export function weightText(
  language: Language,
  { fill, cup }: WeighedWay,
  { foods, fills }: FoodMessages,
): string {
  const grams = gramsText(language, cup.used.gramsPerCup);
  return fill === 'level' ? grams : filled(foods.page.weight, { grams, fill: fills[fill] });
}

/** `220 g (firmly packed) or 145 g (loosely filled)`. */
export function weightsText(language: Language, ways: readonly WeighedWay[], messages: FoodMessages): string {
  const texts = ways.map((way) => weightText(language, way, messages));
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : filled(messages.foods.page.or, { first: texts.join(', '), last });
}

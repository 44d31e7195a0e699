import { cupWeight, fillsOf } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import type { FoodMessages } from './messages.ts';

/** A way to fill a cup with a food, and what the cup then weighs. */
export interface WeighedWay {
  fill: FillId;
  cup: NonNullable<ReturnType<typeof cupWeight>>;
}

/** The ways to fill a cup with a food, the usual one first. */
export const listWays = (food: FoodId): readonly WeighedWay[] =>
  fillsOf(food).flatMap((fill) => {
    const cup = cupWeight(food, fill);
    return cup ? [{ fill, cup }] : [];
  });

/** `125 g (spooned and leveled)`; without the words where the cup can only be filled in one way. */
export function formatWeight(
  language: Language,
  { fill, cup }: WeighedWay,
  { foods, fills }: FoodMessages,
): string {
  const grams = formatGrams(language, cup.used.gramsPerCup);
  return fill === 'level' ? grams : filled(foods.page.weight, { grams, fill: fills[fill] });
}

/** Joins texts: `a, b or c`. */
function joinAlternatives(texts: readonly string[], { foods }: FoodMessages): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : filled(foods.page.or, { first: texts.slice(0, -1).join(', '), last });
}

/** `220 g (firmly packed) or 145 g (loosely filled)`; ways that weigh the same share a figure. */
export function formatWeights(
  language: Language,
  ways: readonly WeighedWay[],
  messages: FoodMessages,
): string {
  const byGrams = Map.groupBy(ways, ({ cup }) => formatGrams(language, cup.used.gramsPerCup));
  const texts = [...byGrams].map(([grams, alike]) => {
    // A food that fills a cup without technique needs no words.
    if (alike.some(({ fill }) => fill === 'level')) return grams;
    const fill = joinAlternatives(
      alike.map((way) => messages.fills[way.fill]),
      messages,
    );
    return filled(messages.foods.page.weight, { grams, fill });
  });
  return joinAlternatives(texts, messages);
}

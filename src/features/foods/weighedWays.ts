import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import type { FoodMessages } from './messages.ts';

/** A way to fill a cup with a food, and the grams that a US cup then weighs: by the figure used, and over all sources. */
export interface WeighedWay {
  fill: FillId;
  /** What to say of it beside the weight: `sliced almonds`, `firmly packed`; '' for nothing. */
  label: string;
  grams: number;
  lowest: number;
  highest: number;
}

/** `125 g (spooned and leveled)`; without the words where the cup can only be filled in one way. */
export function formatWeight(
  language: Language,
  { label, grams: weight }: WeighedWay,
  { foods }: FoodMessages,
): string {
  const grams = formatGrams(language, weight);
  return label === '' ? grams : filled(foods.page.weight, { grams, fill: label });
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
  const byGrams = Map.groupBy(ways, (way) => formatGrams(language, way.grams));
  const texts = [...byGrams].map(([grams, alike]) => {
    // A food that fills a cup without technique needs no words.
    if (alike.some(({ label }) => label === '')) return grams;
    const fill = joinAlternatives(
      alike.map(({ label }) => label),
      messages,
    );
    return filled(messages.foods.page.weight, { grams, fill });
  });
  return joinAlternatives(texts, messages);
}

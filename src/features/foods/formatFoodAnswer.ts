import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import type { LeadMeasure } from './leadMeasure.ts';
import { type FigureMeasure, shareOfCup } from './leadWeights.ts';
import type { FoodMessages } from './messages.ts';
import { formatWeights, type WeighedWay } from './weighedWays.ts';

/** What a cup, or a spoon or jug where cooks weigh, holds of a food, in a sentence. `of` is `of flour`. */
export function formatFoodAnswer(
  language: Language,
  { of, ways, lead }: { of: string; ways: readonly WeighedWay[]; lead: LeadMeasure },
  messages: FoodMessages,
): string {
  const { answer } = messages.foods.page;
  const [usual] = ways;
  const grams = (measure: FigureMeasure) =>
    formatGrams(language, (usual?.grams ?? 0) * shareOfCup(lead, measure));
  const weights = formatWeights(language, ways, messages);
  if (lead === 'cup') return fill(answer.cup, { of, weights });
  if (lead === 'jug') return fill(answer.jug, { of, weights, jug: grams('jug') });
  return fill(answer.spoon, {
    of,
    weights,
    jug: grams('jug'),
    tablespoon: grams('tablespoon'),
    teaspoon: grams('teaspoon'),
  });
}

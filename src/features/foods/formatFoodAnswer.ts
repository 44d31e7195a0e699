import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import { formatPieceSentence } from './formatPieceSentence.ts';
import { leadMeasure } from './leadMeasure.ts';
import { type FigureMeasure, shareOfCup } from './leadWeights.ts';
import type { FoodMessages } from './messages.ts';
import { usualPieces } from './usualPieces.ts';
import { formatWeights, type WeighedWay } from './weighedWays.ts';

interface Answered {
  food: FoodId;
  name: string;
  /** The food with its preposition: `of flour`. */
  of: string;
  ways: readonly WeighedWay[];
  kitchen?: CountryId | null;
}

/** What a cup holds of a food, or a piece, a spoon or a jug where cooks weigh, in a sentence or two. */
export function formatFoodAnswer(
  language: Language,
  { food, name, of, ways, kitchen }: Answered,
  messages: FoodMessages,
): string {
  const { answer } = messages.foods.page;
  const lead = leadMeasure(language, food);
  const [usual] = ways;
  const grams = (measure: FigureMeasure) =>
    formatGrams(language, (usual?.grams ?? 0) * shareOfCup(language, measure));
  const weights = formatWeights(language, ways, messages);
  if (lead === 'cup') return fill(answer.cup, { of, weights });
  if (lead === 'spoon')
    return fill(answer.spoon, {
      of,
      weights,
      jug: grams('jug'),
      tablespoon: grams('tablespoon'),
      teaspoon: grams('teaspoon'),
    });
  const measured = fill(answer.jug, { of, weights, jug: grams('jug') });
  const [piece] = usualPieces(language, food, kitchen);
  return piece ? `${formatPieceSentence(language, name, piece, messages)} ${measured}` : measured;
}

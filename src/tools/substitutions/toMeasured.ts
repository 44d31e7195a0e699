import type { MissingAmount } from '@gramwise/engine/ask/missingFood.ts';
import type { FoodFacts } from '@gramwise/engine/substitutions/foodFacts.ts';
import { type Measured, parseMeasure } from '@gramwise/engine/substitutions/measure.ts';
import { substitutionsFor } from '@gramwise/engine/substitutions/substitutions.ts';

/** An amount as it was read in a question. */
export function toMeasured(amount: MissingAmount | null, food: FoodFacts): Measured | null {
  if (!amount) return null;
  const { milliliters, grams, pieces } = amount;
  // A packet weighs something; an egg is counted.
  const counted = pieces !== undefined && parseMeasureOf(food.id)?.kind === 'pieces';
  if (counted || (pieces !== undefined && grams === undefined)) return { kind: 'pieces', count: pieces ?? 0 };
  if (milliliters !== undefined) return { kind: 'volume', milliliters };
  return grams === undefined ? null : { kind: 'weight', grams };
}

const parseMeasureOf = (id: string) => {
  const [first] = substitutionsFor(id);
  return first ? parseMeasure(first.for) : null;
};

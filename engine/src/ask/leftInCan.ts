import { distinguishingWords } from '../foods/match/distinguishingWords.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { CANNED_BEANS, DRAINED_BEANS } from '../foods/table/cookedFoods.ts';
import { tokensOf } from '../language/tokens.ts';
import { holdsPreserved } from '../text/line/containers.ts';
import type { AskRequest } from './askRequest.ts';
import type { BaseAmount } from './baseAmount.ts';

/** Whether words say that what a can or a jar holds is drained. */
function saysDrained({ question: { line }, lexicon: { recipe } }: AskRequest): boolean {
  const { states } = distinguishingWords(recipe);
  const words = foodWords(line, recipe);
  return (
    words.some((word) => states.drained.has(word) && !recipe.units.map.has(word)) &&
    tokensOf(line).some(({ key }) => holdsPreserved(recipe.units.map.get(key)))
  );
}

/**
 * What is left of the weight that is printed on a can, where words ask for it: `15 oz can of beans, drained`. Null for
 * what no source says it of.
 */
export function leftInCan(base: BaseAmount, food: FoodWay | null, request: AskRequest): BaseAmount | null {
  if (base.kind !== 'weight' || base.given.kind !== 'amounts' || !saysDrained(request)) return base;
  if (!food || !CANNED_BEANS.has(food.food.id)) return null;
  const by = (share: number) => base.values.map((grams) => grams * share);
  const { value, low, high } = DRAINED_BEANS;
  return { ...base, values: by(value), sizes: [Math.min(...by(low)), Math.max(...by(high))] };
}

import { cupWeight, fillsOf, isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { filledInText, foodName } from '@gramwise/engine/foods/names/names.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import type { Language } from '#catalogs/languages.ts';
import { levelOf } from './levelOf.ts';
import type { FoodMessages } from './messages.ts';
import { fillWord, wayLabel } from './wayLabel.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Named extends Pick<FoodMessages, 'fills'> {
  language: Language;
}

/** The ways to fill a cup with a food, the usual one first; none where no source weighs a cup of it. */
export function listWays(food: AnyFoodId, { language, fills }: Named): readonly WeighedWay[] {
  if (!isFood(food)) return [];
  const ways = fillsOf(food);
  return ways.flatMap((fill) => {
    const cup = cupWeight(food, fill);
    if (!cup) return [];
    const only = ways.length === 1;
    const way = {
      fill,
      name: foodName(language, food),
      filled: filledInText(language, food, fill),
      only,
      plainAdjectives: writingOf(language).plainAdjectives,
    };
    // Beside other ways, what a knife levels says so.
    const label = wayLabel(way, fills) || (only ? '' : fillWord(levelOf(food) === 'level', fills));
    return [{ fill, label, grams: cup.used.gramsPerCup, lowest: cup.lowest, highest: cup.highest }];
  });
}

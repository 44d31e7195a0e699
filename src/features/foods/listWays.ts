import { cupWeight, fillsOf, isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { WeighedWay } from './weighedWays.ts';

/** The ways to fill a cup with a food, the usual one first; none where no source weighs a cup of it. */
export const listWays = (food: AnyFoodId): readonly WeighedWay[] =>
  isFood(food)
    ? fillsOf(food).flatMap((fill) => {
        const cup = cupWeight(food, fill);
        return cup ? [{ fill, grams: cup.used.gramsPerCup, lowest: cup.lowest, highest: cup.highest }] : [];
      })
    : [];

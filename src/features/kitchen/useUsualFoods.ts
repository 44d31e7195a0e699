import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { useMemo } from 'react';
import { type FoodsState, useFoods } from '#tools/foodField/useFoods.ts';

/** The foods of a page, each with its usual way to fill a cup alone: a cook's own weight counts for that one. */
export function useUsualFoods(first: MeasuredList): FoodsState {
  const foods = useFoods(first);
  return {
    ...foods,
    list: useMemo(
      () => foods.list.map(({ ways: [usual], ...food }) => ({ ...food, ways: [usual] })),
      [foods.list],
    ),
  };
}

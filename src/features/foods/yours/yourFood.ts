import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import type { FoodMessages } from '../messages.ts';
import type { WeighedWay } from '../weighedWays.ts';
import type { YourFood } from './YourWeights.tsx';

interface WeighedFood {
  food: FoodId;
  name: string;
  ways: readonly WeighedWay[];
}

/** What the page of a food hands on for kitchens that measure otherwise. */
export function yourFood(
  language: Language,
  { food, name, ways }: WeighedFood,
  { foods, fills }: FoodMessages,
): YourFood {
  const { page, measures } = foods;
  const one = (unit: 'cup' | 'tablespoon' | 'teaspoon') => formatMeasure(language, measures, unit, 1);
  return {
    food,
    ways: ways.map(({ fill, label, grams }) => ({ name: label || fills[fill], grams })),
    words: {
      ...page.yours,
      caption: filled(page.yours.caption, { food: name }),
      head: page.others.cup,
      column: page.back.weight,
    },
    measures: {
      cup: one('cup'),
      jug: page.figures.jug,
      tablespoon: one('tablespoon'),
      teaspoon: one('teaspoon'),
    },
  };
}

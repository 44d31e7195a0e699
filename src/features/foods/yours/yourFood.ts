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

/** `1 cup`, `1 tbsp`, `1 tsp`. */
export function oneOfEach(language: Language, { measures }: FoodMessages['foods']) {
  const oneOf = (unit: 'cup' | 'tablespoon' | 'teaspoon') => formatMeasure(language, measures, unit, 1);
  return { cup: oneOf('cup'), tablespoon: oneOf('tablespoon'), teaspoon: oneOf('teaspoon') };
}

/** What the page of a food hands on for kitchens that measure otherwise. */
export function yourFood(
  language: Language,
  { food, name, ways }: WeighedFood,
  { foods, fills }: FoodMessages,
): YourFood {
  const { page } = foods;
  const { title, own, change } = page.yours;
  return {
    food,
    ways: ways.map(({ fill, label, grams }) => ({ name: label || fills[fill], grams })),
    words: {
      title,
      own,
      change,
      caption: filled(page.yours.caption, { food: name }),
      head: page.others.cup,
      column: page.back.weight,
    },
    measures: {
      ...oneOfEach(language, foods),
      jug: page.figures.jug,
    },
  };
}

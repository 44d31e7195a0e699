import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import type { Language } from '#catalogs/languages.ts';
import { fitsSpoon, leadMeasure } from './leadMeasure.ts';
import { FIGURES, type LargeMeasures } from './leadWeights.ts';

/** The measures that the page of a food shows large: no jug where cooks use cups, nor spoons of what they do not hold. */
export function figuresOf(language: Language, food: FoodId): LargeMeasures {
  const measures = FIGURES[leadMeasure(language, food)];
  if (cooksWeigh(language)) return measures;
  const [first, ...others] = measures;
  return [first, ...others.filter((measure) => measure !== 'jug' && (measure === 'cup' || fitsSpoon(food)))];
}

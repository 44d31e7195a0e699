import { isMeasuredFood, type MeasuredList } from '../../src/foods/listedFood.ts';
import { allFoods } from '../../src/foods/listFoods.ts';
import type { NamedLanguage } from '../../src/foods/names/names.ts';

/** Every food with a cup weight, in the order of the list. */
export const measuredFoods = (language: NamedLanguage): MeasuredList =>
  allFoods(language).filter(isMeasuredFood);

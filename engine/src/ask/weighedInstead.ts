import { foodsOfKind } from '../foods/match/findChoices.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { isStateWord } from '../foods/match/foodStates.ts';
import { defaultWay, type FoodWay, namedWays } from '../foods/match/listedNames.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { UnderstoodLine } from './understandQuestion.ts';

/** A choice is read at a glance. */
const MAX_FOODS = 6;

/**
 * What a cook may mean who asks for the weight of a cup of a food that no source weighs: its kinds, and what is called
 * like it in another state. Cheddar for cheese, cooked chicken for chicken.
 */
export function weighedInstead(
  { read, used, food: { food } }: Pick<UnderstoodLine, 'read' | 'used'> & { food: FoodWay },
  { names, lexicon: { recipe } }: QuestionLanguage,
): readonly FoodWay[] {
  // A box or a can of it weighs what shops sell
  if (!used.every(({ unit, heldIn }) => isMeasure(unit) && !heldIn)) return [];
  const words = foodWords(read.food, recipe);
  const isInState = (name: readonly string[]) =>
    words.every((word) => name.includes(word)) &&
    name.every((word) => words.includes(word) || isStateWord(word, recipe));
  const kinds = namedWays(names)
    .filter(({ found, words: all }) => found.food.of === food.id || all.some(isInState))
    .map(({ found }) => found);
  return [...new Set([...foodsOfKind(read.food, names), ...kinds])]
    .filter(({ food: other, way }) => way !== null && way === defaultWay(other))
    .slice(0, MAX_FOODS);
}

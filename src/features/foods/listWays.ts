import { cupWeight, fillsOf, isFood } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { filledInText, foodName } from '@gramwise/engine/foods/names/names.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import type { Language } from '#catalogs/languages.ts';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

/** Ways that say how the cup is filled; all others say what was done to the food, which has a name for it. */
const TECHNIQUES: ReadonlySet<FillId> = new Set([
  'level',
  'spooned',
  'scooped',
  'sifted',
  'unsifted',
  'packed',
  'loose',
]);

/** Ways in which a food is sold, if it has no other. */
const SOLD_SO: ReadonlySet<FillId> = new Set(['ground', 'whole', 'pureed', 'solid']);

/** Letters by which a word is known again with another ending: `gehackt`, `Gehackte`. */
const STEM_LENGTH = 5;

interface Named extends Pick<FoodMessages, 'fills'> {
  language: Language;
}

/** What to say of a way beside its weight; '' if there is nothing to say, or if the food's name says it. */
function labelOf(food: AnyFoodId, fill: FillId, { language, fills, only }: Named & { only: boolean }) {
  if (fill === 'level') return '';
  if (TECHNIQUES.has(fill)) return fills[fill];
  const word = foldLetters(fills[fill]).split(' ').at(-1) ?? '';
  const said = foldLetters(foodName(language, food)).includes(word.slice(0, STEM_LENGTH));
  if (only && (said || SOLD_SO.has(fill))) return '';
  return (only ? null : filledInText(language, food, fill)) ?? fills[fill];
}

/** The ways to fill a cup with a food, the usual one first; none where no source weighs a cup of it. */
export function listWays(food: AnyFoodId, named: Named): readonly WeighedWay[] {
  if (!isFood(food)) return [];
  const ways = fillsOf(food);
  return ways.flatMap((fill) => {
    const cup = cupWeight(food, fill);
    if (!cup) return [];
    const label = labelOf(food, fill, { ...named, only: ways.length === 1 });
    return [{ fill, label, grams: cup.used.gramsPerCup, lowest: cup.lowest, highest: cup.highest }];
  });
}

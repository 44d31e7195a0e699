import { anyCategoryOf } from '../foods/figures.ts';
import { hasTrait } from '../foods/traits.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { exactly, times } from './figure.ts';
import { isHandled } from './lineHandling.ts';
import type { IngredientLine, RatedLine, Reading } from './ratedLine.ts';
import { FRYING_UPTAKE, MAX_OIL_EATEN, MAX_SERVING_ENERGY, MEAT_FRYING } from './rules.ts';
import { isWater, type NutrientRow, sum } from './sumNutrition.ts';

export const isFat = (food: string | null): boolean => anyCategoryOf(food) === 'fats';

/** Whether a line, or the heading above it, says that food is fried in it. */
export const isFried = ({ source, heading }: IngredientLine, pack: LanguagePack): boolean =>
  [source, heading].some((words) => words && isHandled(words, pack.recipe, 'frying'));

/**
 * Whether nobody eats so much oil: in all, or for each person, with at least as much food in it. What holds more energy
 * than a serving is none: `makes 2 loaves`.
 */
function isTooMuchOil<Row extends NutrientRow>(
  oil: number,
  rated: readonly RatedLine<Row>[],
  { servings }: Reading<Row>,
): boolean {
  if (oil > MAX_OIL_EATEN.all) return true;
  const total = (of: (row: Row) => number) =>
    sum(rated.map(({ grams, nutrients }) => (grams && nutrients ? grams.value * of(nutrients) : 0)));
  return (
    servings !== null &&
    oil > MAX_OIL_EATEN.each * servings &&
    total((row) => (isWater(row) ? 0 : 1)) >= 2 * oil &&
    total(({ energy }) => (energy ?? 0) / 100) <= MAX_SERVING_ENERGY * servings
  );
}

/** The fat that food takes up when fried, at most all of it: most of a bath of fat stays in the pan. */
export function withFrying<Row extends NutrientRow>(
  rated: readonly RatedLine<Row>[],
  reading: Reading<Row>,
): readonly RatedLine<Row>[] {
  const isBath = ({ line, grams }: RatedLine<Row>) =>
    line.hasAmount &&
    isFat(line.food) &&
    (isFried(line, reading.pack) ||
      (hasTrait(line.food ?? '', 'liquid') && isTooMuchOil(grams?.value ?? 0, rated, reading)));
  const fried = rated.filter((line) => !isBath(line) && !hasTrait(line.line.food ?? '', 'liquid'));
  const food = sum(
    fried.map(
      ({ grams, line }) => (grams?.value ?? 0) * (anyCategoryOf(line.food) === 'meat' ? MEAT_FRYING : 1),
    ),
  );
  return rated.map((line) => {
    if (!line.grams || !isBath(line)) return line;
    const taken = times(exactly(food), FRYING_UPTAKE);
    const most = line.grams.value;
    const grams = {
      value: Math.min(taken.value, most),
      low: Math.min(taken.low, most),
      high: Math.min(taken.high, most),
    };
    return { ...line, grams, reason: grams.value < most ? 'frying' : line.reason };
  });
}

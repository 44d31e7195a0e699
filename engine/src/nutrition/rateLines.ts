import { cookedOf } from '../foods/cookedFood.ts';
import { anyCategoryOf, isAnyFood } from '../foods/figures.ts';
import type { CategoryId } from '../foods/foods.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { mainOf } from '../text/line/readLine.ts';
import { SMALL_UNITS } from '../text/line/smallUnits.ts';
import { hasEatenTrait } from './eatenTraits.ts';
import { exactly, type Figure, times } from './figure.ts';
import { isFat, isFried, withFrying } from './frying.ts';
import { rowWithLessFat } from './lessFat.ts';
import { hasOtherSugar } from './lessSugar.ts';
import { isBareName, isHandled, isOptional } from './lineHandling.ts';
import { withoutMeltedFat } from './meltedFat.ts';
import type { IngredientLine, RatedLine, Reading } from './ratedLine.ts';
import { SIMILAR_FOOD, UNMEASURED_FAT } from './rules.ts';
import { isUnsalted } from './soldWithLess.ts';
import type { NutrientRow } from './sumNutrition.ts';
import { type FoodLine, gramsEatenOf, hasStandInOnly, isCooked, nutrientFoodsOf } from './weighLine.ts';

/** Spices and zest are too light to matter where a recipe does not weigh them, and sweeteners and ice hold nothing. */
export const isTiny = (food: string | null): boolean =>
  food !== null &&
  (food === 'ice' ||
    anyCategoryOf(food) === 'spices' ||
    (['zest', 'noEnergy', 'sliced'] as const).some((trait) => hasEatenTrait(food, trait)));

/** What is counted so is too light to matter, whatever it is: cloves, of garlic or not, weigh up to 3 g (USDA, NDB 11215). */
const LIGHT_UNITS: ReadonlySet<string | null> = new Set([...SMALL_UNITS, 'sprig', 'clove']);

/** So is a handful of leaves. */
function isLightlyCounted({ source, food }: IngredientLine): boolean {
  const unit = mainOf(source.read)?.unit ?? null;
  return LIGHT_UNITS.has(unit) || (unit === 'handful' && anyCategoryOf(food) === 'vegetables');
}

/** Whether a line does not matter where its weight is unknown. */
const isLight = (line: IngredientLine, pack: LanguagePack): boolean =>
  isTiny(line.food) ||
  isLightlyCounted(line) ||
  isOptional(line.source) ||
  (line.food === null && isHandled(line.source, pack.recipe, 'tools'));

const isIn = (food: string | null, categories: ReadonlySet<string>): boolean =>
  categories.has(anyCategoryOf(food) ?? '');

const MEAT_AND_FISH: ReadonlySet<string> = new Set<CategoryId>(['meat', 'fish']);

/** Whether a line stands under a heading of what may be poured away. Meat and fish that recipes list there are eaten. */
const isPouredOff = (
  { heading, food }: IngredientLine,
  { recipe }: LanguagePack,
  how: 'marinade' | 'brine',
) => heading !== null && isHandled(heading, recipe, how) && !isIn(food, MEAT_AND_FISH);

/** Optional lines and those under a marinade may add nothing. */
const withLeftOut = (line: IngredientLine, grams: Figure | null, pack: LanguagePack): Figure | null =>
  grams && (isOptional(line.source) || isPouredOff(line, pack, 'marinade')) ? { ...grams, low: 0 } : grams;

/**
 * Fat without an amount is what recipes usually take where nothing else is said of it, or where food is fried in it:
 * `olive oil`, but not `olive oil, for the tin`. In any case, it is at most what people eat of it.
 */
function rateUnmeasured<Row>(line: IngredientLine, { pack, servings, find }: Reading<Row>): RatedLine<Row> {
  const { food, source } = line;
  const nutrients = isFat(food) && food !== 'cooking-spray' ? find(food ?? '') : null;
  const isUsual = isBareName(source) || isFried(line, pack);
  const { each, all } = UNMEASURED_FAT;
  const usual = servings === null ? all.value : Math.min(each.value * servings, all.value);
  const high = servings === null ? all.high : each.high * servings;
  const grams = nutrients && { value: isUsual ? usual : 0, low: 0, high };
  return { line, grams, nutrients, reason: 'no-amount', missing: 0 };
}

/** The similar food that a line is counted as; none if it is counted as its own. */
function similarFood<Row>(
  line: FoodLine,
  find: Reading<Row>['find'],
): Pick<RatedLine<Row>, 'reason' | 'countedAs'> {
  if (!line.isNear && !hasStandInOnly(line)) return { reason: null };
  const countedAs = nutrientFoodsOf(line).find((id) => find(id) !== null);
  return { reason: 'similar-food', ...(countedAs && { countedAs }) };
}

/** Milligrams of sodium in 100 g of food that is salted, whose row is not (USDA SR26). */
const SALTED_SODIUM: Readonly<Record<string, number>> = {
  butter: 643, // 01001
};

/** A row without the sodium that it lists, where a line says that its food has less or more: a label would say how much. */
function withSaltKnown<Row extends NutrientRow>(row: Row, { source, words, food }: FoodLine): Row {
  if (isHandled(source, words, 'lessSalt')) return isUnsalted(row) ? row : { ...row, sodium: null };
  return isUnsalted(row) && isHandled(source, words, 'salted')
    ? { ...row, sodium: SALTED_SODIUM[food ?? ''] ?? null }
    : row;
}

/** The row of a line's food with as much fat as is eaten, and how far that may be off. */
function withFatEaten<Row extends NutrientRow>(
  listed: Row,
  line: FoodLine & { food: string },
): { row: Row; doubt: Figure } {
  const cooked = isCooked(line) && isAnyFood(line.food) ? cookedOf(line.food) : null;
  const lighter = rowWithLessFat(listed, { ...line, food: cooked ?? line.food });
  const row = withSaltKnown(lighter ?? listed, line);
  const doubt = lighter && !line.isNear ? SIMILAR_FOOD : exactly(1);
  const melted = isCooked(line) ? null : withoutMeltedFat(row, line.food);
  return melted ? { row: melted.row, doubt: times(doubt, melted.doubt) } : { row, doubt };
}

function rateLine<Row extends NutrientRow>(line: IngredientLine, reading: Reading<Row>): RatedLine<Row> {
  const { pack, find } = reading;
  const { source, food, isNear } = line;
  const none = { line, grams: null, nutrients: null, missing: 0 };
  if (!line.hasAmount) return rateUnmeasured(line, reading);
  if (isPouredOff(line, pack, 'brine')) return { ...none, reason: 'poured-away' };
  const { grams: bought, milliliters, weighed } = line;
  const foodLine: FoodLine = {
    source,
    words: pack.recipe,
    food,
    isNear,
    grams: bought,
    milliliters,
    weighed,
  };
  const grams = withLeftOut(line, gramsEatenOf(foodLine), pack);
  const guess = isLight(line, pack) ? 0 : (grams?.value ?? line.milliliters ?? Number.NaN);
  const [listed = null] = nutrientFoodsOf(foodLine).flatMap((id) => find(id) ?? []);
  if (!food) return { ...none, reason: 'unknown-food', missing: guess };
  if (!listed || hasOtherSugar(listed, { ...foodLine, food }))
    return { ...none, reason: 'no-nutrients', missing: guess };
  if (!grams) return { ...none, reason: 'no-weight', missing: guess };
  const { row: nutrients, doubt } = withFatEaten(listed, { ...foodLine, food });
  return { line, grams: times(grams, doubt), nutrients, ...similarFood(foodLine, find), missing: 0 };
}

const MAIN_CATEGORIES: ReadonlySet<string> = new Set<CategoryId>(['meat', 'fish', 'bakery']);

/**
 * Guesses that a counted thing of unknown weight is as heavy as the average line of the recipe, meat, fish, bread and
 * pastry as the heaviest: `1 duck` and `1 pizza crust` are more than what is on them.
 */
function withGuesses<Row>(rated: readonly RatedLine<Row>[]): readonly RatedLine<Row>[] {
  const weights = rated.flatMap(({ line, grams }) => (grams && line.food !== 'water' ? [grams.value] : []));
  const average = weights.reduce((sum, grams) => sum + grams, 0) / Math.max(weights.length, 1);
  const guess = (line: RatedLine<Row>) =>
    isIn(line.line.food, MAIN_CATEGORIES) ? Math.max(average, ...weights) : average;
  return rated.map((line) => (Number.isNaN(line.missing) ? { ...line, missing: guess(line) } : line));
}

/** What is known of the ingredient lines of a recipe. */
export const rateLines = <Row extends NutrientRow>(
  lines: readonly IngredientLine[],
  reading: Reading<Row>,
): readonly RatedLine<Row>[] =>
  withGuesses(
    withFrying(
      lines.map((line) => rateLine(line, reading)),
      reading,
    ),
  );

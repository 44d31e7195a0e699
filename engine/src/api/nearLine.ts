import { cookedOf } from '../foods/cookedFood.ts';
import { anyCategoryOf, isAnyFood } from '../foods/figures.ts';
import type { AnyFoodId, CategoryId } from '../foods/foods.ts';
import { describedFirst, type NearWords, nearFood, onlyDescribes } from '../foods/match/nearFood.ts';
import { preservedFood } from '../foods/table/cookedFoods.ts';
import { hasTrait } from '../foods/traits.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { foldLetters } from '../language/foldAccents.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { isSoldLighter } from '../nutrition/lessFat.ts';
import { isHandled, isMeasuredCooked } from '../nutrition/lineHandling.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import { holdsPreserved } from '../text/line/containers.ts';
import { findLineFood } from '../text/line/findLineFood.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { isMeasure, MEASURES } from '../units/measureWords.ts';
import { finderForList, namesForList } from './listFinder.ts';
import type { Recipe, RequiredQuantity } from './recipe.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';

/** A food that is near the unknown one of a line, and how much of it the line takes. */
export interface NearLine {
  food: LineFood | null;
  takes: RequiredQuantity | null;
}

/** Whether a line names a can or a jar anywhere, which hold nothing fresh or dry. */
export const namesCanOrJar = ({ tokens, lexicon }: TextLine): boolean =>
  tokens.some(({ key }) => holdsPreserved(lexicon.units.map.get(key)));

/** Names beyond these are remarks. */
const MAX_NAMES = 3;

/** Of several foods, the first that is known counts: `chicken thighs or breasts`. */
const ALTERNATIVES = /\s*[/(),;]\s*/;

/** A trademark with the capitalized words before it: `Old El Paso™`. */
const BRAND = /(?:\p{Lu}[\p{L}\p{N}'’&.-]{0,30}\s+){0,4}\p{Lu}[\p{L}\p{N}'’&.-]{0,30}\s?[™®]/gu;

/** A text without what its food only tastes of: `goat cheese` of `chive and onion-flavored goat cheese`. */
function withoutFlavor(text: string, { flavored }: RecipeWords['handling'], { words }: Lexicon): string {
  if (flavored.length === 0) return text;
  const [and = ''] = words.and;
  const flavor = `(?:[\\p{L}']{1,30}\\s${and}\\s)?[\\p{L}']{1,30}[-\\s](?:${flavored.join('|')})(?!\\p{L})`;
  return text.replace(new RegExp(flavor, 'giu'), ' ');
}

/** Foods that share the noun behind the last of them, each with it: `lamb or beef stock` is no lamb. */
function withSharedNoun(names: readonly string[], { words }: Lexicon): readonly string[] {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const noun = last.slice(last.lastIndexOf(' ') + 1);
  const isShared = words.grammar.noun === 'last' && names.length > 1 && !first.includes(' ') && noun !== last;
  return isShared ? names.map((name) => (name.includes(' ') ? name : `${name} ${noun}`)) : names;
}

/** A list of words with `or` between all of them: `lamb or chicken or beef stock` of `lamb, chicken or beef stock`. */
const withOrs = (text: string, or: string): string =>
  text.replace(
    new RegExp(`(?<=(?:^|,\\s)\\p{L}+)(?:,\\s)+(?=(?:\\p{L}+,\\s)*\\p{L}+,?\\s${or}\\s)`, 'gu'),
    ` ${or} `,
  );

/** The names of a line's food and what is behind it. */
const namedIn = ({ text, read }: TextLine): string => {
  const start = read.parts.find(({ kind }) => kind === 'food')?.start ?? 0;
  return `${read.food}, ${text.slice(start + read.food.length)}`.replace(BRAND, ' ').trim();
};

/** The names that a line's food may have, each up to the first word that does more than describe it. */
function namesIn(rest: string, { read, lexicon }: TextLine, words: NearWords): readonly string[] {
  const naming = (all: string) =>
    all.split(ALTERNATIVES).filter((part) => !onlyDescribes(part, lexicon, words));
  const [or = ''] = lexicon.words.or;
  const outside = naming(withOrs(rest.replace(/\([^()]*\)?/g, ','), or));
  const inside = outside.length > 0 ? outside : naming(rest);
  // `cooked wild rice` has no word that only names a food
  const names = (inside.length > 0 ? inside : [read.food]).flatMap((name) =>
    withSharedNoun(name.split(` ${or} `), lexicon),
  );
  return names.flatMap((name) => {
    const all = name.trim().split(/\s+/);
    const end = all.findIndex((word) => words.beside.includes(foldLetters(word)));
    return end === 0 ? [] : [(end < 0 ? all : all.slice(0, end)).join(' ')];
  });
}

/** A name without some phrases: `cheddar` of `reduced-fat cheddar`. */
function withoutWords(name: string, phrases: readonly string[]): string {
  const any = phrases.map((phrase) => phrase.replaceAll(' ', '[\\s-]+')).join('|');
  const folded = foldLetters(name);
  const without = folded.replace(new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'gu'), ' ');
  return without === folded ? name : without.replace(/\s+/g, ' ').trim();
}

/** Foods that may be light because they have less sugar. */
const SWEET: ReadonlySet<string> = new Set<CategoryId>([
  'drinks',
  'sweets',
  'sugars',
  'bakery',
  'condiments',
]);

const isSweet = (food: string) => SWEET.has(anyCategoryOf(food) ?? '');

/** Whether words of a name say that it is fat that a food has less of, not sugar. */
const saysFat = (name: string, { lighter, fatFree }: Pick<RecipeWords['handling'], 'lighter' | 'fatFree'>) =>
  withoutWords(name, [...lighter.filter((phrase) => phrase.includes(' ')), ...fatFree]) !== name;

/** The food that a name is near to; null if none, or none that is sold with as little fat as it says. */
function foodNear(
  named: string,
  source: TextLine,
  { language, foods, toldCountry }: Recipe,
): LineFood | null {
  if (!foods) return null;
  const { index, ways } = namesForList(foods, toldCountry);
  const words = language.recipe.handling;
  const plain = withoutWords(named, [...words.lessSalt, ...words.lessSugar, ...words.unchanged]);
  const name = withoutWords(plain, [...words.lighter, ...words.fatFree]);
  const alone = (food: string) => findLineFood(food, { amounts: [], food, parts: [] }, index);
  const turned = describedFirst(name, source.lexicon);
  const id =
    findLineFood(source.text, { ...source.read, food: name }, index) ??
    // Without the remarks behind it: `frozen spinach, thawed and squeezed dry`
    alone(name) ??
    (turned && alone(turned)) ??
    nearFood(name, index, words);
  const way = ways.get(id ?? '');
  const found = id === null ? null : finderForList(foods, toldCountry).byId(way?.food.id ?? id, way?.way?.id);
  if (!found || name === plain) return found;
  return isSoldLighter(found.id) || !isSweet(found.id) || saysFat(plain, words) ? found : null;
}

/** A food of the list; null if it has none. */
const listedFood = (food: AnyFoodId | null, { foods, toldCountry }: Recipe): LineFood | null =>
  food && foods && finderForList(foods, toldCountry).byId(food, undefined);

/**
 * A food as a line may have it in a can, which holds nothing fresh or dry; null if none is known. Nothing dry is frozen:
 * `frozen beans` are green ones.
 */
function asPreserved(found: LineFood, source: TextLine, recipe: Recipe): LineFood | null {
  if (hasTrait(found.id, 'dry') && isHandled(source, recipe.language.recipe, 'frozen')) return null;
  if (!namesCanOrJar(source) || !(hasTrait(found.id, 'fresh') || hasTrait(found.id, 'dry'))) return found;
  return listedFood(isAnyFood(found.id) ? preservedFood(found.id) : null, recipe);
}

export const isGrain = (food: string) => anyCategoryOf(food) === 'grains';

/**
 * Dry grain, pasta or beans as cups hold them that a line says are cooked: `1 cup sushi rice, cooked`. Null where that is
 * said first and no food is known that it is then: `1 cup cooked oats`.
 */
function asCooked(found: LineFood, source: TextLine, recipe: Recipe): LineFood | null {
  const { id } = found;
  const unit = mainOf(source.read)?.unit ?? null;
  const { recipe: words } = recipe.language;
  if (!isMeasure(unit) || MEASURES[unit].kind !== 'volume' || !isAnyFood(id)) return found;
  if (!(isGrain(id) || anyCategoryOf(id) === 'legumes')) return found;
  if (!hasTrait(id, 'dry') || !isHandled(source, words, 'cooked')) return found;
  return listedFood(cookedOf(id), recipe) ?? (isMeasuredCooked(source, words) ? null : found);
}

/** Foods that sugar flavors, too: yogurt, soda. */
const SWEETENED: ReadonlySet<string> = new Set<CategoryId>(['dairy', 'drinks']);

/** The names of a line's food, then those without what it only tastes of, which sweetens no yogurt. */
function* foodsNear(source: TextLine, recipe: Recipe): Generator<LineFood> {
  const words = recipe.language.recipe.handling;
  const all = namedIn(source);
  const plain = withoutFlavor(all, words, source.lexicon);
  for (const text of plain === all ? [all] : [all, plain])
    for (const name of namesIn(text, source, words).slice(0, MAX_NAMES)) {
      const named = foodNear(name, source, recipe);
      const near = named && asCooked(named, source, recipe);
      if (near && (text === all || !SWEETENED.has(anyCategoryOf(near.id) ?? ''))) yield near;
    }
}

/** Reads a line of an unknown food as that of a near one, for its nutrition; null if none is near. */
export function nearLine(source: TextLine, recipe: Recipe): NearLine | null {
  const { language: pack, foods, country } = recipe;
  if (!foods || source.read.food === '') return null;
  const [near] = foodsNear(source, recipe);
  // Not the oil of `artichokes from a jar, preferably oil`
  const found = near && asPreserved(near, source, recipe);
  if (!found) return null;
  const listed = foods.foods.find(({ id }) => id === found.id);
  const match = { found, listed, shared: null };
  const sizes = measureSizesIn(country);
  return { food: found, takes: requiredQuantityOf(source, match, { pack, country, sizes }) };
}

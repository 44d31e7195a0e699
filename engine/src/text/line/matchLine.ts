import type { AnyFoodId } from '../../foods/foods.ts';
import { distinguishingWords } from '../../foods/match/distinguishingWords.ts';
import { foldName } from '../../foods/match/findFoods.ts';
import { type FoodIndex, namedInAnyOrder } from '../../foods/match/foodIndex.ts';
import { foodWords } from '../../foods/match/foodKey.ts';
import { type FoodMatch, matchFood } from '../../foods/match/matchFood.ts';
import { resolveName } from '../../foods/match/matchWords.ts';
import { CANNED_BEANS } from '../../foods/table/cookedFoods.ts';
import { hasPhrase, type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';
import { isMeasure, MEASURES, SPOONS } from '../../units/measureWords.ts';
import { asideOf, drainedLater, foodsInAside, type KnownNames, saysPreserved, shortAside } from './aside.ts';
import { holdsPreserved } from './containers.ts';
import { type LineAmount, mainOf, type ReadLine } from './readLine.ts';
import { remarkOf } from './remarkOf.ts';
import { SMALL_UNITS } from './smallUnits.ts';

/** The number before a counting word. */
const NUMBER_FIRST = /^[\d\s.,/¼½¾⅓⅔⅛⅜⅝⅞–-]+/u;

export type ReadFood = Pick<ReadLine, 'amounts' | 'food' | 'parts'>;

/** Parts of a plant that a food is counted in. */
export const PLANT_PARTS: ReadonlySet<string> = new Set(['sprig', 'stalk', 'leaf', 'clove']);

/** Food counted in them is not ground. */
const FRESH_UNITS: ReadonlySet<string> = new Set([...PLANT_PARTS, 'bunch']);

/** Whether an amount is of what is preserved in a can or a jar: `2 cans`, `15 oz can`. */
export const isPreserved = (main: Pick<LineAmount, 'unit' | 'heldIn'> | undefined): boolean =>
  holdsPreserved(main?.heldIn ?? main?.unit);

/** States implied by a counting word, of an aside too: food in a can or a jar is drained, a sprig is not a powder. */
function impliedStates(read: ReadFood, aside: string, lexicon: Lexicon): readonly string[] {
  const main = mainOf(read);
  const { states } = distinguishingWords(lexicon);
  const isCounted = aside.includes(' ') && saysPreserved(aside, lexicon);
  if (isPreserved(main) || isCounted) return [...states.drained];
  return FRESH_UNITS.has(main?.heldIn ?? main?.unit ?? '') ? [...states.cut].slice(0, 1) : [];
}

/**
 * Whether a food is soaked after it is measured, said apart as in `beans, soaked`, or before, as in `haricots trempés`;
 * null if neither.
 */
function soaking(
  text: string,
  { parts }: Pick<ReadFood, 'parts'>,
  { list, words }: Lexicon,
): 'after' | 'before' | null {
  const said = text.slice(parts.findLast(({ kind }) => kind === 'food')?.end);
  const tokens = tokensOf(said);
  if (!hasPhrase(tokens, list.soaked)) return null;
  // Words of a kind follow their noun in some languages, and need no comma
  const isApart = words.grammar.noun !== 'first' || /^\s*[,;(]/.test(said);
  return isApart ? 'after' : 'before';
}

/**
 * The remarks beside a food's name: words left out of it, such as `cooked` and `(dried)`, the text after it, and what
 * the counting word implies.
 */
export function findRemarks(text: string, read: ReadFood, words: KnownNames): readonly string[] {
  const { lexicon } = words;
  const left = read.parts
    .filter(({ kind }) => kind === 'other')
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => !lexicon.list.takenFrom.map.has(part.trim()));
  const aside = asideOf(text, read);
  // `fresh spinach (or frozen)`
  const isInstead = phraseAt(tokensOf(aside), 0, lexicon.list.or) !== null;
  // Longer remarks are about the package or the cook
  const isLong = (all: string) => all.split(/\s+/).length > 2;
  const short = left.join(' ').replace(/\([^()]*\)/g, (all) => (isInstead || isLong(all) ? ' ' : all));
  const after = remarkOf(text, read, lexicon);
  const packing = saysPreserved(after, lexicon) ? after : '';
  const near = isInstead ? '' : shortAside(aside, words);
  return [
    short,
    near || packing,
    after,
    ...impliedStates(read, near, lexicon),
    ...drainedLater(text, read, lexicon),
  ];
}

/** A food with a name that holds its counting word: whole cloves, sticks of cinnamon, a packet of yeast. */
function matchCounted<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const main = mainOf(read);
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  // A noisette de beurre is no beurre noisette
  if (!main?.unit || isMeasure(main.unit) || main.unit === 'lump') return null;
  // `4 whole cloves` has no food but the counted word
  const end = Math.max(main.end, food?.end ?? 0);
  const [counted = ''] = foodsInAside(text.slice(main.start, end).replace(NUMBER_FIRST, ''), index.lexicon);
  const words = foodWords(counted, index.lexicon);
  const named = words.length > 1 ? namedInAnyOrder(words, index) : null;
  const match = named ? resolveName(named, foldName(counted)) : null;
  return match === 'unclear' ? null : match;
}

/** What an amount of a name is dry of, seeds or powder, by its unit: `1 TL Fenchel`, `1 TL Gemüsebrühe`. */
const DRY_BY_UNIT: Readonly<Record<string, readonly string[]>> = {
  tsp: ['fennel-bulb', 'stock', 'vegetable-stock', 'chicken-stock', 'beef-stock'] satisfies AnyFoodId[],
  tbsp: ['stock'] satisfies AnyFoodId[],
  g: ['stock'] satisfies AnyFoodId[],
};

/** A line as read, with the words beside its food if not all of them count. */
export interface FoodInLine {
  text: string;
  read: ReadFood;
  remarks?: readonly string[];
}

/**
 * The spice that a pinch or a spoon of a fresh food means, if its name is that of a spice, too, or that a teaspoon of
 * what is no food by itself means: `1 tsp coriander`.
 */
function matchSpice<Id extends string>(
  { read, food, remarks }: { read: ReadFood; food: string | null; remarks: readonly string[] },
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const unit = mainOf(read)?.unit ?? '';
  const isGround = food === null ? unit === 'tsp' : SPOONS.has(unit) && index.hasTrait(food, 'groundBySpoon');
  if (!(SMALL_UNITS.has(unit) || isGround) || (food !== null && !index.hasTrait(food, 'fresh'))) return null;
  const { fresh, cut, grated, ground } = distinguishingWords(index.lexicon).states;
  const words = foodWords(read.food, index.lexicon);
  const said = [...words, ...remarks.flatMap((remark) => foodWords(remark, index.lexicon))];
  if (said.some((word) => fresh.has(word) || cut.has(word) || grated.has(word))) return null;
  for (const state of ground) {
    const named = namedInAnyOrder([...words, state], index);
    const spice = named ? resolveName(named, '') : null;
    if (spice && spice !== 'unclear') return spice;
  }
  return null;
}

/**
 * What is bought, where only what is said behind its name makes another food of it: dry pasta in `1 lb pasta, cooked`, fresh
 * ones in `2 tomatoes (chopped)`. Cups hold what is cooked, and names of canned food may be no more than such words.
 */
function matchAsBought<Id extends string>(
  { read, food, remarks }: { read: ReadFood; food: string; remarks: readonly string[] },
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const unit = mainOf(read)?.unit ?? null;
  const isWeighed = isMeasure(unit) && MEASURES[unit].kind === 'weight';
  const { lexicon } = index;
  const [beside = '', aside = '', later = ''] = remarks;
  // `(cooked and drained)` is done later, `(cooked)` before it is weighed
  const done = aside.split(/\s+/).length > 2 ? `${aside} ${later}` : later;
  const { cooked, cut } = distinguishingWords(lexicon).states;
  const isPrepared = () =>
    tokensOf(`${beside} ${later}`).every(
      ({ kind, key }) => kind !== 'word' || lexicon.list.prepared.map.has(key),
    );
  const isLater =
    unit === null
      ? index.hasTrait(food, 'canned') && isPrepared()
      : isWeighed &&
        index.hasTrait(food, 'cooked') &&
        !CANNED_BEANS.has(food) &&
        foodWords(done, lexicon).some((word) => cooked.has(word));
  if (!isLater) return null;
  // `2 gehackte Tomaten`
  const uncut = () => foodWords(read.food, lexicon).filter((word) => !cut.has(word));
  const bought = matchFood(unit === null ? uncut().join(' ') : read.food, index);
  if (!bought || bought.level === 'shared') return null;
  return index.hasTrait(index.foodOf(bought.id), unit === null ? 'fresh' : 'dry') ? bought : null;
}

/** What a can or a jar holds, however it is cut: `1 boîte (400 g) de tomates en dés`; null if that is only known fresh. */
function matchHeld<Id extends string>(
  { read, remarks }: { read: ReadFood; remarks: readonly string[] },
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const [beside = '', aside = '', later = '', ...implied] = remarks;
  const held = later === '' ? null : matchFood(read.food, index, [beside, aside, ...implied]);
  return held && held.level !== 'shared' && !index.hasTrait(index.foodOf(held.id), 'fresh') ? held : null;
}

/**
 * The food that a name and its remarks mean; a dry one, if it is soaked: `chickpeas, soaked overnight`, but not `onion,
 * soaked in cold water`.
 */
function matchDone<Id extends string>(
  { read, remarks }: { read: ReadFood; remarks: readonly string[] },
  soaked: ReturnType<typeof soaking>,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon, hasTrait, foodOf } = index;
  if (soaked !== 'after') return matchFood(read.food, index, remarks);
  const [beside = '', aside = '', later = ''] = remarks;
  const plain = matchFood(read.food, index, [beside]);
  const isFresh = plain !== null && plain.level !== 'shared' && hasTrait(foodOf(plain.id), 'fresh');
  // Fresh food too lies in a bath
  if (isFresh && hasPhrase(tokensOf(later), lexicon.list.into)) return plain;
  const [dried = ''] = distinguishingWords(lexicon).states.dried;
  return matchFood(read.food, index, [beside, aside, dried]);
}

/** The foods that a line may mean by its words and by what these mean in its measure. */
export function matchLine<Id extends string>(
  { text, read, remarks: given }: FoodInLine,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  // `poids moyen d'un oignon` names its food beside the size
  if (read.food === '' && !given) return null;
  const counted = matchCounted(text, read, index);
  if (counted) return counted;
  const remarks = given ?? findRemarks(text, read, index);
  const soaked = soaking(text, read, index.lexicon);
  const match = matchDone({ read, remarks }, soaked, index);
  if (!match) return matchSpice({ read, food: null, remarks }, index);
  if (match.level === 'shared') return match;
  const food = index.foodOf(match.id);
  // Soaked beans weigh neither as dry nor as cooked ones
  if (index.hasTrait(food, 'dry') && soaked === 'before') return null;
  // What cans and jars hold is another food than one that is only known fresh
  const isPacked = isPreserved(mainOf(read)) || saysPreserved(remarks[1] ?? '', index.lexicon);
  if (isPacked && index.hasTrait(food, 'fresh')) return matchHeld({ read, remarks }, index);
  const isOther = DRY_BY_UNIT[mainOf(read)?.unit ?? '']?.includes(food);
  const said = { read, food, remarks };
  return isOther ? null : (matchSpice(said, index) ?? matchAsBought(said, index) ?? match);
}

/** The foods that a line may mean, or whose weight its food may have, if several share the name it gives; else none. */
export function foodsSharingName<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): readonly Id[] {
  const match = matchLine({ text, read }, index);
  return match?.level === 'shared' ? match.ids : (match?.sharers ?? []);
}

import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { cookedOf } from '../cookedFood.ts';
import { anyCategoryOf, isAnyFood } from '../figures.ts';
import type { AnyFoodId, CategoryId } from '../foods.ts';
import { generalsOf } from '../generalFood.ts';
import { FOODS_BY_KIND } from '../kinds.ts';
import { TRAITS_OF_EATING } from '../table/eatenTraits.ts';
import { distinguishingWords } from './distinguishingWords.ts';
import { foldName } from './findFoods.ts';
import { type FoodIndex, namedInOrder } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { contradictsFood } from './foodStates.ts';
import { resolveName } from './matchWords.ts';
import { isContextWord, isKindWord, namesOtherFood } from './plainWords.ts';

/** The runs of words that hold the head noun, longest first, each with the words beside it. */
function* runsWithHead(words: readonly string[], { words: { grammar } }: Lexicon) {
  for (let length = words.length; length > 0; length--)
    yield grammar.noun === 'first'
      ? { run: words.slice(0, length), beside: words.slice(length) }
      : { run: words.slice(-length), beside: words.slice(0, -length) };
}

/** Kinds of foods that are about as rich as each other: blends of cheese, `zucchini squash`, `tuna fish`, `quinoa pasta`. */
const ALIKE: ReadonlySet<string> = new Set<CategoryId>(['cheese', 'vegetables', 'fruit', 'fish', 'grains']);

const RED_MEAT: ReadonlySet<string> = new Set(TRAITS_OF_EATING.redMeat);

const STOCKS: ReadonlySet<string> = new Set(TRAITS_OF_EATING.stock);

const isMeat = (food: string) => anyCategoryOf(food) === 'meat';

/** The animal of red meat: beef of a ribeye steak. */
const animalOf = (food: string) => [food, ...generalsOf(food)].findLast((general) => RED_MEAT.has(general));

const isMeatOrFish = (food: string) => isMeat(food) || anyCategoryOf(food) === 'fish';

/** Foods of these kinds are made in many flavors: `honey barbecue sauce`, `peach preserves`, `butter pecan cake mix`. */
const FLAVORED: ReadonlySet<string> = new Set<CategoryId>([
  'baking',
  'bakery',
  'condiments',
  'sweets',
  'sugars',
]);

const FLAVORED_TOO: ReadonlySet<string> = new Set([
  ...TRAITS_OF_EATING.flavored,
  ...TRAITS_OF_EATING.alcoholic,
]);

// A `salsa de champiñones` is any sauce
const isFlavored = (food: string) =>
  food !== 'salsa' && (FLAVORED_TOO.has(food) || FLAVORED.has(anyCategoryOf(food) ?? ''));

/** Whether a food named beside another leaves it what it is. */
function isSameKind(food: string, beside: string): boolean {
  if (beside === food || STOCKS.has(food)) return true;
  const kind = anyCategoryOf(beside) ?? '';
  // `pork sirloin roast` is not beef
  if (isMeat(food) && RED_MEAT.has(beside)) return [undefined, animalOf(beside)].includes(animalOf(food));
  if (isMeat(food)) return kind === 'spices';
  if (isFlavored(food)) return !isMeatOrFish(beside);
  return ALIKE.has(anyCategoryOf(food) ?? '') && kind === anyCategoryOf(food);
}

/** Whether words name another food: `cauliflower` of `cauliflower rice`; a blend of cheeses is one. */
const nameOther = <Id extends string>(words: readonly string[], food: string, index: FoodIndex<Id>) =>
  words.some((_, from) =>
    words.some((_, to) => {
      const run = words.slice(from, to + 1);
      if (run.length === 0 || run.every((word) => isContextWord(word, index.lexicon))) return false;
      return namedInOrder(run, index)?.ids.some((id) => !isSameKind(food, index.foodOf(id)));
    }),
  );

/** Words, folded as in `LineWords`, that decide whether a food is near. */
export interface NearWords {
  /** For pieces and cuts of a food: `spears`, `roast`. */
  parts: readonly string[];
  /** What makes a food another one to eat: `diet`, `mock`. */
  changed: readonly string[];
  /** What makes all but some kinds of food another one. */
  vegan: readonly string[];
  vegetarian: readonly string[];
  /** Before what is in or beside it: `with`. */
  beside: readonly string[];
}

/** Kinds of foods that are about as rich without milk and eggs: `vegan shortcrust pastry`, `dairy-free pasta`. */
const VEGAN_TOO: readonly CategoryId[] = ['bakery', 'grains', 'sweets', 'condiments'];

/** Those that are without meat: `vegetarian feta`. */
const VEGETARIAN_TOO: readonly CategoryId[] = [...VEGAN_TOO, 'cheese', 'dairy'];

/** Words that make a food another one, each with the kinds that it does not. */
type Changes = ReadonlyMap<string, readonly string[]>;

interface Stemmed {
  parts: ReadonlySet<string>;
  changed: Changes;
}

const stemmed = new WeakMap<NearWords, Stemmed>();

const stemsOf = (words: NearWords, lexicon: Lexicon): Stemmed =>
  cachedIn(stemmed, words, () => stemWords(words, lexicon));

function stemWords(words: NearWords, lexicon: Lexicon): Stemmed {
  const stems = (all: readonly string[]) => new Set(all.flatMap((word) => foodWords(word, lexicon)));
  const { prepared, cuts } = lexicon.list;
  const { dried, raw, fresh } = distinguishingWords(lexicon).states;
  return {
    parts: stems([
      ...[...words.parts, ...prepared.map.keys(), ...cuts.map.keys()],
      // `penne, dry`
      ...[...dried, ...raw, ...fresh],
    ]),
    changed: new Map([
      ...[...stems(words.changed)].map((word) => [word, []] as const),
      ...[...stems(words.vegan)].map((word) => [word, VEGAN_TOO] as const),
      ...[...stems(words.vegetarian)].map((word) => [word, VEGETARIAN_TOO] as const),
    ]),
  };
}

/** The food that words name, or the most common one of the kind that they name: walnuts of `nuts`. */
function namedFood<Id extends string>(words: readonly string[], index: FoodIndex<Id>): Id | AnyFoodId | null {
  const named = namedInOrder(words, index);
  const match = named && resolveName(named, foldName(words.join(' ')));
  if (match) return match === 'unclear' ? null : match.id;
  const kind = distinguishingWords(index.lexicon).foodKinds.get(words.join(' '));
  return (kind && FOODS_BY_KIND[kind][0]) ?? null;
}

/** The meat that stands before another, which is what that is made of: `kielbasa sausage`. */
function meatBeside<Id extends string>(words: readonly string[], food: string, index: FoodIndex<Id>) {
  const beside = isMeat(food) ? foodByHead(words, index, new Map()) : null;
  return beside && isMeat(index.foodOf(beside as Id)) ? beside : null;
}

/** A food as words say that it is cooked; null if they say something else, or nobody knows what it is then. */
function cookedInstead<Id extends string>(
  id: Id | AnyFoodId,
  words: readonly string[],
  { lexicon, foodOf }: FoodIndex<Id>,
): Id | AnyFoodId | null {
  const { cooked, drained } = distinguishingWords(lexicon).states;
  const food = foodOf(id as Id);
  if (!isAnyFood(food) || !words.some((word) => cooked.has(word) || drained.has(word))) return null;
  return cookedOf(food) ?? (isMeatOrFish(food) ? id : null);
}

/**
 * A food that a noun names with all words beside it but one, which names nothing or a food of the same kind:
 * `wholewheat pasta` of `wholewheat penne pasta`, `fresh sage` of `fresh minced sage`.
 */
function withoutOneBeside<Id extends string>(
  run: readonly string[],
  beside: readonly string[],
  index: FoodIndex<Id>,
): Id | AnyFoodId | null {
  const isFirst = index.lexicon.words.grammar.noun === 'first';
  for (const [at, word] of beside.length > 1 ? beside.entries() : []) {
    const rest = beside.toSpliced(at, 1);
    const id = namedFood(isFirst ? [...run, ...rest] : [...rest, ...run], index);
    const food = id && index.foodOf(id as Id);
    const dropped = food && namedFood([word], index);
    if (food && (!dropped || anyCategoryOf(index.foodOf(dropped as Id)) === anyCategoryOf(food))) return id;
  }
  return null;
}

/** The food of a run of words that holds the head noun; undefined if none, null if words beside it rule it out. */
function foodByHead<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  changed: Changes,
): Id | AnyFoodId | null | undefined {
  const { lexicon, foodOf } = index;
  for (const { run, beside } of runsWithHead(words, lexicon)) {
    const id = namedFood(run, index);
    if (id === null) continue;
    const food = foodOf(id as Id);
    const kind = anyCategoryOf(food) ?? '';
    const isChanged = (word: string) => changed.get(word)?.includes(kind) === false;
    if (!STOCKS.has(food) && beside.some(isChanged)) return null;
    const closer = withoutOneBeside(run, beside, index);
    if (closer) return closer;
    if (nameOther(beside, food, index)) return meatBeside(beside, food, index);
    if (namesOtherFood(beside, run, lexicon)) return null;
    return contradictsFood(beside, run, { food, index }) ? cookedInstead(id, beside, index) : id;
  }
  return undefined;
}

/**
 * A name with the words first that describe its food behind it: `canned whole tomatoes` of `whole tomatoes canned`. Null
 * if none do, or where they stand there anyway.
 */
export function describedFirst(name: string, lexicon: Lexicon): string | null {
  if (lexicon.words.grammar.noun !== 'last') return null;
  const states = Object.values(distinguishingWords(lexicon).states);
  const describes = (text: string) =>
    foodWords(text, lexicon).every(
      (word) =>
        isContextWord(word, lexicon) || isKindWord(word, lexicon) || states.some((of) => of.has(word)),
    );
  const words = name.split(' ');
  const noun = words.findLastIndex((word) => !describes(word));
  return noun < 0 || noun === words.length - 1
    ? null
    : [...words.slice(noun + 1), ...words.slice(0, noun + 1)].join(' ');
}

/** Whether a text only describes a food that is named later: `bone-in` of `bone-in, skin-on thighs`. */
export function onlyDescribes(text: string, lexicon: Lexicon, words: NearWords): boolean {
  const { parts } = stemsOf(words, lexicon);
  return foodWords(text, lexicon).every((word) => parts.has(word) || isContextWord(word, lexicon));
}

/**
 * A food that is near the one that a name means, by its head noun: `bacon` for `maplewood bacon`, and `beef` for
 * `beef shoulder roast`. Null where the other words name a food, too (`cauliflower rice`), or say that it is another
 * one to eat. Only for what may be off.
 */
export function nearFood<Id extends string>(
  text: string,
  index: FoodIndex<Id>,
  nearWords: NearWords,
): Id | AnyFoodId | null {
  const { parts, changed } = stemsOf(nearWords, index.lexicon);
  const words = foodWords(text, index.lexicon);
  const last = words.findLastIndex((word) => !parts.has(word));
  // `beef bottom round roast` is bottom round, `pork belly slices` pork belly
  for (let end = words.length; end > last && end > 0; end--) {
    const found = foodByHead(words.slice(0, end), index, changed);
    if (found) return found;
  }
  return null;
}

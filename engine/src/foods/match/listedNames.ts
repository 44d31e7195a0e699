import type { CountryId } from '../../kitchens/kitchens.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn, remember } from '../../language/remember.ts';
import { type FoodList, hasListedTrait, type ListedFood, type ListedWay } from '../listedFood.ts';
import { COUNTRY_NAMES, type CountryNames } from '../names/countryNames.ts';
import type { FoodTrait } from '../traitIds.ts';
import { foldName } from './findFoods.ts';
import { type FoodIndex, foodIndex, keyInAnyOrder, type NamedFood } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';

/** A food filled in one way; a food without a cup weight has none. */
export interface FoodWay {
  food: ListedFood;
  way: ListedWay | null;
}

/** The usual way to fill a cup with a food; null where no source weighs one. */
export const defaultWay = ({ ways }: ListedFood): ListedWay | null => ways[0] ?? null;

/** The id of a food filled in one way, in `ListedNames`. */
export const foodWayId = ({ food, way }: FoodWay): string => (way ? `${food.id} ${way.id}` : food.id);

/** An index of listed foods by all their names in a language; `ways` maps its ids to foods. */
export interface ListedNames {
  index: FoodIndex;
  ways: ReadonlyMap<string, FoodWay>;
  meaning: Meaning | null;
}

/** The names that mean one food in a country. */
interface Meaning {
  names: CountryNames;
  /** The food by the words of a name in any order. */
  byWords: ReadonlyMap<string, string>;
  /** The words of a name, which is compared with these before it is indexed. */
  wordsOf: (name: string) => readonly string[];
}

/** The names of a country's own; most countries have none. */
const countryNames = (country: CountryId | null, { words }: Lexicon): CountryNames | null =>
  (country && COUNTRY_NAMES[words.code]?.[country]) ?? null;

function meaningIn(names: CountryNames | null, wordsOf: Meaning['wordsOf']): Meaning | null {
  if (!names) return null;
  const byWords = new Map(Object.entries(names).map(([name, food]) => [keyInAnyOrder(wordsOf(name)), food]));
  return { names, byWords, wordsOf };
}

/** The names that a food has by itself in a country. */
const ownIn = (food: string, { names }: Meaning) =>
  Object.entries(names).flatMap(([name, meant]) => (meant === food ? [[name, 'other-name'] as const] : []));

type LevelOfName = readonly [name: string, level: NonNullable<NamedFood['levels']>[number]];

/** The names of a food without those that mean another one in a country, and with those that mean it there. */
function namesThere(listed: readonly LevelOfName[], { food, way }: FoodWay, meaning: Meaning): LevelOfName[] {
  const own = way === defaultWay(food) ? ownIn(food.id, meaning) : [];
  return [...listed.filter(([name]) => !meaning.byWords.has(keyInAnyOrder(meaning.wordsOf(name)))), ...own];
}

/** The names of a way to fill a cup, with their levels; the default way includes the food's own names. */
function namesOfWay(found: FoodWay, meaning: Meaning | null): Required<Pick<NamedFood, 'names' | 'levels'>> {
  const { food, way } = found;
  const filled = way?.names ?? [];
  const { name, also = [], general = [], shared = [] } = food;
  const ownNames = way === defaultWay(food) ? { name: [name], also, general, shared } : null;
  const listed = [
    ...(ownNames?.name ?? []).map((name) => [name, 'name'] as const),
    ...(ownNames?.also ?? []).map((name) => [name, 'other-name'] as const),
    ...filled.map((name, at) => [name, at === 0 ? 'name' : 'other-name'] as const),
    ...(ownNames?.general ?? []).map((name) => [name, 'general'] as const),
    ...(ownNames?.shared ?? []).map((name) => [name, 'shared'] as const),
  ];
  const there = meaning ? namesThere(listed, found, meaning) : listed;
  return { names: there.map(([name]) => name), levels: there.map(([, level]) => level) };
}

/** Indexes listed foods, each way to fill a cup under its own names, as cooks of a country understand them. */
export function indexNames(foods: FoodList, lexicon: Lexicon, country: CountryId | null = null): ListedNames {
  const wordsOf = remember((name) => foodWords(name, lexicon));
  const meaning = meaningIn(countryNames(country, lexicon), wordsOf);
  const ways = new Map<string, FoodWay>();
  const named = foods.flatMap((food) =>
    (food.ways.length > 0 ? food.ways : [null]).map((way) => {
      const found = { food, way };
      const id = foodWayId(found);
      ways.set(id, found);
      return { id, ...namesOfWay(found, meaning) };
    }),
  );
  const listed = new Map(foods.map((food) => [food.id, food]));
  const options = {
    foodOf: (id: string) => ways.get(id)?.food.id ?? id,
    generalOf: (id: string) => listed.get(id)?.of ?? null,
    hasTrait: (id: string, trait: FoodTrait) => hasListedTrait(listed.get(id), trait),
    wordsOf,
  };
  return { index: foodIndex(named, lexicon, options), ways, meaning };
}

const indexed = new WeakMap<FoodList, Map<string, ListedNames>>();

/** The index of a list's names as cooks of a country understand them, made once; null for a country unknown. */
export function namesIn(foods: FoodList, lexicon: Lexicon, country: CountryId | null): ListedNames {
  const byCountry = cachedIn(indexed, foods, () => new Map<string, ListedNames>());
  const key = countryNames(country, lexicon) ? String(country) : '';
  return cachedIn(byCountry, key, () => indexNames(foods, lexicon, country));
}

/** The foods of a list, each once. */
export const listedFoods = ({ ways }: ListedNames): FoodList => [
  ...new Set([...ways.values()].map(({ food }) => food)),
];

/** A way to fill a cup with its normalized names, without those that foods share. */
export interface NamedWay {
  /** The names, normalized by `foldName`. */
  folded: readonly string[];
  /** The same as words without endings. */
  words: readonly (readonly string[])[];
  found: FoodWay;
}

const waysOf = new WeakMap<ListedNames, readonly NamedWay[]>();

/** Foods with their normalized names, computed once per list. */
export const namedWays = (names: ListedNames): readonly NamedWay[] =>
  cachedIn(waysOf, names, ({ index, ways, meaning }) =>
    [...ways.values()].map((found) => {
      const listed = namesOfWay(found, meaning);
      const all = listed.names.filter((_, at) => listed.levels[at] !== 'shared');
      return { folded: all.map(foldName), words: all.map(index.wordsOf), found };
    }),
  );

const startsOf = new WeakMap<ListedNames, ReadonlyMap<string, readonly NamedWay[]>>();

/** The first two letters of a word, the key of `waysByPrefix`. */
export const prefixOf = (word: string) => word.slice(0, 2);

/** The same foods, in the same order, by the first letters of the words of their names. */
export const waysByPrefix = (names: ListedNames): ReadonlyMap<string, readonly NamedWay[]> =>
  cachedIn(startsOf, names, groupByPrefix);

function groupByPrefix(names: ListedNames): ReadonlyMap<string, readonly NamedWay[]> {
  const starts = new Map<string, NamedWay[]>();
  for (const way of namedWays(names)) {
    const words = way.folded.flatMap((name) => name.split(' '));
    for (const start of new Set(words.map(prefixOf))) starts.set(start, [...(starts.get(start) ?? []), way]);
  }
  return starts;
}

import type { CountryId } from '../../kitchens/kitchens.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { type FoodList, hasListedTrait, type ListedFood, type ListedWay } from '../listedFood.ts';
import { COUNTRY_NAMES, type CountryNames } from '../names/countryNames.ts';
import type { FoodTrait } from '../traitIds.ts';
import { foldName } from './findFoods.ts';
import {
  type FoodIndex,
  foodIndex,
  keyInAnyOrder,
  type NamedFood,
  type NameEntry,
  type NameLevel,
} from './foodIndex.ts';
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
}

/** The names of a country's own; most countries have none. */
const countryNames = (country: CountryId | null, { words }: Lexicon): CountryNames | null =>
  (country && COUNTRY_NAMES[words.code]?.[country]) ?? null;

/** The names of a way to fill a cup, with their levels; the default way includes the food's own names. */
function namesOfWay({ food, way }: FoodWay): Required<Pick<NamedFood, 'names' | 'levels'>> {
  const names: string[] = [];
  const levels: NameLevel[] = [];
  const add = (level: NameLevel, listed: readonly string[] = []) => {
    for (const name of listed) {
      names.push(name);
      levels.push(level);
    }
  };
  const filled = way?.names ?? [];
  const isDefault = way === defaultWay(food);
  if (isDefault) {
    add('name', [food.name]);
    add('other-name', food.also);
  }
  add('name', filled.slice(0, 1));
  add('other-name', filled.slice(1));
  if (isDefault) {
    add('general', food.general);
    add('shared', food.shared);
  }
  return { names, levels };
}

/** Indexes listed foods, each way to fill a cup under its own names, for any country. */
export function indexNames(foods: FoodList, lexicon: Lexicon): ListedNames {
  const ways = new Map<string, FoodWay>();
  const named = foods.flatMap((food) =>
    (food.ways.length > 0 ? food.ways : [null]).map((way) => {
      const found = { food, way };
      const id = foodWayId(found);
      ways.set(id, found);
      return { id, ...namesOfWay(found) };
    }),
  );
  const listed = new Map(foods.map((food) => [food.id, food]));
  const facts = {
    foodOf: (id: string) => ways.get(id)?.food.id ?? id,
    generalOf: (id: string) => listed.get(id)?.of ?? null,
    hasTrait: (id: string, trait: FoodTrait) => hasListedTrait(listed.get(id), trait),
  };
  return { index: foodIndex(named, lexicon, facts), ways };
}

/** The same names as cooks of a country understand them: its own mean one food there, and no other. */
function indexInCountry({ index, ways }: ListedNames, names: CountryNames): ListedNames {
  const own = new Map<string, NameEntry[]>();
  for (const [written, meant] of Object.entries(names)) {
    const words = foodWords(written, index.lexicon);
    const same = cachedIn(own, keyInAnyOrder(words), () => []);
    const id = defaultIdOf(meant, ways);
    if (id !== null) same.push({ id, level: 'other-name', written, words });
  }
  return { index: { ...index, entries: new Map([...index.entries, ...own]) }, ways };
}

/** The id of a food filled as usual; null if it is not among the foods. */
function defaultIdOf(food: string, ways: ListedNames['ways']): string | null {
  for (const [id, found] of ways) if (found.food.id === food) return id;
  return null;
}

const indexed = new WeakMap<FoodList, Map<string, ListedNames>>();

/** The index of a list's names as cooks of a country understand them, made once; null for a country unknown. */
export function namesIn(foods: FoodList, lexicon: Lexicon, country: CountryId | null): ListedNames {
  const byCountry = cachedIn(indexed, foods, () => new Map<string, ListedNames>());
  const everywhere = cachedIn(byCountry, '', () => indexNames(foods, lexicon));
  const names = countryNames(country, lexicon);
  return names ? cachedIn(byCountry, String(country), () => indexInCountry(everywhere, names)) : everywhere;
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
export const namedWays = (names: ListedNames): readonly NamedWay[] => cachedIn(waysOf, names, nameWays);

function nameWays({ index, ways }: ListedNames): readonly NamedWay[] {
  const byId = new Map<string, NameEntry[]>();
  for (const entries of index.entries.values())
    for (const entry of entries) if (entry.level !== 'shared') cachedIn(byId, entry.id, () => []).push(entry);
  return [...ways].map(([id, found]) => {
    const own = byId.get(id) ?? [];
    return {
      folded: own.map(({ written }) => foldName(written)),
      words: own.map(({ words }) => words),
      found,
    };
  });
}

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

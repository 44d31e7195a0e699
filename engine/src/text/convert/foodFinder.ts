import { packCountedBy } from '../../foods/countedPieces.ts';
import { type FoodList, hasListedTrait, type ListedFood } from '../../foods/listedFood.ts';
import {
  defaultWay,
  type FoodWay,
  type ListedNames,
  listedFoods,
  namesIn,
} from '../../foods/match/listedNames.ts';
import { isWholePiece } from '../../foods/piece.ts';
import { sharedGeneral } from '../../foods/sharedGeneral.ts';
import type { CountryId } from '../../kitchens/kitchens.ts';
import { packMarkets } from '../../kitchens/markets.ts';
import { hasPhrase, lexiconOf } from '../../language/lexicon.ts';
import type { LineWords } from '../../language/line/lineWords.ts';
import { cachedIn } from '../../language/remember.ts';
import { US_MEASURES } from '../../units/usMeasures.ts';
import { findLineFood } from '../line/findLineFood.ts';
import { foodsSharingName } from '../line/matchLine.ts';
import type { TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import { saysSize } from './foodLine.ts';
import type { LineFood, LineOptions, LinePacket } from './lineTarget.ts';

/** Finds the foods of a language. */
export interface FoodFinder {
  /** The food of a line; null unless one is clearly meant. */
  inLine: LineOptions['foodOf'];
  /** The densities that a line's food may have, if its name is that of several foods. */
  sharedInLine: NonNullable<LineOptions['sharedBy']>;
  /** The food with an id, filled as `way` says or as usual; null if there is none. */
  byId: (id: string, way: string | undefined) => LineFood | null;
}

const perMilliliter = (gramsPerCup: number) => gramsPerCup / US_MEASURES.cup;

/** Whether a line cuts its food up: `chopped`, `in slices`. */
function isCut({ tokens, lexicon: { list } }: Source): boolean {
  return hasPhrase(tokens, list.prepared) || hasPhrase(tokens, list.cuts);
}

/** The packet that a line counts, as a country sells it; null if none, or if the line says its size. */
function packetOf(line: TextLine, { pieces = [] }: ListedFood, country: CountryId): LinePacket | null {
  const [main] = line.read.amounts;
  const pack = main && packCountedBy(pieces, main.unit, packMarkets(country));
  if (!pack || saysSize(line)) return null;
  const { id, grams, low = grams, high = grams } = pack;
  return { id, grams, low, high };
}

function lineFood({ food, way }: FoodWay): LineFood {
  const { id } = food;
  const liquid = hasListedTrait(food, 'liquid');
  if (!way) return { id, liquid, density: null };
  return {
    id,
    way: way.id,
    liquid,
    density: perMilliliter(way.cup),
    ...(way.low !== undefined && { low: perMilliliter(way.low) }),
    ...(way.high !== undefined && { high: perMilliliter(way.high) }),
  };
}

/** Foods by their names, and each once. */
interface NamedFoods extends Pick<ListedNames, 'index' | 'ways'> {
  foods: FoodList;
  /** Where recipes are from, if they tell. */
  country: CountryId | null;
}

/** The food that a name of several foods means in any case, without a density: kosher salt of any brand is salt. */
function sharedFood({ text, read }: TextLine, { index, foods }: NamedFoods): LineFood | null {
  const id = sharedGeneral(foodsSharingName(text, read, index).map(index.foodOf), foods);
  return id === null ? null : { id, liquid: index.hasTrait(id, 'liquid'), density: null };
}

function foodIn(line: TextLine, named: NamedFoods): LineFood | null {
  const { index, ways, country } = named;
  const { text, read, lexicon } = line;
  if (read.food === '') return null;
  const id = findLineFood(text, read, index);
  const found = id === null ? undefined : ways.get(id);
  if (!found) return sharedFood(line, named);
  // Whole pieces are not measured in cups until they are cut.
  const whole = found.food.pieces?.some(({ id }) => isWholePiece(id) || id === 'head') && !isCut(line);
  const packet = packetOf(line, found.food, country ?? lexicon.words.country);
  return {
    ...lineFood(found),
    ...(whole && { whole }),
    ...(packet && { packet }),
  };
}

/** Creates a finder for foods by their names. It looks up each line only once. */
function createFoodFinder(names: ListedNames, country: CountryId | null): FoodFinder {
  const { index, ways } = names;
  const foods = listedFoods(names);
  const found = new WeakMap<TextLine, LineFood | null>();
  return {
    inLine: (line) => cachedIn(found, line, () => foodIn(line, { index, ways, foods, country })),
    sharedInLine: ({ text, read }) => {
      const ids = foodsSharingName(text, read, index);
      const cups = ids.flatMap((id) => {
        const way = ways.get(id)?.way;
        return way ? [way.low ?? way.cup, way.high ?? way.cup] : [];
      });
      if (cups.length === 0) return null;
      return [perMilliliter(Math.min(...cups)), perMilliliter(Math.max(...cups))];
    },
    byId: (id, wanted) => {
      const food = foods.find((candidate) => candidate.id === id);
      const way = food?.ways.find((candidate) => candidate.id === wanted);
      return food ? lineFood({ food, way: way ?? defaultWay(food) }) : null;
    },
  };
}

const finders = new WeakMap<ListedNames, Map<CountryId | null, FoodFinder>>();

/** Where a recipe is from, if it tells, and whose names of foods it has, which its cook's are if nothing tells. */
export interface FinderCountries {
  country?: CountryId | null;
  cook?: CountryId;
}

/** The finder for a food list in its language, as cooks of a country name foods; created once, since that takes a while. */
export function cachedFoodFinder(
  words: LineWords,
  foods: FoodList,
  { country = null, cook }: FinderCountries = {},
): FoodFinder {
  const names = namesIn(foods, lexiconOf(words), country ?? cook ?? null);
  const byCountry = cachedIn(finders, names, () => new Map<CountryId | null, FoodFinder>());
  return cachedIn(byCountry, country, () => createFoodFinder(names, country));
}

import type { MarketId } from '../kitchens/markets.ts';
import { cachedIn } from '../language/remember.ts';
import type { FillId } from './food.ts';
import type { FoodList, ListedFood, ListedPiece, ListedWay } from './listedFood.ts';
import type { PieceId } from './piece.ts';
import { FOOD_TRAITS, type FoodTrait } from './traitIds.ts';

/** The source of most figures, which the file does not repeat. */
export const USUAL_SOURCE = 'USDA';

/**
 * The foods of `/foods/<language>.json` by columns, one line a food. Like stands beside like, and text needs no quotes
 * and keys, so that it is compressed to 9 % less than a list of objects.
 */
export interface FoodFile {
  ids: string;
  /** The place of the food that it is a kind of; empty for none. */
  of: string;
  /** A letter for each trait. */
  traits: string;
  /** As `namesRow` writes them, with signs for words. */
  names: string;
  /** The ways to fill a cup, apart from their names: id, cup, low, high, sources, alias. */
  ways: string;
  /** Id, grams, market, low, high, source. */
  pieces: string;
  /** The specification's density, and whether the measured weight differs. */
  densities: string;
  /** The percent that is eaten. */
  edible: string;
}

type Field = string | number | undefined;

/** Fields without the empty ones at the end. */
const joinFields = (fields: readonly Field[], separator: string): string => {
  const end = fields.findLastIndex((field) => field !== undefined && field !== '');
  return fields
    .slice(0, end + 1)
    .map((field) => field ?? '')
    .join(separator);
};

/** The items of a text; none of an empty one. */
const split = (text: string | undefined, separator: string): readonly string[] =>
  text ? text.split(separator) : [];

const joinSources = (sources: readonly string[]) =>
  sources.length === 1 && sources[0] === USUAL_SOURCE ? '' : sources.join('|');

const wayRow = ({ id, cup, low, high, sources, alias }: ListedWay) =>
  joinFields([id, cup, low, high, joinSources(sources), alias], '#');

const pieceRow = ({ id, grams, market, low, high, source }: ListedPiece) =>
  joinFields([id, grams, market, low, high, joinSources([source])], '#');

/** The name that an id says: `rye-flour` is `Rye flour`. */
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The words of a food's name and id, which its other names repeat. */
const wordsOf = (name: string, id: string) =>
  `${name.toLowerCase()} ${id} ${name}`.replaceAll('-', ' ').split(' ');

/** Each stands for a word of `wordsOf`, by its place: the compressed names are an eighth smaller. */
const SIGNS = '~^*+=_$@<>{}!?';

const MIN_SIGNED_LENGTH = 3;

/** Writes signs for the words in a text, for the longest ones first. */
function signWords(text: string, words: readonly string[]): string {
  const signed = [...SIGNS].map((sign, at) => [sign, words[at] ?? ''] as const);
  return signed
    .filter(([, word]) => word.length >= MIN_SIGNED_LENGTH)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((left, [sign, word]) => left.replaceAll(word, sign), text);
}

const isWritable = (name: string) => ![...`#|;\n${SIGNS}`].some((sign) => name.includes(sign));

/**
 * What a food is called, as one text: its name where its id does not say it, other names, names of more specific foods,
 * shared names, and those where a cup is filled in one of its ways. Throws for a name with a separator or a sign.
 */
function namesRow({ id, name, also = [], general = [], shared = [], ways }: ListedFood): string {
  const fills = ways.map(({ names = [] }) => names);
  const wrong = [name, ...also, ...general, ...shared, ...fills.flat()].filter((each) => !isWritable(each));
  if (wrong.length > 0) throw new Error(`A separator in ${wrong.join(', ')}`);
  const filled = joinFields(
    fills.map((names) => names.join('|')),
    ';',
  );
  const others = [...[also, general, shared].map((names) => names.join('|')), filled];
  const words = wordsOf(name, id);
  return joinFields([name === nameOf(id) ? '' : name, ...others.map((each) => signWords(each, words))], '#');
}

/** The columns of a list of foods. */
export function packFoods(foods: FoodList): FoodFile {
  const places = new Map(foods.map(({ id }, at) => [id, at]));
  const column = (row: (food: ListedFood) => Field) => foods.map((food) => row(food) ?? '').join('\n');
  return {
    ids: column(({ id }) => id),
    of: column(({ of }) => of && places.get(of)),
    traits: column(({ traits = [] }) => traits.map(letterOf).join('')),
    names: column(namesRow),
    ways: column(({ ways }) => ways.map(wayRow).join(';')),
    pieces: column(({ pieces = [] }) => pieces.map(pieceRow).join(';')),
    densities: column(({ density, differs }) => joinFields([density, differs && 1], '#')),
    edible: column(({ edible }) => edible),
  };
}

/** The letter of a trait in a file, by its place. */
const letterOf = (trait: FoodTrait) => FOOD_TRAITS.indexOf(trait).toString(36);

const readTraits = (letters: string) =>
  [...letters].flatMap((letter) => FOOD_TRAITS[Number.parseInt(letter, 36)] ?? []);

const ends = (low: string | undefined, high: string | undefined) => ({
  ...(low && { low: Number(low) }),
  ...(high && { high: Number(high) }),
});

function readWay(row: string, names: readonly string[]): ListedWay {
  const [id, cup, low, high, sources = '', alias] = row.split('#');
  return {
    id: id as FillId,
    ...(names.length > 0 && { names }),
    ...(alias && { alias }),
    sources: sources === '' ? [USUAL_SOURCE] : sources.split('|'),
    cup: Number(cup),
    ...ends(low, high),
  };
}

function readPiece(row: string): ListedPiece {
  const [id, grams, market, low, high, source] = row.split('#');
  return {
    id: id as PieceId,
    ...(market && { market: market as MarketId }),
    grams: Number(grams),
    ...ends(low, high),
    source: source ?? USUAL_SOURCE,
  };
}

const lists = new WeakMap<FoodFile, FoodList>();

/** The list of foods of columns; one list for each file, because names are indexed for each list. */
export const unpackFoods = (file: FoodFile): FoodList => cachedIn(lists, file, listOf);

function listOf(file: FoodFile): FoodList {
  const lines = (column: string) => column.split('\n');
  const ids = lines(file.ids);
  const [of, traits, ways, pieces, densities, edible] = [
    file.of,
    file.traits,
    file.ways,
    file.pieces,
    file.densities,
    file.edible,
  ].map(lines);
  return lines(file.names).map((row, at): ListedFood => {
    const id = ids[at] ?? '';
    const name = row.split('#', 1)[0] || nameOf(id);
    let words: readonly string[] | undefined;
    const wordOf = (sign: string) => {
      words ??= wordsOf(name, id);
      return words[SIGNS.indexOf(sign)] ?? '';
    };
    const [, also, general, shared, filled] = row.replace(/[~^*+=_$@<>{}!?]/g, wordOf).split('#');
    const fills = split(filled, ';');
    const [density, differs] = split(densities?.[at], '#');
    const counted = split(pieces?.[at], ';').map(readPiece);
    return {
      id,
      name,
      ...(also && { also: split(also, '|') }),
      ...(general && { general: split(general, '|') }),
      ...(shared && { shared: split(shared, '|') }),
      ...(of?.[at] && { of: ids[Number(of[at])] as string }),
      ...(traits?.[at] && { traits: readTraits(traits[at]) }),
      ...(density && { density: Number(density) }),
      ...(differs && { differs: true as const }),
      ...(edible?.[at] && { edible: Number(edible[at]) }),
      ...(counted.length > 0 && { pieces: counted }),
      ways: split(ways?.[at], ';').map((way, index) => readWay(way, split(fills[index], '|'))),
    };
  });
}

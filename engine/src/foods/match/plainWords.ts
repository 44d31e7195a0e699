import type { Lexicon, Phrases } from '../../language/lexicon.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { singularOf } from './foodKey.ts';

interface Stems {
  /** Words that do not change what a food is. */
  neutral: ReadonlySet<string>;
  /** Words for a kind, a size or a state of a food, never for the food. */
  kinds: ReadonlySet<string>;
  /** Words around a food that say nothing about it. */
  around: ReadonlySet<string>;
}

const stemsIn = new Map<RecipeLanguage, Stems>();

/** Lists of words without their endings. */
function stemsOf({ language, list, units }: Lexicon): Stems {
  const stems = (lists: readonly Phrases<unknown>[]) =>
    new Set(
      lists
        .flatMap(({ map }) => [...map.keys()].flatMap((phrase) => phrase.split(' ')))
        .map((word) => singularOf(word, language)),
    );
  const { neutral, kinds, sizes, prepared, cuts, of, the, about, modifiers, after, plus } = list;
  const known = stemsIn.get(language) ?? {
    neutral: stems([neutral]),
    kinds: stems([neutral, kinds, sizes, prepared]),
    around: stems([neutral, sizes, prepared, cuts, of, the, about, modifiers, after, plus, units]),
  };
  stemsIn.set(language, known);
  return known;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that change only some foods: dry wine is still wine, a red onion an onion. */
const NEUTRAL_WITH: readonly (readonly [words: ReadonlySet<string>, foods: RegExp])[] = [
  [
    setOf('dry sec seche seco seca trock trocken dried'),
    /^(?:wine|vin|vino|sherry|jerez|pois|lentil\p{L}*|lentej\p{L}*|vermouth)$|wein$|linse$/u,
  ],
  [
    setOf('red yellow white sweet brown rouge jaune blanc doux roja morada blanca cabezona rot weiss'),
    /^(?:onion|oignon|cebolla|zwiebel)$/,
  ],
  [
    setOf('rot grun gelb suss scharf rosenscharf red green yellow rojo verde rouge vert'),
    /^(?:paprikaschot|paprikapulv|pimiento|poivron|pimenton)$/,
  ],
  [setOf('white black light blond'), /^(?:sesame|cassonade)$/],
  [
    setOf('cheese fromage queso kase'),
    /^(?:parmesan?|parmesano|parmigiano|mozzarella|ricotta|feta|cheddar|gruyere|gruyer|emmental|emmentaler|mascarpone)$/,
  ],
];

/**
 * Neutral words that make another food of some: hot chocolate is drunk, hot peppers are chilies, wild garlic is a
 * leaf, petit-lait is whey, crème pâtissière a custard.
 */
const CHANGING: readonly (readonly [words: ReadonlySet<string>, foods: RegExp])[] = [
  [setOf('hot heiss heis chaud chaude caliente'), /^(?:chocolate|chocolat|schokolad|vin|pepper|dog)$/],
  [setOf('petit petite'), /^(?:lait|beurre|epeautre|suisse|sale)$/],
  [setOf('patissier patissiere'), /^(?:creme)$/],
  [
    setOf('gro gros grosse grob gruesa grueso coarse thick'),
    /^(?:salt|sel|salz|meersalz|speisesalz|kochsalz|sal|sugar|sucre|zuck|azucar)$/,
  ],
  [
    setOf('cube morceau trozo cubo cubito terron wurfel stuckig piece'),
    /^(?:sugar|sucre|zuck|azucar|bouillon)$/,
  ],
  [setOf('tostado tostada'), /^(?:garbanzo|maiz|pan)$/],
  [
    setOf('frozen gefror tiefgefror surgele surgelee congele congelee congelado congelada helada'),
    /^(?:yogh?urt|joghurt|yaourt|yogur|creme?|cream|crema|nata|sahn|custard)$/,
  ],
  [setOf('toasted'), /^(?:coconut)$/],
  [setOf('wild sauvage'), /^(?:garlic|ail|leek|poireau|fennel|fenouil|carrot|carotte)$/],
];

/**
 * Neutral words that make another food of some if they are part of the name: crushed garlic is garlic, but crushed
 * tomatoes come in a can. Said beside it, they tell what to do after measuring.
 */
const CRUSHED: typeof CHANGING = [
  [
    setOf(
      'crushed mashed pisado pisada triturado triturada molido molida zerdruckt zerkleinert ecrase ecrasee',
    ),
    /^(?:tomato|tomate?|jitomate|potato|kartoffel|patata|papa|pineapple|ananas|pina|strawberry|raspberry|fresa|frambuesa)$/,
  ],
];

/** What is shaken, whipped or toasted is named before `de`: batido de fresa, tostada de maíz. */
const FIRST = setOf('batido tostada rallado picada');

const isOneOf = (
  table: readonly (readonly [ReadonlySet<string>, RegExp])[],
  word: string,
  words: readonly string[],
) => table.some(([said, foods]) => said.has(word) && words.some((other) => foods.test(other)));

/** Whether a number is the type of a flour (405, T45) or a share of fat; 00 and 2 % tell foods apart. */
function isPlainNumber(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return (
    word !== '00' &&
    (words[index + 1] === '%' ||
      words[index + 2] === '%' ||
      words[index - 1] === '%' ||
      /^[1-9]\d{1,3}$/.test(word) ||
      /^\d$/.test(words[index + 1] ?? ''))
  );
}

/** For each word, whether it leaves the food what it is. */
export function plainWords(words: readonly string[], lexicon: Lexicon): readonly boolean[] {
  const { neutral } = stemsOf(lexicon);
  return words.map((word, index) => {
    if (word === '%') return true;
    if (/^\d+$/.test(word)) return isPlainNumber(words, index);
    if (index === 0 && words.length > 1 && lexicon.language === 'es' && FIRST.has(word)) return false;
    if (neutral.has(word)) return !isOneOf(CHANGING, word, words) && !isOneOf(CRUSHED, word, words);
    return isOneOf(NEUTRAL_WITH, word, words);
  });
}

/** Whether a word tells a kind, size or state of a food and is no food itself: brown, chopped. */
export const saysKind = (word: string, lexicon: Lexicon) => stemsOf(lexicon).kinds.has(word);

/** Whether a word around a food leaves it what it is. */
export const isAround = (word: string, lexicon: Lexicon) =>
  /^\d+$/.test(word) || stemsOf(lexicon).around.has(word);

/** Whether words said beside a name make another food of it: sugar in cubes, petit-lait. */
export const isChanged = (said: readonly string[], name: readonly string[]) =>
  said.some((word) => isOneOf(CHANGING, word, name));

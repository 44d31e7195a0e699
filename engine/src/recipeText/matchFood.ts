import { typos } from '../text/typos.ts';
import { type FoodIndex, keyInAnyOrder, keyInOrder } from './foodIndex.ts';
import { foodWords, singularOf } from './foodKey.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadLine } from './readLine.ts';
import { withSharedNoun } from './sharedNoun.ts';
import type { RecipeLanguage } from './words/recipeWords.ts';

/** How a food was found: by its name, by the name without words such as `chopped`, or with a typo. */
type MatchConfidence = 'name' | 'plain' | 'typo';

export interface FoodMatch<Id extends string> {
  id: Id;
  confidence: MatchConfidence;
}

const neutralStems = new Map<RecipeLanguage, ReadonlySet<string>>();

/** Words that do not change what a food is, without their endings. */
function neutralOf({ language, list }: Lexicon): ReadonlySet<string> {
  const known =
    neutralStems.get(language) ??
    new Set([...list.neutral.map.keys()].map((word) => singularOf(word, language)));
  neutralStems.set(language, known);
  return known;
}

/** Words that change only some foods: dry wine is still wine, a red onion an onion. */
const NEUTRAL_WITH: readonly (readonly [words: ReadonlySet<string>, foods: RegExp])[] = [
  [
    new Set('dry sec seche seco seca trock trocken dried'.split(' ')),
    /^(?:wine|vin|vino|sherry|jerez|pois|lentil\p{L}*|lentej\p{L}*|vermouth)$|wein$|linse$/u,
  ],
  [
    new Set(
      'red yellow white sweet brown rouge jaune blanc doux roja morada blanca cabezona rot weiss'.split(' '),
    ),
    /^(?:onion|oignon|cebolla|zwiebel)$/,
  ],
  [
    new Set('rot grun gelb suss scharf rosenscharf red green yellow rojo verde rouge vert'.split(' ')),
    /^(?:paprikaschot|paprikapulv|pimiento|poivron|pimenton)$/,
  ],
  [new Set('white black light blond'.split(' ')), /^(?:sesame|cassonade)$/],
  [
    new Set('cheese fromage queso kase'.split(' ')),
    /^(?:parmesan?|parmesano|parmigiano|mozzarella|ricotta|feta|cheddar|gruyere|gruyer|emmental|emmentaler|mascarpone)$/,
  ],
];

/** Words that change only some foods: crushed garlic is garlic, but crushed tomatoes are another food. */
const NOT_NEUTRAL_WITH: readonly (readonly [words: ReadonlySet<string>, foods: RegExp])[] = [
  [
    new Set(
      'crushed mashed pisado pisada triturado triturada molido molida zerdruckt zerkleinert ecrase ecrasee'.split(
        ' ',
      ),
    ),
    /^(?:tomato|tomate?|jitomate|potato|kartoffel|patata|papa|pineapple|ananas|pina|strawberry|raspberry|fresa|frambuesa)$/,
  ],
];

/** Fresh rules out dried and ground, drained rules out dry: a name must not contradict it. */
const FRESH = /^(?:fresh|frais|fraich\p{L}*|frisch|fresc[oa]|drained|egoutt\p{L}*|abgetropft|escurrid[oa])$/u;
const NOT_FRESH = /-(?:dried|dry|powder|ground)(?= |$)/;
/** Ground spices fill a spoon differently than seeds. */
const GROUND = /^(?:ground|gemahl\p{L}*|moulu\p{L}*|molid[oa]|polvo|poudre)$/u;
const WHOLE = /-seeds(?= |$)/;

function isNeutral(words: readonly string[], index: number, neutral: ReadonlySet<string>): boolean {
  const word = words[index] ?? '';
  if (word === '%') return true;
  // Types of flour: 405, T45; but 00 and 2 % tell foods apart
  if (/^\d+$/.test(word))
    return (
      word !== '00' &&
      (words[index + 1] === '%' ||
        words[index + 2] === '%' ||
        words[index - 1] === '%' ||
        /^[1-9]\d{1,3}$/.test(word) ||
        /^\d$/.test(words[index + 1] ?? ''))
    );
  if (NOT_NEUTRAL_WITH.some(([said, foods]) => said.has(word) && words.some((other) => foods.test(other))))
    return false;
  return (
    neutral.has(word) ||
    NEUTRAL_WITH.some(([said, foods]) => said.has(word) && words.some((other) => foods.test(other)))
  );
}

/** The longest run of words that is a name, if the words around it do not change the food. */
function longestName<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  neutral: ReadonlySet<string>,
): FoodMatch<Id> | null {
  const plain = words.map((_, at) => isNeutral(words, at, neutral));
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const outside = plain.every((is, at) => is || (at >= from && at < from + length));
      if (!outside) continue;
      const part = words.slice(from, from + length);
      const id = index.inOrder.get(keyInOrder(part)) ?? index.anyOrder.get(keyInAnyOrder(part));
      if (id === null) return null;
      if (id !== undefined && !part.every((_, at) => plain[from + at]))
        return { id, confidence: length === words.length ? 'name' : 'plain' };
      if (id !== undefined && length === words.length) return { id, confidence: 'name' };
    }
  }
  const bare = words.filter((_, at) => !plain[at]);
  const id =
    bare.length > 0
      ? (index.inOrder.get(keyInOrder(bare)) ?? index.anyOrder.get(keyInAnyOrder(bare)))
      : undefined;
  return id ? { id, confidence: 'plain' } : null;
}

const LEAST_FOR_TYPO = 6;
const LEAST_FOR_TWO = 11;

/** The one known word that an unknown one is a typo of; null if there are none or several. */
function corrected(word: string, index: FoodIndex): string | null {
  if (word.length < LEAST_FOR_TYPO || word.length > 30) return null;
  const allowed = word.length >= LEAST_FOR_TWO && index.lexicon.language !== 'de' ? 2 : 1;
  const near = (index.words.get(word.charAt(0)) ?? []).filter(
    (other) =>
      other.length >= LEAST_FOR_TYPO - 1 &&
      // Floury is not a typo of flour
      word !== `${other}y` &&
      Math.abs(other.length - word.length) <= allowed &&
      typos(word, other) <= allowed,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function matchWords<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  lexicon: Lexicon,
): FoodMatch<Id> | null {
  if (words.length === 0) return null;
  const neutral = neutralOf(lexicon);
  const found = longestName(words, index, neutral);
  const refuses = (said: RegExp, ids: RegExp) =>
    found !== null && ids.test(found.id) && words.some((word) => said.test(word));
  if (found?.confidence !== 'name' && (refuses(FRESH, NOT_FRESH) || refuses(GROUND, WHOLE))) return null;
  if (found) return found;
  const unknown = words.filter((word, at) => !index.known.has(word) && !isNeutral(words, at, neutral));
  if (unknown.length !== 1) return null;
  const [wrong = ''] = unknown;
  const right = corrected(wrong, index);
  if (right === null) return null;
  const again = longestName(
    words.map((word) => (word === wrong ? right : word)),
    index,
    neutral,
  );
  return again && { id: again.id, confidence: 'typo' };
}

/** The foods between `or` or `/`: the first one counts. */
function alternatives(text: string, lexicon: Lexicon): string[] {
  const or = { en: ' or ', fr: ' ou ', de: ' oder ', es: ' o ' }[lexicon.language];
  return text
    .split(/ ?\/ ?|, /)
    .flatMap((part) => ` ${part} `.split(or))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The first of two foods if a noun is said once for both; null if nobody can tell, undefined if none is. */
function matchShared<Id extends string>(
  first: string,
  last: string,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null | undefined {
  const { lexicon } = index;
  const shared = withSharedNoun(first, last, lexicon);
  const both = shared && matchWords(foodWords(shared.name, lexicon), index, lexicon);
  if (both && !shared.unsure) return both;
  return shared && (both || shared.otherwise === 'none') ? null : undefined;
}

/**
 * The food that words mean, by the names in `index`; null if no name fits or a remaining word could make it another
 * food: peanut butter is not butter. `remark` is the text after the comma, as in `parsley, dried`. Accents, plurals
 * and single typos in long words are forgiven.
 */
export function matchFood<Id extends string>(
  text: string,
  index: FoodIndex<Id>,
  remark = '',
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const short = text.slice(0, 200);
  const [first = '', ...others] = alternatives(short, lexicon);
  const whole = foodWords(short, lexicon);
  const words = foodWords(first, lexicon);
  const added = foodWords(remark.slice(0, 60), lexicon);
  const fuller = added.length > 0 ? index.anyOrder.get(keyInAnyOrder([...words, ...added])) : undefined;
  if (fuller) return { id: fuller, confidence: 'name' };
  const halved = first.endsWith('-') && others.length > 0;
  const last = others.at(-1) ?? alternatives(remark.slice(0, 60), lexicon).slice(1).at(-1);
  const shared = last && !halved ? matchShared(first, last, index) : undefined;
  if (shared !== undefined) return shared;
  // A list of foods is not a single food: sugar, cinnamon
  const named = short.includes(', ') ? undefined : index.inOrder.get(keyInOrder(whole));
  if (named) return { id: named, confidence: 'name' };
  const found = halved ? null : matchWords(words, index, lexicon);
  if (found || others.length === 0) return found;
  // `Oliven- oder Rapsöl`, `white or brown sugar`: the first word lacks its noun
  const [second = ''] = others;
  const noun = second.split(' ').at(-1) ?? '';
  const completed =
    !first.includes(' ') && !halved
      ? matchWords(foodWords(`${first} ${noun}`, lexicon), index, lexicon)
      : null;
  return completed ?? (halved ? matchWords(foodWords(second, lexicon), index, lexicon) : null);
}

/** `1 cup flour, sifted` is sifted after measuring; `1 cup sifted flour` before. */
const SIFTED_LATER = /^(?:sifted|tamis[ée]|gesiebt|tamizad[ao]|cernid[ao])/iu;

/** Words in parentheses right behind a food's name: `Morton` of `kosher salt (Morton)`. */
const ASIDE = /^\s{0,2}\(([^()]{1,60})\)/;

/** The text after a food's name, up to the next comma: `dried` of `parsley, dried, to taste`, or of `parsley (dried)`. */
export function remarkOf(text: string, { parts }: Pick<ReadLine, 'parts'>): string {
  const after = parts.find(({ kind }) => kind === 'preparation' || kind === 'note');
  const food = parts.findLast(({ kind }) => kind === 'food');
  const aside = after || !food ? undefined : ASIDE.exec(text.slice(food.end))?.[1];
  const rest = after ? text.slice(after.start).replace(/^[\s,;]+/, '') : '';
  const remark = aside ?? rest.split(/[,;(]/)[0] ?? '';
  return SIFTED_LATER.test(remark) ? '' : remark;
}

const DRY = /-dry(?= |$)/;

/** The food of a line that was read. A can never contains dry beans. */
export function foodOfLine<Id extends string>(
  text: string,
  read: Pick<ReadLine, 'amounts' | 'food' | 'parts'>,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const match = matchFood(read.food, index, remarkOf(text, read));
  const canned = read.amounts.some(({ role, unit }) => role === 'main' && unit === 'can');
  return match && canned && DRY.test(match.id) ? null : match;
}

import type { Lexicon } from '../../language/lexicon.ts';
import { typos } from '../../language/typos.ts';
import type { ReadLine } from '../../text/line/readLine.ts';
import { type FoodIndex, headOf, keyByHead, keyInAnyOrder, keyInOrder } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { rulesOut } from './foodStates.ts';
import { isChanged, plainWords, saysKind } from './plainWords.ts';
import { withSharedNoun } from './sharedNoun.ts';

/** How a food was found: by its name, by the name without words such as `chopped`, or with a typo. */
type MatchConfidence = 'name' | 'plain' | 'typo';

export interface FoodMatch<Id extends string> {
  id: Id;
  confidence: MatchConfidence;
}

/**
 * The food with a name of these words, or of the same in another order about the same thing: brown sugar may be written
 * sugar brown, but chocolate milk is not milk chocolate. Null if several foods have the name.
 */
function named<Id extends string>(words: readonly string[], index: FoodIndex<Id>): Id | null | undefined {
  const inOrder = index.inOrder.get(keyInOrder(words));
  if (inOrder !== undefined || words.length < 2) return inOrder;
  const { lexicon, byHead } = index;
  const head = headOf(words, lexicon);
  const heads = saysKind(head, lexicon) ? words : [head];
  return heads.map((one) => byHead.get(keyByHead(words, one))).find((id) => id !== undefined);
}

/** The longest run of words that is a name, if the words around it do not change the food. */
function longestName<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  plain: readonly boolean[],
): FoodMatch<Id> | null {
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const outside = plain.every((is, at) => is || (at >= from && at < from + length));
      if (!outside) continue;
      const part = words.slice(from, from + length);
      const id = named(part, index);
      if (id === null) return null;
      if (id !== undefined && !part.every((_, at) => plain[from + at]))
        return { id, confidence: length === words.length ? 'name' : 'plain' };
      if (id !== undefined && length === words.length) return { id, confidence: 'name' };
    }
  }
  const bare = words.filter((_, at) => !plain[at]);
  const id = bare.length > 0 ? named(bare, index) : undefined;
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
  const plain = plainWords(words, lexicon);
  const found = longestName(words, index, plain);
  if (found?.confidence === 'plain' && rulesOut(words, words, found.id)) return null;
  if (found) return found;
  const unknown = words.filter((word, at) => !index.known.has(word) && !plain[at]);
  if (unknown.length !== 1) return null;
  const [wrong = ''] = unknown;
  const right = corrected(wrong, index);
  if (right === null) return null;
  const meant = words.map((word) => (word === wrong ? right : word));
  const again = longestName(meant, index, plainWords(meant, lexicon));
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

/** The food that a name and all words beside it mean together: `sugar` and `brown`. */
function withRemarks<Id extends string>(
  words: readonly string[],
  remarks: readonly (readonly string[])[],
  index: FoodIndex<Id>,
): Id | null {
  for (const added of [[...new Set(remarks.flat())], ...remarks]) {
    const id = added.length > 0 ? index.anyOrder.get(keyInAnyOrder([...words, ...added])) : null;
    if (id) return id;
  }
  return null;
}

/** The food that words mean, without what is said beside them; but the noun of a list may end behind its comma. */
function matchName<Id extends string>(
  text: string,
  remarks: readonly string[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const [first = '', ...others] = alternatives(text, lexicon);
  const halved = first.endsWith('-') && others.length > 0;
  const last = others.at(-1) ?? remarks.flatMap((remark) => alternatives(remark, lexicon).slice(1)).at(-1);
  const shared = last && !halved ? matchShared(first, last, index) : undefined;
  if (shared !== undefined) return shared;
  // A list of foods is not a single food: sugar, cinnamon
  const whole = text.includes(', ') ? undefined : index.inOrder.get(keyInOrder(foodWords(text, lexicon)));
  if (whole) return { id: whole, confidence: 'name' };
  const found = halved ? null : matchWords(foodWords(first, lexicon), index, lexicon);
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

/**
 * The food that words mean, by the names in `index`; null if no name fits or a remaining word could make it another
 * food: peanut butter is not butter. `remarks` are said beside the name, as in `parsley, dried` and `rice (cooked)`.
 * Accents, plurals and single typos in long words are forgiven.
 */
export function matchFood<Id extends string>(
  text: string,
  index: FoodIndex<Id>,
  remarks: readonly string[] = [],
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const short = text.slice(0, 200);
  const added = remarks.map((remark) => remark.slice(0, 60));
  const beside = added.map((remark) => foodWords(remark, lexicon));
  const words = foodWords(alternatives(short, lexicon)[0] ?? '', lexicon);
  const fuller = withRemarks(words, beside, index);
  if (fuller) return { id: fuller, confidence: 'name' };
  const found = matchName(short, added, index);
  const said = beside.flat();
  return found && (isChanged(said, words) || rulesOut(said, words, found.id)) ? null : found;
}

/** `1 cup flour, sifted` is sifted after measuring; `1 cup sifted flour` before. */
const SIFTED_LATER = /^(?:sifted|tamis[ée]|gesiebt|tamizad[ao]|cernid[ao])/iu;

/** Words in parentheses right behind a food's name: `Morton` of `kosher salt (Morton)`. */
const ASIDE = /^\s{0,2}\(([^()]{1,60})\)/;

type Parts = Pick<ReadLine, 'parts'>;

/** The text after a food's name, up to the next comma: `dried` of `parsley, dried, to taste`. */
function remarkOf(text: string, { parts }: Parts): string {
  const after = parts.find(({ kind }) => kind === 'preparation' || kind === 'note');
  const rest = after ? text.slice(after.start).replace(/^[\s,;]+/, '') : '';
  const remark = rest.split(/[,;(]/)[0] ?? '';
  return SIFTED_LATER.test(remark) ? '' : remark;
}

/** What is said beside a food's name: words left out of it, such as `cooked` and `(dried)`, and the remark after it. */
export function remarksOf(text: string, read: Parts): readonly string[] {
  const left = read.parts
    .filter(({ kind }) => kind === 'other')
    .map(({ start, end }) => text.slice(start, end));
  // Longer remarks are about the package or the cook
  const short = left.join(' ').replace(/\([^()]*\)/g, (all) => (all.split(/\s+/).length > 2 ? ' ' : all));
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  const aside = ASIDE.exec(text.slice(food?.end ?? text.length))?.[1] ?? '';
  return [short, aside.split(/\s+/).length > 2 ? '' : aside, remarkOf(text, read)];
}

const DRY = /-dry(?= |$)/;

/** The food of a line that was read, if it is named in full: no typos. A can never contains dry beans. */
export function foodOfLine<Id extends string>(
  text: string,
  read: Pick<ReadLine, 'amounts' | 'food' | 'parts'>,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const match = matchFood(read.food, index, remarksOf(text, read));
  const canned = read.amounts.some(({ role, unit }) => role === 'main' && unit === 'can');
  return match?.confidence === 'typo' || (match && canned && DRY.test(match.id)) ? null : match;
}

import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { CANNED_BEANS } from '../table/cookedFoods.ts';
import { distinguishingWords } from './distinguishingWords.ts';
import { foldName } from './findFoods.ts';
import { entriesOf, type FoodIndex, headWordOf, namedInAnyOrder, namedInOrder } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { type FoodMatch, fitsState, matchBesideKind, matchWords, resolveName } from './matchWords.ts';
import { isKindWord, markPlainWords, namesOtherFood } from './plainWords.ts';
import { completeSharedNoun, namesEndingLike } from './sharedNoun.ts';

export type { FoodMatch } from './matchWords.ts';

const orPatterns = new WeakMap<Lexicon, RegExp>();

/** `Butter od. Margarine`. */
const orPattern = ({ words }: Lexicon) => new RegExp(` (?:${words.or.join('|')})\\.? `, 'i');

/** The foods between `or`, `/` or `and/or`: the first one counts. */
function alternatives(text: string, lexicon: Lexicon): string[] {
  const { words } = lexicon;
  const [or = ''] = words.or;
  const either = cachedIn(orPatterns, lexicon, orPattern);
  // Most names are of one food
  if (!/[/,-]/.test(text) && !either.test(` ${text} `)) return [text.trim()].filter(Boolean);
  const parts = text.replaceAll(`${words.and[0]}/${or}`, or).split(/ ?\/ ?|, |(?<=-) (?=\S+-)/);
  return parts
    .flatMap((part) => ` ${part} `.split(either))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The last of several foods that may share its noun: `beef stock` of `chicken or beef stock/broth`. */
const lastOf = (others: readonly string[]) =>
  others.findLast((other) => other.includes(' ')) ?? others.at(-1);

/** The food that the first of several names means. */
function firstMatch<Id extends string>(names: readonly string[], index: FoodIndex<Id>): FoodMatch<Id> | null {
  for (const name of names) {
    const match = matchWords(name, index);
    if (match) return match;
  }
  return null;
}

/** The first of two foods that share a noun; null if it is ambiguous, undefined if they share none. */
function matchShared<Id extends string>(
  first: string,
  last: string,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null | undefined {
  const shared = completeSharedNoun(first, last, index.lexicon);
  const both = shared && firstMatch(shared.names, index);
  if (both && !shared.unsure) return both;
  return shared && (both || shared.otherwise === 'none') ? null : undefined;
}

/** The food that a name and all words beside it mean together: `sugar` and `brown`. */
function matchWithRemarks<Id extends string>(
  words: readonly string[],
  remarks: readonly (readonly string[])[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const plain = markPlainWords(words, index.lexicon);
  const bare = words.filter((_, at) => !plain[at]);
  const named = bare.length > 0 && bare.length < words.length ? [words, bare] : [words];
  for (const added of [[...new Set(remarks.flat())], ...remarks]) {
    for (const name of added.length > 0 ? named : []) {
      // Chicken in cubes is no cube of chicken
      const entries = entriesOf([...name, ...added], index).filter((entry) => {
        const head = headWordOf(entry.words, index.lexicon);
        return name.includes(head) || !distinguishingWords(index.lexicon).cuts.has(head);
      });
      const found = namedInAnyOrder([...name, ...added], index, entries);
      const match = found ? resolveName(found, '') : null;
      if (match && match !== 'unclear') return match;
    }
  }
  return null;
}

/** Matches a name, of `foods`, without its remarks, except that the noun of a list may come after a comma. */
function matchName<Id extends string>(
  { text, foods }: { text: string; foods: readonly string[] },
  remarks: readonly string[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const [first = '', ...others] = foods;
  const halved = first.endsWith('-') && others.length > 0;
  const last = lastOf(others) ?? remarks.flatMap((remark) => alternatives(remark, lexicon).slice(1)).at(-1);
  const shared = last && !halved ? matchShared(first, last, index) : undefined;
  if (shared !== undefined) return shared;
  // A list of foods is not a single food: sugar, cinnamon
  const mayBeName = others.length > 0 && !text.includes(', ');
  const whole = mayBeName ? namedInOrder(foodWords(text, lexicon), index) : null;
  const match = whole ? resolveName(whole, foldName(text)) : null;
  if (match && match !== 'unclear') return match;
  const found = halved ? null : (matchWords(first, index) ?? matchBesideKind(first, index));
  if (found || others.length === 0) return found;
  return matchCompleted(first, others, index);
}

/**
 * `Hühner- oder Putenfleisch`, `white or brown sugar`, `packed light or dark brown sugar`: what describes the first food
 * lacks its noun, which may have more than one word.
 */
function matchCompleted<Id extends string>(
  first: string,
  others: readonly string[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const last = others.at(-1) ?? '';
  if (first.endsWith('-')) {
    // Not by a letter alone: `Kirsch- oder Pflaumenmus` names no Kirschs
    const compounds = Array.from(last.slice(2), (_, at) => first.slice(0, -1) + last.slice(at + 1));
    return firstMatch([...compounds, last], index);
  }
  const { lexicon } = index;
  const words = foodWords(first, lexicon);
  const plain = markPlainWords(words, lexicon);
  const describes = words.every((word, at) => plain[at] || isKindWord(word, lexicon));
  if (words.length > 1 && !describes) return null;
  return firstMatch(namesEndingLike(first, last), index);
}

/** Names of the first of several foods, the last with the noun that it shares: `black` of `black or pinto beans`. */
function firstNames(text: string, lexicon: Lexicon): readonly string[] {
  const [first = '', ...others] = alternatives(text, lexicon);
  const last = lastOf(others);
  return [first, ...(last ? (completeSharedNoun(first, last, lexicon)?.names ?? []) : [])];
}

/** Matches a food sold dry by its name when cooked or drained: a can of black beans holds canned black beans. */
function matchCookedName<Id extends string>(
  { text, remarks }: { text: string; remarks: readonly string[] },
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const { drained, cooked } = distinguishingWords(lexicon).states;
  const states = [...drained, ...cooked];
  if (!remarks.some((word) => states.includes(word))) return null;
  const added = states.map((state) => [state]);
  for (const name of firstNames(text, lexicon)) {
    const match = matchWithRemarks(foodWords(name, lexicon), added, index);
    if (match) return match;
  }
  return null;
}

/**
 * Whether a food that no can holds is drained of what it was washed in: rice and quinoa are `rinsed and drained` before
 * they are cooked.
 */
function isDrainedRaw<Id extends string>(
  { id }: FoodMatch<Id>,
  remarks: readonly string[],
  { foodOf, lexicon }: FoodIndex<Id>,
): boolean {
  const { drained, cooked } = distinguishingWords(lexicon).states;
  const isDone = remarks.some((word) => cooked.has(word)) || CANNED_BEANS.has(foodOf(id));
  const drains = remarks.filter((word) => drained.has(word)).length;
  return !isDone && drains > 0 && drains < remarks.length;
}

const MAX_TEXT_LENGTH = 200;
const MAX_REMARK_LENGTH = 60;

/**
 * The food that words mean, by the names in `index`; null if no name fits or a remaining word could make it another
 * food: peanut butter is not butter. `remarks` are said beside the name, as in `parsley, dried` and `rice (cooked)`.
 * Accents and plurals are forgiven; whether a level answers is for `MATCH_POLICIES`, and typos are for `findChoices`.
 */
export function matchFood<Id extends string>(
  text: string,
  index: FoodIndex<Id>,
  remarks: readonly string[] = [],
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const short = text.slice(0, MAX_TEXT_LENGTH);
  const added = remarks.map((remark) => remark.slice(0, MAX_REMARK_LENGTH));
  const beside = added.map((remark) => foodWords(remark, lexicon));
  const foods = alternatives(short, lexicon);
  const words = foodWords(foods[0] ?? '', lexicon);
  const remarkWords = beside.flat();
  const fuller = remarkWords.length > 0 ? matchWithRemarks(words, beside, index) : null;
  if (fuller) return fuller;
  const found = matchName({ text: short, foods }, added, index);
  if (!found || namesOtherFood(remarkWords, words, lexicon)) return null;
  if (fitsState(found, { remarks: remarkWords, name: words }, index)) return found;
  const cooked = matchCookedName({ text: short, remarks: remarkWords }, index);
  return isDrainedRaw(cooked ?? found, remarkWords, index) ? found : cooked;
}

import type { Lexicon } from '../../language/lexicon.ts';
import { foldName } from './findFoods.ts';
import { type FoodIndex, keyInOrder } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { contradictsFood } from './foodStates.ts';
import { resolveName } from './matchWords.ts';
import { isContextWord, namesOtherFood } from './plainWords.ts';

/** The runs of words that hold the head noun, longest first, each with the words beside it. */
function* runsWithHead(words: readonly string[], { words: { grammar } }: Lexicon) {
  for (let length = words.length - 1; length > 0; length--)
    yield grammar.noun === 'first'
      ? { run: words.slice(0, length), beside: words.slice(length) }
      : { run: words.slice(-length), beside: words.slice(0, -length) };
}

/** Words without those for pieces at their end: `broccoli spears`. */
function withoutCuts(words: readonly string[], parts: ReadonlySet<string>): readonly string[] {
  const last = words.findLastIndex((word) => !parts.has(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** Whether words name a food: `cauliflower` of `cauliflower rice`. */
const nameFood = <Id extends string>(words: readonly string[], { inOrder, lexicon }: FoodIndex<Id>) =>
  words.some((_, from) =>
    words.some(
      (_, to) =>
        to >= from &&
        !words.slice(from, to + 1).every((word) => isContextWord(word, lexicon)) &&
        inOrder.has(keyInOrder(words.slice(from, to + 1))),
    ),
  );

/** Words, folded as in `LineWords`, that decide whether a food is near. */
export interface NearWords {
  /** For pieces of a food: `spears`. */
  parts: readonly string[];
  /** What makes a food another one to eat: `diet`, `vegan`. */
  changed: readonly string[];
}

/**
 * A food that is near the one that a name means, by its head noun: `bacon` for `applewood bacon`. Null where the other
 * words name a food, too (`cauliflower rice`), or say that it is another one to eat. Only for what may be off.
 */
export function nearFood<Id extends string>(
  text: string,
  index: FoodIndex<Id>,
  { parts, changed }: NearWords,
): Id | null {
  const { lexicon, foodOf } = index;
  const stemmed = (words: readonly string[]) => new Set(words.flatMap((word) => foodWords(word, lexicon)));
  const all = foodWords(text, lexicon);
  if (all.some((word) => stemmed(changed).has(word))) return null;
  const words = withoutCuts(all, stemmed([...parts, ...lexicon.list.prepared.map.keys()]));
  const whole = words.length < all.length ? [{ run: words, beside: [] }] : [];
  for (const { run, beside } of [...whole, ...runsWithHead(words, lexicon)]) {
    const named = index.inOrder.get(keyInOrder(run));
    const match = named && resolveName(named, foldName(run.join(' ')));
    if (!match || match === 'unclear') continue;
    const isOther =
      nameFood(beside, index) ||
      namesOtherFood(beside, run, lexicon) ||
      contradictsFood(beside, run, { id: foodOf(match.id), lexicon });
    return isOther ? null : match.id;
  }
  return null;
}

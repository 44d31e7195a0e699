import { foodWords } from '../foods/match/foodKey.ts';
import { isStateWord } from '../foods/match/foodStates.ts';
import { MATCH_POLICIES } from '../foods/match/levels.ts';
import { type FoodWay, type ListedNames, namedWays } from '../foods/match/listedNames.ts';
import { isContextWord } from '../foods/match/plainWords.ts';
import { type FoodInLine, matchLine } from '../text/line/matchLine.ts';

/** The words of the names of a way to fill a cup. */
const wordsOf = (names: ListedNames, found: FoodWay) =>
  new Set(
    namedWays(names)
      .find((named) => named.found.way === found.way)
      ?.words.flat(),
  );

interface FoodQuery extends FoodInLine {
  /** Words beside the name. */
  remarks: readonly string[];
  /** Words for the size of a piece. */
  sizes?: ReadonlySet<string>;
}

/**
 * Finds the food that a line fully names; null if they may mean another one. Part of a name, a typo or a name with extra
 * words is not enough: a choice asks back (`findChoices`).
 */
export function findNamedFood({ sizes, ...line }: FoodQuery, names: ListedNames): FoodWay | null {
  const { index } = names;
  const { lexicon } = index;
  const { remarks } = line;
  const match = matchLine(line, index);
  const found =
    match && MATCH_POLICIES.question.answers.includes(match.level) ? names.ways.get(match.id) : undefined;
  if (!found) return null;
  const remarkWords = remarks.flatMap((remark) => foodWords(remark, lexicon));
  const nameWords = remarkWords.length > 0 ? wordsOf(names, found) : null;
  const fits = remarkWords.every(
    (word) =>
      isContextWord(word, lexicon) || isStateWord(word, lexicon) || sizes?.has(word) || nameWords?.has(word),
  );
  return fits ? found : null;
}

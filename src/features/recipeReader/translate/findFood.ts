import { foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import { namedInOrder } from '@gramwise/engine/foods/match/foodIndex.ts';
import { foodWords } from '@gramwise/engine/foods/match/foodKey.ts';
import type { MatchLevel } from '@gramwise/engine/foods/match/levels.ts';
import type { ListedNames } from '@gramwise/engine/foods/match/listedNames.ts';
import { resolveName } from '@gramwise/engine/foods/match/matchWords.ts';
import { afterPlural } from '@gramwise/engine/language/lexicon.ts';
import type { Token } from '@gramwise/engine/language/tokens.ts';

/** The food of exactly these words, and how they name it; null if none, or if several share the name. */
export function foodNamed(
  text: string,
  { index, ways }: ListedNames,
): { food: string; level: MatchLevel } | null {
  const named = namedInOrder(foodWords(text, index.lexicon), index);
  const match = named ? resolveName(named, foldName(text)) : null;
  if (!match || match === 'unclear' || match.level === 'shared') return null;
  return { food: ways.get(match.id)?.food.id ?? match.id, level: match.level };
}

/** Names are shorter, in tokens. */
const MAX_TOKENS = 15;

const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'digits';

const JOINS = /^[-'.%]$/;

/** A number that is not part of a name, unlike that of `T55`. */
const isNumber = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.kind === 'vulgar' || tokens[at]?.kind === 'digits') &&
  tokens[at - 1]?.kind !== 'word' &&
  tokens[at - 1]?.key !== '-';

/** The longest name of a food that starts at token `at` and ends before `end`, and the token after it. */
export function foodAt(
  line: { text: string; tokens: readonly Token[]; end: number },
  at: number,
  names: ListedNames,
): { food: string; level: MatchLevel; next: number } | null {
  const { tokens, text } = line;
  const first = tokens[at];
  const isNamed = first?.kind === 'word' && foodWords(first.text, names.index.lexicon).length > 0;
  if (!isNamed) return null;
  let best: { food: string; level: MatchLevel; next: number } | null = null;
  for (let last = at; last < Math.min(line.end, at + MAX_TOKENS); last++) {
    const token = tokens[last];
    if (isNumber(tokens, last)) break;
    if (token?.kind === 'mark' && !JOINS.test(token.key)) break;
    if (!isWord(token) && token?.key !== '%') continue;
    const found = foodNamed(text.slice(first.start, token?.end), names);
    // A joining word at the end belongs to what follows.
    const isMore = token?.key === '%' || foodWords(token?.text ?? '', names.index.lexicon).length > 0;
    if (found && (best === null || isMore)) best = { ...found, next: last + 1 };
  }
  return best && { ...best, next: afterPlural(tokens, best.next) };
}

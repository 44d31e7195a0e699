import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';

const MOST_WORDS = 4;
const ENDS = /^[,;(.]$/;

/** The kind of the food after a comma: `lentils, red`; the token after it, null if there is none. */
export function afterKind(
  tokens: readonly Token[],
  comma: number,
  end: number,
  lexicon: Lexicon,
): number | null {
  const kind = phraseAt(tokens, skipSpace(tokens, comma + 1), lexicon.list.kinds);
  if (!kind) return null;
  const next = skipSpace(tokens, kind.next);
  const ends = next >= end || ENDS.test(tokens[next]?.key ?? '');
  return ends || phraseAt(tokens, next, lexicon.list.tails) ? kind.next : null;
}

/**
 * The token after the foods that follow a comma, as in `Salz, Pfeffer` and `sal, ajo y comino al gusto`; null if what
 * follows is a remark.
 */
export function afterFoods(
  tokens: readonly Token[],
  comma: number,
  end: number,
  lexicon: Lexicon,
): number | null {
  const { and, or, tails } = lexicon.list;
  let [items, words, longest, to] = [1, 0, 0, comma];
  let [joined, open] = [false, false];
  for (let at = comma + 1; at < end; at++) {
    const token = tokens[at];
    if (token?.key === ',' && words > 0) {
      items += 1;
      words = 0;
    } else if (token?.kind === 'mark' && ENDS.test(token.key)) break;
    if (token?.kind === 'digits') return null;
    if (token?.kind !== 'word') continue;
    const joint = and.map.has(token.key) || or.map.has(token.key);
    if (!joint && phraseAt(tokens, at, tails)) break;
    // A comma before the last item: only English has it
    if (joint && words === 0 && !(lexicon.language === 'en' && items > 1)) return null;
    if (!joint && words === 0 && saysHow(token, lexicon) && !startsFood(tokens, at, end, lexicon))
      return null;
    words += joint && words === 0 ? 0 : 1;
    longest = Math.max(longest, words);
    joined ||= joint;
    open = joint;
    to = at + 1;
  }
  return words > 0 && !open && longest <= MOST_WORDS && (joined || items > 1 || longest === 1) ? to : null;
}

const saysHow = ({ key }: Token, { list }: Lexicon) =>
  list.prepared.map.has(key) || list.neutral.map.has(key) || list.kinds.map.has(key);

/** Whether a word such as `dried` is followed by its food, as in `figs, dried apricots`. */
function startsFood(tokens: readonly Token[], at: number, end: number, lexicon: Lexicon): boolean {
  const next = skipSpace(tokens, at + 1);
  const word = tokens[next];
  if (next >= end || word?.kind !== 'word') return false;
  const { and, or, tails } = lexicon.list;
  const joint = and.map.has(word.key) || or.map.has(word.key);
  return !joint && !saysHow(word, lexicon) && !phraseAt(tokens, next, tails);
}

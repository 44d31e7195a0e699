import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Mention } from '../findings/figures.ts';
import { isFirstVerb } from '../line/stepVerbs.ts';
import { partOfLine, type TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';

/** In characters. */
const MAX_NAME_LENGTH = 80;

/** Whether what follows `and` is not a second food: `and stir`, `and 2 eggs`, `and the sugar`. */
function isNoSecondFood(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = skipSpace(tokens, at);
  const token = tokens[next];
  if (token === undefined || token.kind !== 'word') return true;
  // A German noun.
  if (/^\p{Lu}/u.test(token.text)) return false;
  return isFirstVerb(tokens, next, lexicon) || phraseAt(tokens, next, lexicon.list.the) !== null;
}

const SIGN = /[.,;:!?()[\]\n–—]/;

/**
 * An amount and its food as a line, which ends at a sign or at a word such as `and` and `into`; null if the amount may be
 * that of two foods: `1 cup flour and sugar`.
 */
function amountWithFood(source: Source, { start, end }: Mention): TextLine | null {
  const { tokens, lexicon } = source;
  const { afterFood, and } = lexicon.list;
  const from = tokens.findIndex((token) => token.start >= start);
  let to = tokens.findIndex((token, at) => at > from && token.start >= end);
  if (to < 0) return partOfLine(source, from, tokens.length);
  for (let token = tokens[to]; token && token.end <= end + MAX_NAME_LENGTH; token = tokens[to]) {
    if (SIGN.test(token.text)) break;
    if (phraseAt(tokens, to, afterFood)) {
      const joint = phraseAt(tokens, to, and);
      if (joint && !isNoSecondFood(tokens, joint.next, lexicon)) return null;
      break;
    }
    to += 1;
  }
  return partOfLine(source, from, to);
}

/** Whether a mention is the capacity of a vessel: `a 2-quart pot`, `1/4-cup scoops`. */
const isVessel = (text: string, { numbers, units }: Mention) =>
  text.slice(numbers.at(-1)?.end, units[0]?.start).trim() === '-';

/**
 * The food that a sentence measures by an amount. Null if that is not clear: the words up to the end of its part must
 * name it, so that `1 cup of the flour mixture` is not flour. Undefined for vessels and fluid ounces, which are
 * volumes.
 */
export function findStepFood(
  source: Source,
  mention: Mention,
  foodOf: LineOptions['foodOf'],
): LineFood | null | undefined {
  if (mention.unit === 'fl_oz' || isVessel(source.text, mention)) return undefined;
  const amount = amountWithFood(source, mention);
  return amount && foodOf(amount);
}

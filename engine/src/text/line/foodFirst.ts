import type { Token } from '../../language/tokens.ts';
import { type AmountFinding, type Finding, isMeasured } from '../findings/finding.ts';
import type { Source } from '../source.ts';
import { type NumberedLine, parenthesisDepths } from './lineFindings.ts';

/** Larger counts without a unit are flour types or years. */
const MAX_COUNT = 60;
const MAX_WORDS_BEFORE = 9;

/** The token before token `at`, skipping white space. */
export const tokenBefore = (tokens: readonly Token[], at: number) =>
  tokens[tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1];

/** Whether a sign or a word such as `of` separates a food from the amount after it. */
function isSeparated({ tokens, lexicon: { list } }: Source, at: number): boolean {
  const before = tokenBefore(tokens, at);
  const { kind, key = '' } = before ?? {};
  const joins = [list.of, list.about, list.takenFrom].some(({ map }) => map.has(key));
  return /^[:,\-–;|']$/.test(key) || (kind === 'word' && joins);
}

/** Whether an amount after a food belongs to it, unlike the second half of half-and-half. */
function isOfFood(source: Source, found: AmountFinding): boolean {
  if (found.as !== 'digits' && source.tokens[found.from - 1]?.key === '-') return false;
  if (isMeasured(found)) return !followsTail(source, found.from);
  if (found.unit === null && (found.values[0] ?? 0) > MAX_COUNT) return false;
  const { sizes } = source.lexicon.list;
  // `Onions 2 large`
  const isLast = source.tokens
    .slice(found.to)
    .every(({ kind, key }) => kind !== 'word' || sizes.map.has(key));
  return isSeparated(source, found.from) || isLast || (found.unit !== null && found.as !== 'article');
}

/** The amount after the food that starts at token `start`: `Salt - 1 tsp`, `Lemon juice 1 tbsp`, `Eggs: 3`. */
export function findAmountAfterFood(line: NumberedLine, start: number): AmountFinding | null {
  const { tokens, findings } = line;
  const depths = parenthesisDepths(tokens);
  const isWordOfFood = ({ kind }: Token, index: number) => kind === 'word' && depths[start + index] === 0;
  const follows = (found: Finding): found is AmountFinding => {
    if (found.kind !== 'amount' || depths[found.from] !== 0 || found.from <= start) return false;
    const words = tokens.slice(start, found.from).filter(isWordOfFood).length;
    return words > 0 && words <= MAX_WORDS_BEFORE && isOfFood(line, found);
  };
  return findings.find(follows) ?? null;
}

/** Whether `for` or `per` precedes, so that an amount is a purpose: `for 4 cups`, `per 500 g`. */
function followsTail({ tokens, lexicon }: Source, at: number): boolean {
  const before = tokenBefore(tokens, at);
  return (
    before?.kind === 'word' && lexicon.list.per.map.has(before.key) && !lexicon.list.each.map.has(before.key)
  );
}

import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import { type Finding, isMeasured } from '../findings/finding.ts';

/** A count without a unit this large is a flour type or a year. */
const LARGEST_COUNT = 60;
const MOST_WORDS_BEFORE = 9;

/** Whether an amount after a food belongs to it: `Salt - 1 tsp`, `Lemon juice 1 tbsp`, `Eggs: 3`. */
export function followsFood(
  tokens: readonly Token[],
  found: Finding,
  start: number,
  depths: readonly number[],
  lexicon: Lexicon,
): boolean {
  if (found.kind !== 'amount' || depths[found.from] !== 0 || found.from <= start) return false;
  const words = tokens
    .slice(start, found.from)
    .filter(({ kind }, index) => kind === 'word' && depths[start + index] === 0).length;
  if (words === 0 || words > MOST_WORDS_BEFORE) return false;
  if (isMeasured(found)) return !followsTail(tokens, found.from, lexicon);
  if (found.unit === null && (found.values[0] ?? 0) > LARGEST_COUNT) return false;
  const before = tokens[tokens[found.from - 1]?.kind === 'space' ? found.from - 2 : found.from - 1];
  const separated =
    /^[:,\-–;|]$/.test(before?.key ?? '') ||
    (before?.kind === 'word' && lexicon.list.of.map.has(before.key)) ||
    (before?.kind === 'word' && lexicon.list.about.map.has(before.key)) ||
    before?.key === "'";
  const rest = tokens.slice(found.to).some(({ kind }) => kind === 'word');
  return separated || !rest || (found.unit !== null && found.as !== 'article');
}

/** `for 4 cups`, `per 500 g`: what the food is for. */
function followsTail(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1];
  return (
    before?.kind === 'word' &&
    /^(?:for|per|pour|par|fur|pro|para|por)$/.test(before.key) &&
    lexicon.list.each.map.has(before.key) === false
  );
}

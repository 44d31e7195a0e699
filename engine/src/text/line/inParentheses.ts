import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import { added, isPlus, joined } from '../findings/compound.ts';
import { type AmountRole, type Finding, isMeasured, type RoleFinding } from '../findings/finding.ts';

/** Whether `each` is said among some tokens: an amount there is that of one. */
export function saysEach(tokens: readonly Token[], from: number, to: number, { list }: Lexicon): boolean {
  for (let at = from; at < to; at++) if (phraseAt(tokens, at, list.apiece)) return true;
  return false;
}

/**
 * The amounts in parentheses after the main one: `(240 ml)`, `(½ stick / 57 g)`, `(3/4 cup + 2 tbsp)`. None if they
 * are parts of a sum that cannot be added: `(200 g + 3 tbsp)`.
 */
export function inParentheses(
  tokens: readonly Token[],
  main: Finding,
  found: readonly Finding[],
  role: AmountRole,
  lexicon: Lexicon,
): RoleFinding[] {
  const [first] = found;
  if (first?.kind !== 'amount') return [];
  if (!isMeasured(main) && !isMeasured(first)) return [];
  const amounts: RoleFinding[] = [];
  for (const one of found) {
    if (one !== first && !isMeasured(one)) continue;
    const last = amounts.at(-1);
    const whole = last && (joined(tokens, last, one) ?? added(tokens, last, one, lexicon));
    if (whole) amounts[amounts.length - 1] = whole;
    else if (last && isPlus(tokens, last.to, one.from, lexicon)) return [];
    else amounts.push({ ...one, role });
  }
  return amounts;
}

import { hasPhrase } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { MEASURES } from '../../units/measureWords.ts';
import { addAmounts, isPlus, joinAmounts } from '../findings/compound.ts';
import {
  type AmountFinding,
  type Finding,
  isMeasured,
  type RoleFinding,
  type TokenRun,
} from '../findings/finding.ts';
import type { Source } from '../source.ts';

/** Whether tokens contain `each`, so that an amount there is that of one piece. */
export const hasEach = ({ tokens, lexicon }: Source, run: TokenRun): boolean =>
  hasPhrase(tokens, lexicon.list.apiece, run);

/** Whether tokens say that an amount there is that of all: `about 10 oz total`. */
export const hasInAll = ({ tokens, lexicon }: Source, run: TokenRun): boolean =>
  hasPhrase(tokens, lexicon.list.inAll, run);

/**
 * The amounts in parentheses after the main one: `(240 ml)`, `(½ stick / 57 g)`, `(3/4 cup + 2 tbsp)`. None if they
 * are parts of a sum that cannot be added: `(200 g + 3 tbsp)`.
 */
export function amountsInParentheses(
  source: Source,
  main: RoleFinding,
  found: readonly Finding[],
): AmountFinding[] {
  const [first] = found;
  if (first?.kind !== 'amount') return [];
  if (!isMeasured(main) && !isMeasured(first)) return [];
  const amounts: AmountFinding[] = [];
  for (const finding of [first, ...found.slice(1).filter(isMeasured)]) {
    const last = amounts.at(-1);
    const whole = last && (joinAmounts(source, last, finding) ?? addAmounts(source, last, finding));
    if (whole) amounts[amounts.length - 1] = whole;
    else if (last && isPlus(source, last.to, finding.from)) return [];
    else amounts.push(finding);
  }
  return amounts;
}

/** Whether a weight in parentheses stands before the noun that a number alone counts, and so is that of each. */
export const weighsEach = (
  { tokens }: Source,
  { counted, weight, close }: { counted: string | null; weight: Finding; close: number },
): boolean =>
  counted === null &&
  isMeasured(weight) &&
  MEASURES[weight.unit].kind === 'weight' &&
  tokens[skipSpace(tokens, close + 1)]?.kind === 'word';

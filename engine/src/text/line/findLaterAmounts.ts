import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { MEASURES } from '../../units/measureWords.ts';
import { addAmounts, joinAmounts } from '../findings/compound.ts';
import {
  type AmountRole,
  type Finding,
  isMeasured,
  type MeasuredFinding,
  type RoleFinding,
  repeatsAmount,
  type TokenRun,
} from '../findings/finding.ts';
import type { Source } from '../source.ts';
import { hasEach, hasInAll, weighsEach } from './amountsInParentheses.ts';
import { type Cluster, closingParenthesis } from './cluster.ts';
import { isSizeOfContainer } from './containers.ts';
import { tokenBefore } from './foodFirst.ts';
import type { NumberedLine } from './lineFindings.ts';
import type { FoodRuns } from './readFoodName.ts';

/** A line up to its food: the first amount and where the food's name ends. */
interface NamedLine extends Source {
  main: RoleFinding;
  nameTo: number;
}

/** Whether there is nothing but a sign between two tokens. */
const onlySigns = (tokens: readonly Token[]) =>
  tokens.every(({ kind, key }) => kind === 'space' || /^[/;,=~-]$/.test(key));

/** Whether one of two amounts is a weight and the other a volume. */
const isWeighed = (main: Finding, repeated: MeasuredFinding) =>
  isMeasured(main) && MEASURES[main.unit].kind !== MEASURES[repeated.unit].kind;

/** Whether tokens are only a preparation: `, packed`. */
const isPrepared = ({ tokens, lexicon: { list } }: Source, from: number, to: number) =>
  tokens
    .slice(from, to)
    .every(({ kind, key }) => (kind === 'word' ? list.prepared.map.has(key) : /^[ ,]$/.test(key)));

/** `2 cups flour, 250 g`, `3 cups mushrooms, about 8 oz`: the same amount by weight, at the end of the line. */
function endsLine({ tokens, main, nameTo, lexicon }: NamedLine, finding: MeasuredFinding): boolean {
  if (!isWeighed(main, finding)) return false;
  const { about } = lexicon.list;
  const between = tokens.slice(nameTo, finding.from).filter(({ key }) => !about.map.has(key));
  return between.length <= 5 && onlySigns(between) && tokens.slice(finding.to).every(isEnd);
}

const isEnd = ({ kind, key }: Token) => kind === 'space' || key === '.';

/** `1 cup flour plus 2 tablespoons`, `2 tbsp oil, plus 1 tbsp for the pan`, `plus 2 tbsp more`: more of the same food. */
function isMore({ tokens, nameTo, lexicon: { list } }: NamedLine, { from, to }: Finding): boolean {
  const between = tokens.slice(nameTo, from).filter(({ kind, key }) => kind !== 'space' && key !== ',');
  const [{ key: sign } = { key: '' }, ...others] = between;
  const isPlus = sign === '+' || (list.plus.map.has(sign) && !list.and.map.has(sign));
  const extra = phraseAt(tokens, skipSpace(tokens, to), list.vague)?.next ?? to;
  const after = skipSpace(tokens, extra);
  const next = tokens[after]?.key;
  const isPurpose = [list.headingStart, list.tails].some((words) => phraseAt(tokens, after, words));
  return others.length === 0 && isPlus && (next === undefined || /^[,.;()]$/.test(next) || isPurpose);
}

const MAX_TOKENS_BEFORE = 8;

/** The tokens inside the parentheses that open shortly before token `at`; null if none do. */
function parenthesesAround(tokens: readonly Token[], at: number): TokenRun | null {
  let open = at - 1;
  while (open > at - MAX_TOKENS_BEFORE && open >= 0 && !/^[()]$/.test(tokens[open]?.key ?? '')) open -= 1;
  return tokens[open]?.key === '(' ? { from: open + 1, to: closingParenthesis(tokens, open) } : null;
}

/** `4 cod fillets (6 oz each)`, `4 cod fillets, 6 oz each`, `4 Filets, je 180 g`: the weight of one. */
function isSizeOfEach(line: NamedLine, { from, to }: Finding): boolean {
  const { tokens, lexicon, nameTo } = line;
  const inside = parenthesesAround(tokens, from);
  if (inside) return hasEach(line, inside);
  const { about, of, plus } = lexicon.list;
  // `1 pinch salt and 1/4 tsp each pepper and nutmeg`
  if (plus.map.has(tokenBefore(tokens, nameTo)?.key ?? '')) return false;
  const isNear = tokens
    .slice(nameTo, from)
    .every(
      ({ kind, key }, index) =>
        kind !== 'word' ||
        hasEach(line, { from: nameTo + index, to: nameTo + index + 1 }) ||
        about.map.has(key) ||
        of.map.has(key),
    );
  return isNear && nameTo <= from && hasEach(line, { from: nameTo, to: Math.min(tokens.length, to + 2) });
}

/** `2 cans tuna (12 oz total)` */
function saysAll(line: NamedLine, { from }: Finding): boolean {
  const inside = parenthesesAround(line.tokens, from);
  return inside !== null && hasInAll(line, inside);
}

const MAX_TOKENS_IN_PARENTHESES = 4;

/**
 * Whether an amount repeats the first one: in parentheses after the name, but not what it is taken from, `(from 1 lb
 * bag)`; after the last figure, or at the end.
 */
function isRepeated(line: NamedLine, finding: MeasuredFinding, last: RoleFinding | undefined): boolean {
  const { tokens, lexicon, main, nameTo } = line;
  let at = finding.from - 1;
  for (let steps = 0; steps < MAX_TOKENS_IN_PARENTHESES && at > 0 && tokens[at]?.key !== '('; steps++)
    at -= 1;
  const isOpen = tokens[at]?.key === '(' && !phraseAt(tokens, at + 1, lexicon.list.afterFood);
  if (isOpen && at <= nameTo + 2 && finding.from <= nameTo + 6) return true;
  if (last !== undefined && onlySigns(tokens.slice(last.to, finding.from))) return true;
  const isAfter = isOpen && isPrepared(line, nameTo, at);
  return (isAfter && isWeighed(main, finding)) || endsLine(line, finding);
}

/** Whether a weight stands inside the name of what is counted: `2 large (8 oz) potatoes`, but not `2 potatoes (1 lb)`. */
function isInName(line: NamedLine, weight: MeasuredFinding): boolean {
  const { tokens, main, nameTo } = line;
  const close = parenthesesAround(tokens, weight.from)?.to;
  if (close === undefined) return false;
  return skipSpace(tokens, close + 1) < nameTo && weighsEach(line, { counted: main.unit, weight, close });
}

/** What a container holds, behind its food: `1 boîte de maïs de 15 oz`, at the end also `1 can corn, 15 oz`. */
function isHeldBehind(
  { tokens, main, nameTo, lexicon: { list } }: NamedLine,
  held: MeasuredFinding,
): boolean {
  // The name was read up to here
  const isOf = nameTo === held.from && list.of.map.has(tokenBefore(tokens, held.from)?.key ?? '');
  const between = tokens.slice(nameTo, held.from).filter(({ kind }) => kind !== 'space');
  const isLast = between.length === 1 && between[0]?.key === ',' && tokens.slice(held.to).every(isEnd);
  return (isOf || isLast) && isSizeOfContainer(main, held);
}

/** The role of an amount after the name; null if it is unrelated to the first one. */
function roleOf(line: NamedLine, finding: MeasuredFinding, found: readonly RoleFinding[]): AmountRole | null {
  const { main } = line;
  if (isSizeOfEach(line, finding) || isHeldBehind(line, finding)) return 'size';
  if (isMeasured(main) && found.length === 0 && isMore(line, finding)) return 'plus';
  const isOther = finding.unit !== main.unit || repeatsAmount(finding, main);
  if (!isOther || !isRepeated(line, finding, found.at(-1))) return null;
  const isOfOne = isSizeOfContainer(main, finding) || isInName(line, finding);
  return isOfOne && !saysAll(line, finding) ? 'size' : 'alt';
}

const MAX_LATER_AMOUNTS = 6;

/** Amounts after the name: `3 aubergines (900 g)`, `2 tins sardines (~4 oz)`, `1 stick butter (4 oz / 115 g)`. */
export function findLaterAmounts(line: NumberedLine, cluster: Cluster, food: FoodRuns): RoleFinding[] {
  const [main] = cluster.amounts;
  if (!main) return [];
  const named = { ...line, main, nameTo: food.to };
  const found: RoleFinding[] = [];
  const later = line.findings.filter(({ from }) => from >= cluster.to).slice(0, MAX_LATER_AMOUNTS);
  for (const finding of later.filter(isMeasured)) {
    const before = found.at(-1);
    const whole = before && (joinAmounts(line, before, finding) ?? addAmounts(line, before, finding));
    if (whole && whole.role !== 'plus') {
      found[found.length - 1] = whole;
      continue;
    }
    const role = roleOf(named, finding, found);
    if (role) found.push({ ...finding, role });
  }
  return found;
}

import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { type AmountRole, type Finding, isMeasured, type RoleFinding } from '../findings/finding.ts';
import { stickOrStalk } from '../findings/unitAfter.ts';
import type { Source } from '../source.ts';
import { amountsInParentheses, hasEach, hasInAll, weighsEach } from './amountsInParentheses.ts';
import {
  addAmount,
  type ClusterRule,
  closingParenthesis,
  type GrowingCluster,
  numberNear,
  skipLength,
} from './cluster.ts';
import { isContainer, isSizeOfContainer, PACKAGES } from './containers.ts';

/** The counted word after sizes: `1 (14 oz) can`, `2 400 g tins`. */
function containerAt(source: Source, at: number): { id: string; next: number } | null {
  const { tokens, lexicon } = source;
  let from = skipSpace(tokens, at);
  if (tokens[from]?.key === '-' || tokens[from]?.key === '.') from = skipSpace(tokens, from + 1);
  const modifier = phraseAt(tokens, from, lexicon.list.modifiers);
  const unit =
    phraseAt(tokens, from, lexicon.units) ??
    (modifier && phraseAt(tokens, skipSpace(tokens, modifier.next), lexicon.units));
  if (!unit) return null;
  const { value, next } = stickOrStalk(unit, { ...source, inLine: true });
  return { id: value, next };
}

/** `4 (6 oz) salmon fillets`, `4 (about 6-ounce) fillets`, but not `9 (about 5 ounces) lasagna noodles`. */
function isBeforeNoun(
  line: Source,
  { head, others, to }: GrowingCluster,
  { first, open, close }: { first: Finding; open: number; close: number },
): boolean {
  const { tokens, lexicon } = line;
  if (others.length > 0 || to !== head.to || !weighsEach(line, { counted: head.unit, weight: first, close }))
    return false;
  const isAbout = first.from > open + 1 && phraseAt(tokens, open + 1, lexicon.list.about) !== null;
  const isHyphened = tokens[first.numbers.at(-1)?.to ?? first.to]?.key === '-';
  return (isHyphened || !isAbout) && containerAt(line, close + 1) === null;
}

/** `(14 oz)`: the size of one can, or an equivalent amount. */
export const parenthesizedAmounts: ClusterRule = ({ line, cluster, at, key }) => {
  if (key !== '(') return null;
  const { head, others, to } = cluster;
  const close = closingParenthesis(line.tokens, at);
  const inside = line.findings.filter(({ from }) => from > at && from < close);
  const first = numberNear(line, at + 1);
  const past = { ...cluster, to: close + 1 };
  if (first?.kind === 'length' || first?.kind === 'amount') {
    const run = { from: at + 1, to: close };
    const isSize =
      !hasInAll(line, run) &&
      (isSizeOfContainer(head, first) ||
        hasEach(line, run) ||
        isBeforeNoun(line, cluster, { first, open: at, close }));
    const role: AmountRole = isSize ? 'size' : 'alt';
    const found = amountsInParentheses(line, head, inside).map((amount) => ({ ...amount, role }));
    return { ...past, others: [...others, ...found] };
  }
  return inside.some(isMeasured) && head.unit === null && to === head.to ? { ...cluster, done: true } : past;
};

/** `1 (2 inch) piece`, `1 2-inch piece`: a `2-inch piece`. */
export const pieceOfLength: ClusterRule = ({ line, cluster, at, key }) => {
  const { head, others } = cluster;
  if (head.unit !== null || others.length > 0 || head.values.join() !== '1') return null;
  const length = line.starts.get(key === '(' ? at + 1 : at);
  if (length?.kind !== 'length' || length.sides) return null;
  const held = containerAt(line, key === '(' ? closingParenthesis(line.tokens, at) + 1 : length.to);
  return held?.id === 'piece' ? { ...cluster, head: { ...length, role: 'main' }, to: held.next } : null;
};

/** `2 x 400 g`. */
export const multipliedSize: ClusterRule = ({ line, cluster, at, key }) => {
  if (key !== 'x' || cluster.head.unit !== null) return null;
  const size = line.starts.get(skipSpace(line.tokens, at + 1));
  return size && isMeasured(size) ? addAmount(cluster, size, 'size') : null;
};

/** `1 small (8 oz) can`: the size of the can says nothing more than its weight. */
export const sizeOfContainer: ClusterRule = ({ line, cluster, at }) => {
  const { tokens, lexicon } = line;
  const isBare = cluster.head.unit === null && cluster.to === cluster.head.to;
  const size = isBare ? phraseAt(tokens, at, lexicon.list.modifiers) : null;
  const dot = size && tokens[size.next]?.key === '.' ? 1 : 0;
  const open = size ? skipSpace(tokens, size.next + dot) : -1;
  if (tokens[open]?.key !== '(') return null;
  const held = containerAt(line, closingParenthesis(tokens, open) + 1);
  return held && isContainer(held.id) ? { ...cluster, to: open } : null;
};

/** `5x carrots`, `2 x beets`: the sign only says that they are counted. */
export const countSign: ClusterRule = ({ line: { tokens }, cluster, at, key }) => {
  const isCounted =
    cluster.head.unit === null && cluster.others.length === 0 && cluster.to === cluster.head.to;
  const isAlone = tokens[at + 1]?.kind === 'space' && tokens[at + 2]?.kind === 'word';
  return key === 'x' && isCounted && isAlone ? { ...cluster, to: at + 1 } : null;
};

/** `4 fillets, je 180 g`: the size of each. */
export const sizeOfEach: ClusterRule = ({ line, cluster, at }) => {
  if (isMeasured(cluster.head)) return null;
  const each = phraseAt(line.tokens, at, line.lexicon.list.each);
  const size = each ? numberNear(line, each.next) : undefined;
  if (size && isMeasured(size)) return addAmount(cluster, size, 'size');
  return size?.kind === 'length' ? skipLength(cluster, size) : null;
};

/** Whether the amounts so far may be the size of what a word after them counts. */
const mayBeHeld = ({ head, others }: GrowingCluster) =>
  head.unit === null ||
  head.kind === 'length' ||
  (isMeasured(head) && others.every(({ role }) => role === 'alt'));

/** What may follow the weight of what it holds: `400 g can tomatoes`. */
const HELD_IN: ReadonlySet<string> = new Set([...PACKAGES, 'can', 'jar', 'bottle', 'bunch', 'block']);

/** The amounts before a counted word, which are its size: `1 (14 oz) can`. A measure has no size. */
const sizesOf = (unit: string, amounts: readonly RoleFinding[]): readonly RoleFinding[] =>
  isMeasure(unit) ? amounts : amounts.map((amount) => ({ ...amount, role: 'size' }));

/** What the amounts so far are the size of: `2 (14 oz) cans`, `a 2 cm piece`, `1 1/5 (355 ml) cups`. */
export const containerAfter: ClusterRule = ({ line, cluster }) => {
  const { head, others, to } = cluster;
  const { tokens } = line;
  const held = mayBeHeld(cluster) ? containerAt(line, to) : null;
  if (!held) return null;
  // `1 1/5 (355 ml) cups`: a measure may follow an equivalent amount, but in `2 (14 oz) cups` it does not
  const isSpoon = held.id === 'tbsp' || held.id === 'tsp';
  const named = head.unit === null && (tokens[to - 1]?.key === ')' || isSpoon);
  if (isMeasure(held.id) && !named) return null;
  const past = { ...cluster, to: held.next };
  if (head.kind === 'length') return past;
  if (head.unit === null)
    return others.length > 0 || to > head.to
      ? { ...past, head: { ...head, unit: held.id }, others: sizesOf(held.id, others) }
      : null;
  // `8 oz. pkg. cream cheese`
  const end = tokens[held.next]?.key === '.' ? held.next + 1 : held.next;
  const isFollowed = tokens[skipSpace(tokens, end)]?.kind === 'word';
  return isMeasured(head) && HELD_IN.has(held.id) && isFollowed
    ? { ...past, to: end, head: { ...head, heldIn: held.id }, done: true }
    : null;
};

import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { areDifferentSystems } from '../../units/measureWords.ts';
import { continuesAmount, joinAmounts } from '../findings/compound.ts';
import { type Finding, isMeasured, type RoleFinding, repeatsAmount } from '../findings/finding.ts';
import { addAmount, type ClusterEnd, type ClusterRule, numberNear, skipLength } from './cluster.ts';

/** The number right at the end of the cluster, perhaps after a hyphen. */
const numberBeside = ({ line: { starts, tokens }, at, key }: ClusterEnd): Finding | undefined =>
  starts.get(at) ?? (key === '-' ? starts.get(skipSpace(tokens, at + 1)) : undefined);

/** `2 400 g tins`, `1 lb 2 oz`, `1 lb 450 g`, `500 g/1 lb 2 oz`: never added across systems. */
export const amountBeside: ClusterRule = (spot) => {
  const { line, cluster, key } = spot;
  const { head, others } = cluster;
  const beside = numberBeside(spot);
  if (!beside || !isMeasured(beside)) return null;
  if (!isMeasured(head)) return addAmount(cluster, beside, 'size');
  const last = others.at(-1);
  const whole = last?.role === 'alt' ? joinAmounts(line, last, beside) : null;
  if (whole) return { ...cluster, others: [...others.slice(0, -1), whole], to: whole.to };
  if (continuesAmount(last ?? head, beside) && key !== '-') return addAmount(cluster, beside, 'plus');
  return beside.unit === head.unit ? null : addAmount(cluster, beside, 'alt');
};

/** `3 5-cm pieces`: the length of what is counted. */
export const lengthBeside: ClusterRule = (spot) => {
  const { cluster } = spot;
  const beside = numberBeside(spot);
  if (beside?.kind !== 'length' || isMeasured(cluster.head)) return null;
  return { ...skipLength(cluster, beside), lengthTo: beside.to };
};

/** `300 + 50 g`: both share the unit. */
export const sumInOneUnit: ClusterRule = ({ line, cluster, at, key }) => {
  const { head } = cluster;
  if (key !== '+' || head.unit !== null) return null;
  const more = line.starts.get(skipSpace(line.tokens, at + 1));
  if (!more || !isMeasured(more)) return null;
  return addAmount({ ...cluster, head: { ...head, kind: 'amount', unit: more.unit } }, more, 'plus');
};

/** `1 cup plus 2 tbsp`: an added amount. Words such as `and` add only a smaller unit of the same amount. */
export const addedAmount: ClusterRule = ({ line, cluster, at, key }) => {
  const { head, others } = cluster;
  const plus = key === '+' ? at + 1 : (phraseAt(line.tokens, at, line.lexicon.list.plus)?.next ?? null);
  const more = plus === null ? undefined : numberNear(line, plus);
  if (!more || !isMeasured(more) || !isMeasured(head)) return null;
  const part = others.findLast(({ role }) => role === 'plus') ?? head;
  const isExplicit = key === '+' || key === line.lexicon.words.plus[0];
  return isExplicit || continuesAmount(part, more) ? addAmount(cluster, more, 'plus') : null;
};

/** The number after `/`, `=` or `or`. */
function numberAfterOr({ line, at, key }: ClusterEnd): Finding | undefined {
  const or = /^[/=|]$/.test(key) ? at + 1 : phraseAt(line.tokens, at, line.lexicon.list.or)?.next;
  return or === undefined ? undefined : numberNear(line, or);
}

/** Whether an amount counts one of something: a bunch. */
const isOne = ({ unit, values }: RoleFinding) => unit !== null && values.every((value) => value === 1);

/**
 * `1 cup / 240 ml`, `1 cup or 240 ml`, `1 bunch, about 250 g`; `1 cup, 240 ml milk` in the other system
 * only.
 */
export const repeatedAmount: ClusterRule = (spot) => {
  const { line, cluster, at, key } = spot;
  const { head } = cluster;
  const repeated = numberAfterOr(spot);
  if (repeated && isMeasured(repeated) && (repeated.unit !== head.unit || repeatsAmount(repeated, head)))
    return addAmount(cluster, repeated, 'alt');
  const listed = key === ',' ? numberNear(line, at + 1) : undefined;
  if (!listed || !isMeasured(listed)) return null;
  if (!isMeasured(head)) return isOne(head) ? addAmount(cluster, listed, 'alt') : null;
  return areDifferentSystems(head.unit, listed.unit) || repeatsAmount(head, listed)
    ? addAmount(cluster, listed, 'alt')
    : null;
};

/** `2 cm / 1 inch`: a repeated length. */
export const repeatedLength: ClusterRule = (spot) => {
  const { head, to, lengthTo } = spot.cluster;
  if (head.kind !== 'length' && to !== lengthTo) return null;
  const repeated = numberAfterOr(spot);
  return repeated?.kind === 'length' ? skipLength(spot.cluster, repeated) : null;
};

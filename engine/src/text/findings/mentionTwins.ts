import { phraseAt } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import {
  areDifferentSystems,
  LENGTHS,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { Source } from '../source.ts';
import type { Group } from './figures.ts';
import type { LengthFinding, MeasuredFinding } from './finding.ts';
import type { ScaledFinding, WithUnit } from './mentionFindings.ts';

const MAX_GAP_TOKENS = 16;
const SIGNS = /^[/(),;=|~≈.:°&-]$/u;
/** The maximum ratio of equivalent figures: a pound for 500 g, a cup for 250 ml. */
const MAX_RATIO = 1.4;

/** The token after a word that may be between two figures, such as `or`; for degrees also `fan` and `gas mark 4`. */
function afterGlueWord({ tokens, lexicon: { list } }: Source, at: number, degrees: boolean): number | null {
  const phrase =
    phraseAt(tokens, at, list.or) ??
    phraseAt(tokens, at, list.about) ??
    (degrees ? (phraseAt(tokens, at, list.ovenWords) ?? phraseAt(tokens, at, list.gasBefore)) : null);
  return phrase?.next ?? null;
}

const isGlueSign = (token: Token | undefined) => token?.kind === 'space' || SIGNS.test(token?.key ?? '');

/** The number of a gas mark. */
const isMarkNumber = (token: Token | undefined) =>
  (token?.kind === 'digits' || token?.kind === 'vulgar') && token.text.length < 3;

/** Whether only signs and words such as `or` separate two figures. */
function isGlue(source: Source, { to: from }: ScaledFinding, { from: to, kind }: ScaledFinding): boolean {
  if (to - from > MAX_GAP_TOKENS || to <= from) return false;
  const degrees = kind === 'temperature';
  for (let at = from; at < to; ) {
    const token = source.tokens[at];
    const next = afterGlueWord(source, at, degrees);
    if (next !== null && next <= to) at = next;
    else if (isGlueSign(token) || (degrees && isMarkNumber(token))) at += 1;
    else return false;
  }
  return true;
}

/** Whether a sign or word such as `or` joins two figures. */
const areJoined = ({ tokens, lexicon }: Source, { to: from }: ScaledFinding, { from: to }: ScaledFinding) =>
  tokens
    .slice(from, to)
    .some(
      ({ key }, index) => /^[/(=|≈-]$/u.test(key) || phraseAt(tokens, from + index, lexicon.list.or) !== null,
    );

const systemOf = (unit: MeasureId) =>
  METRIC_ONLY_MEASURES.has(unit) ? 'metric' : US_ONLY_MEASURES.has(unit) ? 'us' : 'spoon';

const isNear = (ratio: number) => ratio < MAX_RATIO && ratio > 1 / MAX_RATIO;

function isSameLength(a: WithUnit<LengthFinding>, b: WithUnit<LengthFinding>): boolean {
  if (a.unit === b.unit) return false;
  const centimeters = ({ values: [value = 0], unit }: { values: readonly number[]; unit: LengthId }) =>
    value * LENGTHS[unit];
  // `23 x 33 cm (9 x 13 in)`, with the sides in either order
  return a.sides || b.sides || isNear(centimeters(a) / centimeters(b));
}

function isSameAmount(a: MeasuredFinding, b: MeasuredFinding): boolean {
  if (systemOf(a.unit) === systemOf(b.unit)) return false;
  const [first, second] = [MEASURES[a.unit], MEASURES[b.unit]];
  if (first.kind !== second.kind) return true;
  return isNear(((a.values[0] ?? 0) * first.size) / ((b.values[0] ?? 0) * second.size));
}

function isSameQuantity(a: ScaledFinding, b: ScaledFinding): boolean {
  if (a.kind === 'length') return b.kind === 'length' && isSameLength(a, b);
  return a.kind === 'amount' && b.kind === 'amount' && isSameAmount(a, b);
}

/** Whether two amounts beside each other are equivalents in two systems: `1 lb 450g beef`. */
const isAgainBeside = (tokens: readonly Token[], before: ScaledFinding, next: ScaledFinding) =>
  before.kind === 'amount' &&
  next.kind === 'amount' &&
  areDifferentSystems(before.unit, next.unit) &&
  tokens.slice(before.to, next.from).every(({ kind, key }) => kind === 'space' || key === '.');

/** Whether a finding repeats the quantity of the findings right before it. */
function continuesGroup(source: Source, members: readonly ScaledFinding[], next: ScaledFinding): boolean {
  const before = members.at(-1);
  if (!before || before.kind !== next.kind || !isGlue(source, before, next)) return false;
  if (next.kind === 'temperature' || isAgainBeside(source.tokens, before, next)) return true;
  return (
    areJoined(source, before, next) &&
    members.every(({ unit }) => unit !== next.unit) &&
    members.some((member) => isSameQuantity(member, next))
  );
}

/** Whether figures are the same quantity in several units; degrees must be in both scales. */
function areTogether(members: readonly ScaledFinding[]): boolean {
  if (members[0]?.kind !== 'temperature') return members.length > 1;
  const scales = new Set(members.map(({ unit }) => unit));
  return scales.has('C') && scales.has('F');
}

const asGroup = (first: ScaledFinding, twins: ScaledFinding[]): Group => ({
  first,
  twins,
  to: (twins.at(-1) ?? first).to,
});

/** Groups findings that give the same amount in two units, such as `275°F (135°C)` or `400 g or 1 3/4 cups`. */
export function groupTwins(source: Source, found: readonly ScaledFinding[]): Group[] {
  const chains: ScaledFinding[][] = [];
  for (const next of found) {
    const chain = chains.at(-1);
    if (chain && continuesGroup(source, chain, next)) chain.push(next);
    else chains.push([next]);
  }
  return chains.flatMap((members) => {
    const [first, ...twins] = members;
    if (!first) return [];
    return areTogether(members) ? asGroup(first, twins) : members.map((member) => asGroup(member, []));
  });
}

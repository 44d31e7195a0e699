import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import {
  areOfTwoSystems,
  isMeasure,
  LENGTHS,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { Finding } from './finding.ts';

/** A finding together with its equivalents in other units. */
export interface Group {
  first: Finding;
  twins: Finding[];
  to: number;
}

/** The most tokens between two figures of one amount. */
const LONGEST_GAP = 16;
const SIGNS = /^[/(),;=|~≈.:°&-]$/u;
/** How far apart equivalents may be: a pound for 500 g, a cup for 250 ml. */
const SLACK = 1.4;

/** Whether only signs and words such as `or`, `fan`, `gas mark 4` separate two figures. */
function isGlue(
  tokens: readonly Token[],
  from: number,
  to: number,
  words: boolean,
  lexicon: Lexicon,
): boolean {
  if (to - from > LONGEST_GAP || to <= from) return false;
  for (let at = from; at < to; ) {
    const token = tokens[at];
    const phrase =
      phraseAt(tokens, at, lexicon.list.or) ??
      phraseAt(tokens, at, lexicon.list.about) ??
      (words
        ? (phraseAt(tokens, at, lexicon.list.ovenWords) ?? phraseAt(tokens, at, lexicon.list.gasBefore))
        : null);
    if (phrase && phrase.next <= to) at = phrase.next;
    else if (token?.kind === 'space' || SIGNS.test(token?.key ?? '')) at += 1;
    // the number of a gas mark
    else if (words && (token?.kind === 'digits' || token?.kind === 'vulgar') && token.text.length < 3)
      at += 1;
    else return false;
  }
  return true;
}

const joins = (tokens: readonly Token[], from: number, to: number, lexicon: Lexicon) =>
  tokens
    .slice(from, to)
    .some(
      ({ key }, index) => /^[/(=|≈-]$/u.test(key) || phraseAt(tokens, from + index, lexicon.list.or) !== null,
    );

const systemOf = (unit: string | null) =>
  !isMeasure(unit)
    ? null
    : METRIC_ONLY_MEASURES.has(unit)
      ? 'metric'
      : US_ONLY_MEASURES.has(unit)
        ? 'us'
        : 'spoon';

function sameAgain(a: Finding, b: Finding): boolean {
  const [first = 0] = a.values;
  const [second = 0] = b.values;
  if (a.kind === 'length') {
    if (a.unit === b.unit || a.unit === null || b.unit === null) return false;
    const ratio = (first * LENGTHS[a.unit as LengthId]) / (second * LENGTHS[b.unit as LengthId]);
    // `23 x 33 cm (9 x 13 in)`, with the sides in either order
    return a.sides || b.sides || (ratio < SLACK && ratio > 1 / SLACK);
  }
  if (!isMeasure(a.unit) || !isMeasure(b.unit) || systemOf(a.unit) === systemOf(b.unit)) return false;
  const [one, other] = [MEASURES[a.unit], MEASURES[b.unit]];
  if (one.kind !== other.kind) return true;
  const ratio = (first * one.size) / (second * other.size);
  return ratio < SLACK && ratio > 1 / SLACK;
}

/** `1 lb 450g beef`: nobody takes one amount more in another system. */
const isAgainBeside = (
  tokens: readonly Token[],
  { unit: one, to }: Finding,
  { unit: other, from }: Finding,
) =>
  isMeasure(one) &&
  isMeasure(other) &&
  areOfTwoSystems(one, other) &&
  tokens.slice(to, from).every(({ kind, key }) => kind === 'space' || key === '.');

/** Groups findings that give the same amount in two units, such as `275°F (135°C)` or `400 g or 1 3/4 cups`. */
export function groupTwins(tokens: readonly Token[], found: readonly Finding[], lexicon: Lexicon): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < found.length; ) {
    const first = found[index] as Finding;
    let end = index + 1;
    for (let next = found[end]; next && next.kind === first.kind; next = found[++end]) {
      const before = found[end - 1] as Finding;
      if (!isGlue(tokens, before.to, next.from, first.kind === 'temperature', lexicon)) break;
      if (
        first.kind !== 'temperature' &&
        !isAgainBeside(tokens, before, next) &&
        !(
          joins(tokens, before.to, next.from, lexicon) &&
          found.slice(index, end).every((one) => one.unit !== next.unit) &&
          found.slice(index, end).some((one) => sameAgain(one, next))
        )
      )
        break;
    }
    const members = found.slice(index, end);
    const scales = new Set(members.map(({ unit }) => unit));
    const together =
      members.length > 1 && (first.kind !== 'temperature' || (scales.has('C') && scales.has('F')));
    if (together) groups.push({ first, twins: members.slice(1), to: (members.at(-1) as Finding).to });
    else for (const one of members) groups.push({ first: one, twins: [], to: one.to });
    index = end;
  }
  return groups;
}

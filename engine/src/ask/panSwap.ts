import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { type Pan, panSides } from '../pans/shapes.ts';
import { swapFactor } from '../pans/swap.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { LENGTH_UNITS } from '../units/measureWords.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { AskedPan, PanSwapAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { ARROWS } from './links.ts';
import type { Question } from './parseQuestion.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';
import { portionLists } from './portionQuestion.ts';

/** One side of `9 inch round to 20 cm springform`; `shape` is null if it is not named. */
interface PanSize {
  sides: readonly number[];
  unit: LengthUnitId | null;
  shape: 'round' | 'square' | 'rectangular' | null;
  named: boolean;
}

/** Larger pans without a unit are in centimeters: no home oven fits a 40-inch pan. */
const MAX_INCHES = 18;

/** No round pan is deeper, in centimeters, so that the second number of `round pan 9 by 2` is no pan. */
const MAX_DEPTH = 12;

/** The token after one more side: ` x 13`. */
function nextSide(tokens: Tokens, at: number, { recipe }: AskLexicon) {
  const times = phraseAt(tokens, skipSpace(tokens, at), recipe.list.times);
  return times && numberAt(tokens, skipSpace(tokens, times.next), recipe);
}

/** The unit at `at`: a word, an inch sign, or the ending of `26er Springform`. */
function unitAt(
  tokens: Tokens,
  at: number,
  { recipe }: AskLexicon,
): { unit: LengthUnitId; next: number } | null {
  const from = tokens[at]?.key === '-' ? at + 1 : skipSpace(tokens, at);
  const length = phraseAt(tokens, from, recipe.lengths);
  const unit = length && LENGTH_UNITS[length.value];
  if (length && unit) return { unit, next: length.next };
  const key = tokens[from]?.key ?? '';
  if (key === '"' || recipe.list.inchIn.map.has(key)) return { unit: 'in', next: from + 1 };
  const isDiameter = tokens[at]?.key === recipe.words.grammar.diameterEnding;
  return isDiameter ? { unit: 'cm', next: at + 1 } : null;
}

/** The size at a token; null if there is none. */
function sizeAt(tokens: Tokens, at: number, lexicon: AskLexicon) {
  const first = tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, lexicon.recipe);
  if (!first) return null;
  const unitAfterFirst = unitAt(tokens, first.next, lexicon);
  const second = nextSide(tokens, unitAfterFirst?.next ?? first.next, lexicon);
  const sides = second ? [first.value, second.value] : [first.value];
  const unit = second ? (unitAt(tokens, second.next, lexicon) ?? unitAfterFirst) : unitAfterFirst;
  return { sides, unit: unit?.unit ?? null, next: Math.max(second?.next ?? first.next, unit?.next ?? 0) };
}

/** The single pan described by words; null if there is none or another number. */
function panIn(tokens: Tokens, lexicon: AskLexicon): PanSize | null {
  const { list, recipe } = lexicon;
  const sizes: { sides: readonly number[]; unit: LengthUnitId | null }[] = [];
  const says = (words: AskLexicon['list']['pan']) => tokens.some((_, at) => phraseAt(tokens, at, words));
  for (let at = 0; at < tokens.length; at++) {
    const size = sizeAt(tokens, at, lexicon);
    if (!size) continue;
    sizes.push(size);
    at = size.next - 1;
  }
  const [size, ...more] = sizes;
  // One of `two 8 inch pans` is less than asked for
  const isSeveral = tokens.some((_, at) => {
    const number = numberAt(tokens, at, recipe);
    return number?.as === 'word' && number.value > 1;
  });
  if (!size || isSeveral || more.length > 0 || size.sides.some((side) => !(side > 0))) return null;
  // Only round ones are a `26er`
  const isRound =
    tokens.some(({ key }) => key === recipe.words.grammar.diameterEnding) || says(list.roundPan);
  const shape = says(list.squarePan) ? 'square' : isRound ? 'round' : null;
  const named = says(list.pan) || says(list.deepPan) || shape !== null;
  if (size.sides.length > 1) {
    const pan: PanSize = { ...size, shape: 'rectangular', named };
    // A round pan may have a depth, a cake of two sides is not round
    const { pan: measured } = panOf(pan, unitOf(pan, pan, lexicon), null);
    return shape === 'round' && isDepth(measured) ? null : pan;
  }
  // No loaf pan has only one side
  return says(list.deepPan) ? null : { ...size, shape, named };
}

/** Whether the shortest side in centimeters may be how deep a round pan is: `9 by 2`. */
const isDepth = (pan: Pan) => Math.min(...panSides(pan)) <= MAX_DEPTH;

function panOf({ sides, shape }: PanSize, unit: LengthUnitId, usual: PanSize['shape']): AskedPan {
  const [first = 0, second = first] = sides.map((side) => convertLength(side, unit, 'cm'));
  const kind = shape ?? usual ?? 'round';
  const pan: Pan =
    kind === 'round'
      ? { shape: 'round', diameter: first, depth: 0 }
      : kind === 'square'
        ? { shape: 'square', side: first, depth: 0 }
        : { shape: 'rectangular', length: Math.max(first, second), width: Math.min(first, second), depth: 0 };
  return { pan, sides, unit };
}

/** The unit of a pan without one: the other pan's, or the one that its number suggests. */
function unitOf({ unit, sides }: PanSize, other: PanSize, { recipe }: AskLexicon): LengthUnitId {
  const isInches = recipe.words.grammar.barePan === 'inch' && Math.max(...sides) <= MAX_INCHES;
  return unit ?? other.unit ?? (isInches ? 'in' : 'cm');
}

/** The words between two pans. */
interface Link {
  end: number;
  /** The recipe's pan comes second: `instead of`. */
  turned: boolean;
  /** What it is joined to may be the recipe's: `9x13 recipe for a round pan`, but `9x13 pan, recipe for a round one`. */
  isFor: boolean;
  /** The word may also join the sides of one pan: `9 by 13`. */
  isTimes: boolean;
}

/** Whether two sizes are of two distinct, comparable pans. */
function isSwap(from: PanSize, to: PanSize, { turned, isTimes }: Link): boolean {
  const hasSides = from.sides.length > 1 && to.sides.length > 1;
  if (!from.named && !to.named && !hasSides) return false;
  // In `8 to 9 inch pan` the first number is not a pan
  if (!turned && !from.named && from.unit === null && from.sides.length === 1) return false;
  // German “auf” may also join the sides of one pan, but not of a round one or of one that has two
  if (isTimes && !hasSides && (from.shape ?? to.shape) !== 'round') return false;
  const bare = (pan: PanSize, other: PanSize) => pan.shape === null && other.shape !== null;
  // A pan of 8 inches may be round or square
  return ![[from, to] as const, [to, from] as const].some(
    ([pan, other]) => bare(pan, other) && other.shape !== 'round',
  );
}

/** The words between two pans at `at`: `to`, or `instead of`, which reverses them. */
function linkAt(tokens: Tokens, at: number, { list, recipe, words }: AskLexicon): Link | null {
  const instead = phraseEnd(tokens, at, list.instead);
  const end =
    instead ?? phraseEnd(tokens, at, list.to, list.ownPan) ?? (ARROWS.has(tokens[at]?.key) ? at + 1 : null);
  // In `28 cm form auf 30 x 40` a word says that the first pan is whole
  const isNext =
    at < 2 || tokens[at - 2]?.kind !== 'word' || phraseAt(tokens, at - 2, recipe.lengths) !== null;
  const isTimes = isNext && phraseAt(tokens, at, recipe.list.times) !== null;
  const lists = portionLists(words.portions);
  const isFor =
    tokens[at - 2]?.kind !== 'mark' &&
    tokens.slice(at, end ?? at).some((_, from) => phraseEnd(tokens, at + from, lists.for) === instead);
  return end === null ? null : { end, turned: instead !== null, isFor, isTimes };
}

/** The recipe's pan and the other, if the words at `at` stand between two comparable ones; else null. */
function pansAround(tokens: Tokens, at: number, lexicon: AskLexicon): readonly [PanSize, PanSize] | null {
  const link = linkAt(tokens, at, lexicon);
  const first = link && panIn(tokens.slice(0, at), lexicon);
  const second = first && panIn(tokens.slice(link.end), lexicon);
  if (!second) return null;
  const turned = link.turned && !(link.isFor && !first.named);
  const pans = turned ? ([second, first] as const) : ([first, second] as const);
  return isSwap(...pans, { ...link, turned }) ? pans : null;
}

/** Reads a question for one pan instead of another; null for any other question. */
export function askPanSwap({ target, asked }: Question, lexicon: AskLexicon): PanSwapAnswer | null {
  if (target) return null;
  const tokens = tokensOf(asked);
  for (const at of tokens.keys()) {
    const pans = at > 0 ? pansAround(tokens, at, lexicon) : null;
    if (!pans) continue;
    const [first, second] = pans;
    const from = panOf(first, unitOf(first, second, lexicon), second.shape);
    const to = panOf(second, unitOf(second, first, lexicon), first.shape);
    const joins = phraseAt(tokens, at, lexicon.recipe.list.times) !== null;
    if (joins && second.sides.length === 1 && isDepth(to.pan)) return null;
    const factor = swapFactor(from.pan, to.pan, 'area');
    return factor.ok ? { kind: 'pan-swap', from, to, factor: factor.value } : null;
  }
  return null;
}

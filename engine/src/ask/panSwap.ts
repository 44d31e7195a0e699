import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { swapFactor } from '../pans/swap.ts';
import type { PanSwapAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { ARROWS } from './links.ts';
import { isDepth, MIN_CENTIMETERS, type PanSize, panIn, panOf, unitOf } from './panSize.ts';
import type { Question } from './parseQuestion.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';
import { portionLists } from './portionQuestion.ts';

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
  if (isTimes && from.sides.length === 1 && (from.shape ?? to.shape) !== 'round') return false;
  const bare = (pan: PanSize, other: PanSize) => pan.shape === null && other.shape !== null;
  // A pan of 8 inches may be round or square
  return ![[from, to] as const, [to, from] as const].some(
    ([pan, other]) => bare(pan, other) && other.shape !== 'round',
  );
}

/**
 * The words between two pans at `at`: `to`, or `instead of`, which reverses them; where that leads, a space: `instead of
 * a 9 inch round a 9x13 pan`.
 */
function linkAt(tokens: Tokens, at: number, { list, recipe, words }: AskLexicon): Link | null {
  const leads = tokens[at]?.kind === 'space' && phraseEnd(tokens, 0, list.instead) !== null;
  if (leads) return { end: at + 1, turned: false, isFor: false, isTimes: false };
  const instead = phraseEnd(tokens, at, list.instead);
  const end =
    instead ?? phraseEnd(tokens, at, list.to, list.ownPan) ?? (ARROWS.has(tokens[at]?.key) ? at + 1 : null);
  // In `28 cm form auf 30 x 40` a word says that the first pan is whole
  const isNext =
    at < 2 || tokens[at - 2]?.kind !== 'word' || phraseAt(tokens, at - 2, recipe.lengths) !== null;
  // `por uno de` says more than `por`
  const isTimes = isNext && phraseAt(tokens, at, recipe.list.times)?.next === end;
  const lists = portionLists(words.portions);
  const isFor =
    tokens[at - 2]?.kind !== 'mark' &&
    tokens.slice(at, end ?? at).some((_, from) => phraseEnd(tokens, at + from, lists.for) === instead);
  return end === null ? null : { end, turned: instead !== null, isFor, isTimes };
}

/** A pan of one length beside one of two sides: in centimeters, which square pans have twice, it is round. */
const asRound = (pan: PanSize, { shape }: PanSize): PanSize =>
  pan.shape === null && shape === 'rectangular' ? { ...pan, shape: 'round' } : pan;

/** The recipe's pan and the other, if the words at `at` stand between two comparable ones; else null. */
function pansAround(tokens: Tokens, at: number, lexicon: AskLexicon): readonly [PanSize, PanSize] | null {
  const link = linkAt(tokens, at, lexicon);
  const first = link && panIn(tokens.slice(0, at), lexicon);
  const second = first && panIn(tokens.slice(link.end), lexicon);
  if (!second) return null;
  const turned = link.turned && !(link.isFor && !first.named);
  const [from, to] = turned ? ([second, first] as const) : ([first, second] as const);
  const isInch = link.isTimes || lexicon.recipe.words.grammar.barePan === 'inch';
  const pans = isInch ? ([from, to] as const) : ([asRound(from, to), asRound(to, from)] as const);
  return isSwap(...pans, { ...link, turned }) ? pans : null;
}

/** Whether two numbers without a unit are too small for pans in centimeters, so that they count servings: `gâteau pour 8`. */
const areServings = (pans: readonly PanSize[], { recipe }: AskLexicon) =>
  recipe.words.grammar.barePan !== 'inch' &&
  pans.every(({ unit, sides }) => unit === null && Math.max(...sides) < MIN_CENTIMETERS);

/** Reads a question for one pan instead of another; null for any other question. */
export function askPanSwap({ target, asked }: Question, lexicon: AskLexicon): PanSwapAnswer | null {
  if (target) return null;
  const tokens = tokensOf(asked);
  for (const at of tokens.keys()) {
    const pans = at > 0 ? pansAround(tokens, at, lexicon) : null;
    if (!pans || areServings(pans, lexicon)) continue;
    const [first, second] = pans;
    const from = panOf(first, unitOf(first, lexicon, second.unit), second.shape);
    const to = panOf(second, unitOf(second, lexicon, first.unit), first.shape);
    const joins = phraseAt(tokens, at, lexicon.recipe.list.times) !== null;
    if (joins && second.sides.length === 1 && isDepth(to.pan)) return null;
    const factor = swapFactor(from.pan, to.pan, 'area');
    return factor.ok
      ? { kind: 'pan-swap', from, to, factor: (factor.value * second.count) / first.count }
      : null;
  }
  return null;
}

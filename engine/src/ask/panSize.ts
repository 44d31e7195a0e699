import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { type Pan, panSides } from '../pans/shapes.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { LENGTH_UNITS } from '../units/measureWords.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { AskedPan } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Tokens } from './phraseRuns.ts';

/** One side of `9 inch round to 20 cm springform`; `shape` is null if it is not named. */
export interface PanSize {
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
export function panIn(tokens: Tokens, lexicon: AskLexicon): PanSize | null {
  const { list, recipe } = lexicon;
  const sizes: { sides: readonly number[]; unit: LengthUnitId | null }[] = [];
  const says = (words: AskLexicon['list']['pan']) => hasPhrase(tokens, words);
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
export const isDepth = (pan: Pan) => Math.min(...panSides(pan)) <= MAX_DEPTH;

export function panOf({ sides, shape }: PanSize, unit: LengthUnitId, usual: PanSize['shape']): AskedPan {
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
export function unitOf({ unit, sides }: PanSize, other: PanSize, { recipe }: AskLexicon): LengthUnitId {
  const isInches = recipe.words.grammar.barePan === 'inch' && Math.max(...sides) <= MAX_INCHES;
  return unit ?? other.unit ?? (isInches ? 'in' : 'cm');
}

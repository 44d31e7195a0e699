import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { type Pan, panArea } from '../pans/shapes.ts';
import { convertLength } from '../units/lengths.ts';
import { LENGTH_UNITS } from '../units/measureWords.ts';
import type { PanShapeAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { ARROWS } from './links.ts';
import { panIn, panOf, TRAY, unitOf } from './panSize.ts';
import type { Question } from './parseQuestion.ts';
import { phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';

/** The pan of a shape that bakes a cake as high: with the same area, in centimeters. */
function sameArea(area: number, shape: 'round' | 'square'): { pan: Pan; side: number } {
  if (shape === 'square') {
    const side = Math.sqrt(area);
    return { pan: { shape, side, depth: 0 }, side };
  }
  const side = 2 * Math.sqrt(area / Math.PI);
  return { pan: { shape, diameter: side, depth: 0 }, side };
}

/** The only shape that words name, beside words for pans; null if they say anything else. */
function shapeIn(tokens: Tokens, { list, recipe }: AskLexicon): 'round' | 'square' | null {
  const { fill, pan, roundPan, squarePan, has, to, howMany, by } = list;
  const { articles, of } = recipe.list;
  if (stripLeading(tokens, fill, pan, roundPan, squarePan, has, to, howMany, by, articles, of).length > 0)
    return null;
  const [round, square] = [hasPhrase(tokens, roundPan), hasPhrase(tokens, squarePan)];
  if (round === square) return null;
  return round ? 'round' : 'square';
}

type Sides = readonly (readonly [Tokens, Tokens])[];

const splits = (tokens: Tokens): Sides => tokens.map((_, at) => [tokens.slice(0, at), tokens.slice(at)]);

/**
 * The tokens of a pan and of a shape: on either side of each word that joins two pans, and in this order where that word
 * comes last: `8 inch square pan round equivalent`.
 */
const sidesOf = (tokens: Tokens, { list }: AskLexicon): Sides =>
  tokens.flatMap(({ key }, at) => {
    const end = phraseEnd(tokens, at, list.sameAs, list.to, list.instead, list.ownPan, list.fill);
    const next = ARROWS.has(key) ? at + 1 : end;
    if (next === null) return [];
    const [before, after] = [trimTokens(tokens.slice(0, at)), trimTokens(tokens.slice(next))];
    return after.length === 0 ? splits(before) : [[before, after] as const, [after, before] as const];
  });

/** Reads a question for a pan of another shape: `8 inch square to round`; null for any other question. */
export function askPanShape({ target, asked }: Question, lexicon: AskLexicon): PanShapeAnswer | null {
  if (target && target.length === undefined) return null;
  for (const [given, wanted] of sidesOf(tokensOf(asked), lexicon)) {
    const shape = shapeIn(wanted, lexicon);
    const size = shape && panIn(given, lexicon);
    if (!shape || !size?.shape || size === TRAY || size.shape === shape || size.count > 1) continue;
    const from = panOf(size, unitOf(size, lexicon), null);
    const unit = (target?.length && LENGTH_UNITS[target.length]) ?? from.unit;
    const { pan, side } = sameArea(panArea(from.pan), shape);
    return { kind: 'pan-shape', from, to: { pan, sides: [convertLength(side, 'cm', unit)], unit } };
  }
  return null;
}

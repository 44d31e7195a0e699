import type { AnyFoodId } from '../foods/foods.ts';
import { SIZES_BY_WIDTH } from '../foods/table/countedTraits.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { figuresOf } from '../text/findings/figures.ts';
import { LENGTHS } from '../units/measureWords.ts';
import type { PieceSize } from './askLexicon.ts';

/** Less is the width of strips: `2 tortillas, cut into 1-inch strips`. */
const MIN_INCHES = 4;

/** The size that a line gives a food by its width, and its place: `8 (6-inch) flour tortillas`. */
export function sizeByWidth(
  text: string,
  food: string,
  lexicon: Lexicon,
): { size: PieceSize; start: number; end: number } | null {
  const sizes = SIZES_BY_WIDTH[food as AnyFoodId];
  if (!sizes) return null;
  for (const { kind, unit, values, start, end } of figuresOf(text, lexicon)) {
    if (kind !== 'length') continue;
    const inches = (Math.max(...values) * LENGTHS[unit]) / LENGTHS.inch;
    const size = inches < MIN_INCHES ? undefined : sizes.find(([most]) => inches <= most)?.[1];
    if (size) return { size, start, end };
  }
  return null;
}

import type { PieceSize } from '../ask/askLexicon.ts';
import { phraseAt } from '../language/lexicon.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { LENGTHS, type LengthId } from '../units/measureWords.ts';
import type { Span } from './recipe.ts';
import { spanOf } from './spanOf.ts';

export const isLength = (unit: string | null): unit is LengthId =>
  unit !== null && Object.hasOwn(LENGTHS, unit);

/** Up to how many inches across foods are of a size: NDB 18364. */
const WIDTHS: Readonly<Partial<Record<string, readonly (readonly [inches: number, size: PieceSize])[]>>> = {
  'flour-tortillas': [
    [6.5, 'small'],
    [8.5, 'medium'],
    [10.5, 'large'],
    [14, 'extraLarge'],
  ],
};

/** The size of a food that a line gives by its width: `8 (6-inch) flour tortillas`. */
export function sizeByWidth({ text }: TextLine, food: string): PieceSize | null {
  const [, inches] = /(\d+(?:\.\d)?)[\s-]?(?:inch|in\b|["”″])/i.exec(text) ?? [];
  if (inches === undefined) return null;
  return WIDTHS[food]?.find(([most]) => Number(inches) <= most)?.[1] ?? null;
}

/** The inches of a food that a length measures: `6 cm Ingwer`; null for that of cuts: `1-inch cubes`, `2-inch sticks`. */
export function inchesOf(
  { tokens, read, lexicon }: TextLine,
  unit: LengthId,
  values: readonly number[],
): Span | null {
  const { start: from = 0, end = 0 } = read.parts.findLast(({ kind }) => kind === 'food') ?? {};
  const isCut = tokens.some(
    ({ start }, at) =>
      (start < end && phraseAt(tokens, at, lexicon.list.cuts)) ||
      (start >= from && start < end && phraseAt(tokens, at, lexicon.units)),
  );
  return isCut ? null : spanOf(values, LENGTHS[unit] / LENGTHS.inch);
}

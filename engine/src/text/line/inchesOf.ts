import { phraseAt } from '../../language/lexicon.ts';
import { LENGTHS, type LengthId } from '../../units/measureWords.ts';
import type { ReadText } from './textLine.ts';

export const isLength = (unit: string | null): unit is LengthId =>
  unit !== null && Object.hasOwn(LENGTHS, unit);

/** The inches in a unit that measures a food: `6 cm Ingwer`; null where it measures cuts: `1-inch cubes`, `2-inch sticks`. */
export function inchesOf({ tokens, read, lexicon }: ReadText, unit: LengthId): number | null {
  const { start: from = 0, end = 0 } = read.parts.findLast(({ kind }) => kind === 'food') ?? {};
  const isCut = tokens.some(
    ({ start }, at) =>
      (start < end && phraseAt(tokens, at, lexicon.list.cuts)) ||
      (start >= from && start < end && phraseAt(tokens, at, lexicon.units)),
  );
  return isCut ? null : LENGTHS[unit] / LENGTHS.inch;
}

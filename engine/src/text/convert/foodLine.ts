import { isMeasure, type MeasureId } from '../../units/measureWords.ts';
import type { LineAmount } from '../line/readLine.ts';
import type { TextLine } from '../line/textLine.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';

/** An ingredient line with its food and how to convert it. */
export interface FoodLine {
  line: TextLine;
  food: LineFood | null;
  options: LineOptions;
}

export type MeasuredAmount = LineAmount & { unit: MeasureId };

export const isMeasuredAmount = (amount: LineAmount): amount is MeasuredAmount => isMeasure(amount.unit);

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

/**
 * Whether a line that counts something also says how much that is, beside the count or after its food: `2 cans (14 oz)`,
 * `2 cans of tuna, 5 oz each`.
 */
export const saysSize = ({ read, mentions }: TextLine): boolean =>
  read.amounts.slice(1).some(isMeasuredAmount) || mentions.some(({ kind }) => kind === 'amount');

import type { AmountAnswer } from './askAnswer.ts';

/**
 * Whether an answer is the size of a unit in another, as for `1 cup in ml`, without any food or source.
 * `half of 526 g` is not: that will be weighed.
 */
export const isUnitSizeAnswer = ({ basis, factor, given, main }: Omit<AmountAnswer, 'food'>): boolean =>
  basis === 'exact' &&
  given.kind === 'amounts' &&
  (factor === 1 || given.amounts.some(({ unit }) => unit !== main.unit));

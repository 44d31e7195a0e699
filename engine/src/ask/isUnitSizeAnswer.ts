import type { AmountAnswer } from './askAnswer.ts';

/**
 * Whether an answer tells a unit's size in another one, as `1 cup in ml` does: no food and no source has a part in it.
 * Half of 526 g is to be weighed.
 */
export const isUnitSizeAnswer = ({ basis, factor, given, main }: Omit<AmountAnswer, 'food'>): boolean =>
  basis === 'exact' &&
  given.kind === 'amounts' &&
  (factor === 1 || given.amounts.some(({ unit }) => unit !== main.unit));

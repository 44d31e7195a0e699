import type { AmountAnswer } from './askAnswer.ts';

/**
 * Whether an answer follows from the table of units and arithmetic alone, as for `1 cup in ml` or `a third of 200 ml`,
 * without any food or source: it is exact, so no scale or jug rounds it.
 */
export const isUnitSizeAnswer = ({ basis, given }: Pick<AmountAnswer, 'basis' | 'given'>): boolean =>
  basis === 'exact' && given.kind === 'amounts';

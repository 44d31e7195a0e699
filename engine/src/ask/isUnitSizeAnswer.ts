import { UNITS } from '../units/units.ts';
import type { AmountAnswer } from './askAnswer.ts';

/**
 * Whether an answer is the size of a unit in another, as for `1 cup in ml`, without any food or source, or arithmetic
 * with a volume, as for `a third of 200 ml`: a jug's marks are up to a tenth apart. `half of 526 g` is not: that will be
 * weighed, and a scale shows it within a hundredth.
 */
export const isUnitSizeAnswer = ({ basis, factor, given, main }: Omit<AmountAnswer, 'food'>): boolean =>
  basis === 'exact' &&
  given.kind === 'amounts' &&
  (factor === 1 ||
    UNITS[main.unit].kind === 'volume' ||
    given.amounts.some(({ unit }) => unit !== main.unit));

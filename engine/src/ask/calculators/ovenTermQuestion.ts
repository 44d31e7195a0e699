import { GAS_MARKS } from '../../temperature/gasMark.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { OvenTermAnswer } from './calculatorResults.ts';
import { scalesOf } from './scalesOf.ts';

/** What old recipes call an oven in place of degrees: `what temperature is a moderate oven`. */
export function heatOfTerm(reading: CalculatorReading): OvenTermAnswer | null {
  const { left, list, heatTerms, gas } = reading;
  // Before the hot of `how hot`
  left.takeAll(list.degrees);
  const terms = left.take(heatTerms);
  if (!terms || left.take(list.oven) === null) return null;
  const scale = left.take(scalesOf(reading));
  left.takeAll(gas);
  left.takeAll(list.around);
  const rows = GAS_MARKS.filter(({ heat }) => terms.includes(heat));
  return rows.length > 0 && left.isEmpty() ? { kind: 'oven-term', rows, scale } : null;
}

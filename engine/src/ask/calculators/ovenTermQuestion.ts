import { GAS_MARKS } from '../../temperature/gasMark.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { OvenTermAnswer } from './calculatorResults.ts';

/** What old recipes call an oven in place of degrees: `what temperature is a moderate oven`. */
export function heatOfTerm(reading: CalculatorReading): OvenTermAnswer | null {
  const { left, list, heatTerms, marks, fors, countries, recipes, scales } = reading;
  // Before the hot of `how hot`
  left.takeAll(list.degrees);
  const terms = left.take(heatTerms);
  if (!terms || left.take(list.oven) === null) return null;
  const scale = left.take(scales);
  // `hot oven for Yorkshire puddings`
  const others = [marks, countries, recipes, list.roasted, list.around];
  left.takeNameBehind(fors, [...others, heatTerms]);
  for (const beside of others) left.takeAll(beside);
  const rows = GAS_MARKS.filter(({ heat }) => terms.includes(heat));
  return rows.length > 0 && left.isEmpty() ? { kind: 'oven-term', rows, scale } : null;
}

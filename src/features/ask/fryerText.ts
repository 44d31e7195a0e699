import type { FryerAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { shownDegrees } from '@gramwise/engine/temperature/dial.ts';
import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

/** What an air fryer is set to for an oven's setting, or the other way; on another scale, as a dial shows it. */
export function fryerText({ language, messages }: PartQuestion, answer: FryerAnswer): Written {
  const { value, scale, celsius, wanted, toFryer } = answer;
  const { oven, ask } = messages;
  const on = (degrees: number, of: FryerAnswer['scale']) =>
    fill(oven[of], { n: formatNumber(language, degrees, 0, 1) });
  const given = on(value, scale);
  const exact = convertTemperature(celsius, 'celsius', wanted);
  const set = wanted === scale && exact.ok ? Math.round(exact.value) : shownDegrees(celsius, wanted, 'dial');
  const number = on(set, wanted);
  const [still, fryer] = toFryer ? [given, number] : [number, given];
  return {
    number,
    sentence: fill(ask.calculators.fryer, { oven: still, fryer }),
    notes: [ask.calculators.fryerStart],
    to: 'oven',
    opens: 'oven',
  };
}

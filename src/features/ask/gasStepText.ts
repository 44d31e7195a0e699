import type { GasStepAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { fill } from '#catalogs/template.ts';
import { formatRange } from '#format/formatRange.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

/** What a step of a gas oven is in degrees, or the other way round. */
export function gasStepText({ messages }: PartQuestion, { celsius, steps, asked }: GasStepAnswer): Written {
  const { ask, oven } = messages;
  const { step, source } = ask.calculators.gasSteps;
  const [degrees, mark] = [
    fill(oven.celsius, { n: String(Math.round(celsius)) }),
    fill(step, { n: formatRange(steps) }),
  ];
  const [given, result] = asked === 'degrees' ? [mark, degrees] : [degrees, mark];
  return {
    number: `≈\u00a0${result}`,
    sentence: fill(ask.about, { given, result }),
    notes: [source],
    to: 'oven',
    opens: 'oven',
  };
}

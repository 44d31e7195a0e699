import type { EggTimeAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { EGG_DONENESS, EGG_MINUTES } from '@gramwise/engine/calculators/eggTimes.ts';
import type { EggDoneness } from '@gramwise/engine/language/calculatorWords/calculatorWords.ts';
import { fill } from '#catalogs/template.ts';
import { formatRange } from '#format/formatRange.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

/** How long an egg boils, to be as firm as asked or in each way. */
export function eggTimeText({ messages }: PartQuestion, { done }: EggTimeAnswer): Written {
  const { eggTimes } = messages.ask.calculators;
  const minutes = (doneness: EggDoneness) =>
    fill(eggTimes.minutes, { n: formatRange([...new Set(EGG_MINUTES[doneness])]) });
  const line = (doneness: EggDoneness) => fill(eggTimes[doneness], { time: minutes(doneness) });
  return {
    number: done
      ? minutes(done)
      : fill(eggTimes.minutes, { n: formatRange([EGG_MINUTES.soft[0], EGG_MINUTES.hard[1]]) }),
    sentence: done ? line(done) : EGG_DONENESS.map(line).join(' '),
    notes: [eggTimes.source],
    to: 'eggs',
  };
}

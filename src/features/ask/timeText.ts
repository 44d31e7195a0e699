import type { TimeAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { splitDuration, type TimeUnit } from '@gramwise/engine/time/duration.ts';
import { fill } from '#catalogs/template.ts';
import { formatDurationParts } from '#format/duration.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

const UNITS = ['hour', 'minute', 'second'] as const satisfies readonly TimeUnit[];

/** A time in the unit that is wanted, the rest in smaller ones, beside the same in hours or, for hours, in minutes. */
export function timeText({ language, messages }: PartQuestion, { seconds, to }: TimeAnswer): Written {
  const { ask, duration } = messages;
  const from = (unit: TimeAnswer['to']) =>
    formatDurationParts(language, duration, splitDuration(seconds, UNITS.slice(UNITS.indexOf(unit))));
  const number = from(to);
  const other = from(to === 'hour' ? 'minute' : 'hour');
  return {
    number,
    sentence: other === number ? number : fill(ask.equals, { given: other, result: number }),
    notes: [],
    to: 'cooking',
  };
}

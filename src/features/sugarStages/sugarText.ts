import { JAM_SETS_ABOVE, SUGAR_STAGES, sugarAtAltitude } from '@gramwise/engine/calculators/sugarStages.ts';
import { fahrenheitToCelsius } from '@gramwise/engine/temperature/scales.ts';
import type { DegreeScale } from '@gramwise/engine/temperature/shownBy.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { bothScales, formatDegrees } from '#format/degrees.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import { stageText } from '#tools/thermometer/stageText.ts';
import type { SugarAnswer } from './sugarForm.ts';

type Messages = Catalog['sugarStages'];

/** The degrees of a stage at an altitude in meters, on a scale. */
export function stageDegrees(
  language: Language,
  { stage, meters, scale }: { stage: (typeof SUGAR_STAGES)[number]; meters: number; scale: DegreeScale },
): string {
  const here = [stage.from, stage.to].map((fahrenheit) => {
    const lowered = sugarAtAltitude(fahrenheit, meters);
    const value = lowered.ok ? lowered.value : fahrenheit;
    return scale === 'celsius' ? fahrenheitToCelsius(value) : value;
  });
  return formatDegrees(language, here, scale);
}

/** Degrees Celsius at which jellies and jams set where water boils at a given temperature. */
export const jamSets = (boils: number) => JAM_SETS_ABOVE.map((fahrenheit) => boils + (fahrenheit * 5) / 9);

/** The stage, what it does in cold water, and the degrees there. */
export function sugarResult(
  language: Language,
  messages: Messages,
  { answer, meters, scale }: { answer: SugarAnswer; meters: number; scale: DegreeScale },
): LiveResult {
  const number = stageText(messages, answer);
  const row = SUGAR_STAGES.find(({ id }) => id === (answer.stage ?? answer.next));
  const label = answer.stage ? messages.here : messages.nextAt;
  const range = row && `${stageDegrees(language, { stage: row, meters, scale })}`;
  const seaLevel = fahrenheitToCelsius(answer.seaLevel);
  return {
    number,
    text: number,
    facts: [
      ...(row && range
        ? [{ label: fill(label, { stage: messages.stages[row.id].name }), value: range }]
        : []),
      ...(meters === 0 ? [] : [{ label: messages.seaLevel, value: bothScales(language, [seaLevel], scale) }]),
      { label: messages.boils, value: bothScales(language, [answer.boils], scale) },
      { label: messages.jam, value: bothScales(language, jamSets(answer.boils), scale) },
    ],
    remark: answer.stage ? messages.stages[answer.stage].test : messages.caution,
  };
}

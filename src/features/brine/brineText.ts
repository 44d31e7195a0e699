import type { SaltKind } from '@gramwise/engine/calculators/saltKinds.ts';
import { type MeasureSizes, measurerFor } from '@gramwise/engine/rounding/spoons.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import { shownSalt, shownVinegar } from '#tools/brine/shownSalt.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { BrineAnswer } from './brineForm.ts';

type Messages = Catalog['brine'];
export type MeasureWords = Catalog['foods']['measures'];

interface Words {
  messages: Messages;
  measures: MeasureWords;
  /** Whether spoons are those of the US, with its cups. */
  customary: boolean;
}

const METRIC: MeasureSizes = {
  cup: null,
  tablespoon: UNITS.metric_tablespoon.size,
  teaspoon: UNITS.metric_teaspoon.size,
};
const US: MeasureSizes = {
  cup: UNITS.cups.size,
  tablespoon: UNITS.tablespoons.size,
  teaspoon: UNITS.teaspoons.size,
};

/**
 * The salt in level spoons, or null where those that come closest are outside the tested range: spoons of a small batch
 * are too coarse.
 */
function spoonText(
  language: Language,
  { measures, customary }: Words,
  { answer, volume }: { answer: BrineAnswer; volume: number },
): string | null {
  const found = measurerFor(customary ? US : METRIC)(volume);
  const grams = answer.grams * (1 + (found?.error ?? Number.NaN));
  if (!found || !(grams >= answer.least && grams <= answer.most)) return null;
  const texts = found.measures.map(({ unit, whole, numerator, denominator }) =>
    unit === 'pinch' ? null : formatMeasure(language, measures, unit, whole + numerator / denominator),
  );
  return texts.includes(null) ? null : texts.join(' + ');
}

/** The tested range, rounded inward so that its ends are within it. */
export function rangeText(language: Language, { least, most }: { least: number; most: number }): string {
  const step = least < 10 ? 100 : least < 500 ? 10 : 1;
  const [low, high] = [Math.ceil(least * step - 1e-6) / step, Math.floor(most * step + 1e-6) / step];
  return `${formatNumber(language, low, 0, 2)}–${formatNumber(language, high, 0, 2)}\u00a0g`;
}

/** The grams, the spoons of that salt, the tested range and its authority. */
export function brineResult(language: Language, words: Words, answer: BrineAnswer): LiveResult {
  const { messages } = words;
  const { least, most, vinegar, method, volume } = answer;
  const spoons = volume.ok ? spoonText(language, words, { answer, volume: volume.value }) : null;
  const noSpoons = volume.ok ? messages.noSpoons.coarse : messages.noSpoons[volume.code];
  const shown = shownSalt(language, answer);
  return {
    number: shown,
    unit: messages.ofSalt,
    text: `${shown}\u00a0${messages.ofSalt}`,
    facts: [
      { label: messages.spoons, value: spoons ?? noSpoons },
      ...(vinegar > 0
        ? [
            {
              label: messages.vinegar,
              value: shownVinegar(language, vinegar),
            },
          ]
        : []),
      { label: messages.range, value: rangeText(language, { least, most }) },
    ],
    remark: messages.methods[method.id].how,
  };
}

export const saltName = (messages: Messages, { id }: SaltKind) =>
  messages.salts[id as keyof Messages['salts']];

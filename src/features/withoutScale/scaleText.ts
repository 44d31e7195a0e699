import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { FilledVessels, Vessel, VesselId } from '@gramwise/engine/vessels/countedVessels.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { joinRange } from '#format/joinRange.ts';

type Messages = Catalog['withoutScale'];

/** Fewer than this are not worth filling: half of an eighth. */
export const MIN_COUNT = 1 / 16;

/** A count as a cook fills it: `1 3/4`. */
export const countNumber = (language: Language, count: number): string =>
  fractionText(language, roundToKitchenFraction(count));

/** `1 3/4`, `glasses`. */
export const countText = (
  language: Language,
  messages: Messages,
  { id, count }: { id: VesselId; count: number },
) => ({
  number: countNumber(language, count),
  unit: selectFractionForm(language, roundToKitchenFraction(count), messages.vessels[id]),
});

/** What a vessel holds, `200–250 ml`. */
export const sizeText = (language: Language, { low, high }: Pick<Vessel, 'low' | 'high'>) =>
  `${joinRange([low, high].map((size) => formatNumber(language, size, 0, 1)))}\u00a0ml`;

/** The fewest and the most that it may be, `1 1/2–2 1/4`; null where both are shown as the same number. */
export function rangeText(language: Language, { fewest, most }: FilledVessels): string | null {
  const [low, high] = [fewest, most].map((count) => countNumber(language, count));
  return low === high ? null : `${low}–${high}`;
}

/** The result in words: `About 2 1/4 glasses of ...` */
export const answerText = (
  messages: Messages,
  values: { count: string; vessel: string; food: string; grams: string },
) => fill(messages.result, values);

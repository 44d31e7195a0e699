import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import {
  type Density,
  type FilledVessels,
  type Vessel,
  vesselsOf,
} from '@gramwise/engine/vessels/countedVessels.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import { countVessels } from './scaleForm.ts';
import { answerText, countNumber, countText, MIN_COUNT, rangeText, sizeText } from './scaleText.ts';
import { VesselDrawing } from './VesselDrawing.tsx';

interface Shown {
  /** `shown` is the count as it is written. */
  answer: FilledVessels & { vessel: Vessel; shown: number };
  name: string;
  /** The grams as typed. */
  amount: string;
  others: { country: CountryId; density: Density; decimal: '.' | ',' };
}

/** More would be a table. */
const MAX_OTHERS = 5;

/** How far a count is from one that is filled at ease, between one and six. */
const unease = (count: number) => Math.max(1 / count, count / 6, 1);

/** The same in the other vessels of the country that are easiest to fill. */
function otherVessels(
  language: Language,
  { answer, amount, others: { country, density, decimal } }: Shown,
  messages: Catalog['withoutScale'],
): LiveResult['facts'] {
  const counted = vesselsOf(country).flatMap((vessel) => {
    const filled = countVessels({ amount, holds: '' }, { density, vessel }, decimal);
    if (vessel.id === answer.vessel.id || !filled?.ok || filled.value.count < MIN_COUNT) return [];
    return [{ vessel, count: filled.value.count }];
  });
  const best = counted.toSorted((a, b) => unease(a.count) - unease(b.count)).slice(0, MAX_OTHERS);
  return counted
    .filter((row) => best.includes(row))
    .map(({ vessel, count }) => ({
      label: `${messages.vessels[vessel.id].one} (${sizeText(language, vessel)})`,
      value: countNumber(language, count),
    }));
}

/** How many vessels to fill, drawn, and how much that may differ. */
export function scaleResult(language: Language, messages: Catalog['withoutScale'], shown: Shown): LiveResult {
  const { answer, name, amount } = shown;
  const { vessel, count } = answer;
  const { number, unit } = countText(language, messages, { id: vessel.id, count });
  const range = rangeText(language, answer);
  const facts = otherVessels(language, shown, messages);
  if (count < MIN_COUNT)
    return { number: messages.tooLittle, text: messages.tooLittle, facts, remark: messages.smaller };
  return {
    number,
    unit,
    text: answerText(messages, { count: number, vessel: unit, food: name, grams: amount }),
    detail: <VesselDrawing vessel={vessel.id} count={answer.shown} />,
    facts: [...(range ? [{ label: messages.range, value: range }] : []), ...facts],
    remark: fill(vessel.low === vessel.high ? messages.exact : messages.assumed, {
      size: sizeText(language, vessel),
    }),
  };
}

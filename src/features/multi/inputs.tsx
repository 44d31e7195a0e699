import { ageOn } from '@gramwise/engine/calculators/ageOn.ts';
import { bodyMassIndex } from '@gramwise/engine/calculators/bodyMassIndex.ts';
import { parseIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { scaleAmount } from '@gramwise/engine/calculators/scale.ts';
import {
  convertMultiVolume,
  type MultiVolumeUnitId,
} from '@gramwise/engine/units/specification/multiCalculator.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { MultiTabs } from '#pages/_multi/MultiTabs.tsx';
import { MULTI_FORMS } from '#pages/_multi/multiForms.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { formsReader } from '#tests/urlReader.ts';

const TODAY = { year: 2025, month: 5, day: 20 };

export const inputs: ToolInputs = {
  view: (language) => <MultiTabs messages={messagesFor(language, 'multi', 'tool')} />,
  readers: [
    formsReader('pages/_multi/MultiTabs.tsx', MULTI_FORMS, ({ volume, recipe, bmi, age }, number) => [
      volume &&
        convertMultiVolume(
          number(volume.value),
          volume.from as MultiVolumeUnitId,
          volume.to as MultiVolumeUnitId,
        ),
      recipe &&
        scaleAmount({
          original: number(recipe.original),
          desired: number(recipe.desired),
          amount: number(recipe.amount),
        }),
      bmi && bodyMassIndex(number(bmi.height), number(bmi.weight)),
      age && ageOn(parseIsoDate(age.birth), TODAY),
    ]),
  ],
};

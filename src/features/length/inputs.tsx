import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { readSwap, resolvePan, writeSwap } from '#features/pans/swapForm.ts';
import { LengthTabs } from '#pages/_length/LengthTabs.tsx';
import { LENGTH_FORMS } from '#pages/_length/lengthForms.ts';
import { measureReaderIn } from '#tests/measureReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { formsReader, urlReader } from '#tests/urlReader.ts';

export const inputs: ToolInputs = {
  view: (language) => <LengthTabs messages={messagesFor(language, 'length', 'tool')} />,
  readers: [
    formsReader('pages/_length/LengthTabs.tsx', LENGTH_FORMS, ({ converter: submitted }, number) =>
      submitted ? convertLength(number(submitted.value), submitted.from, submitted.to) : null,
    ),
    urlReader(
      'features/pans/PanSwap.tsx',
      (query) => readSwap(query, 'en'),
      (state, query) => writeSwap(state, query, 'en'),
      ({ recipe, mine, by, unit }, decimal) => {
        const measures = { unit, decimal, reader: measureReaderIn('en') };
        const pans = [resolvePan(recipe, measures), resolvePan(mine, measures)] as const;
        return pans[0] && pans[1] && [...pans, swapFactor(pans[0], pans[1], by)];
      },
    ),
  ],
};

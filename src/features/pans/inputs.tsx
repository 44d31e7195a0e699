import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { measureReaderIn } from '#tests/measureReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { PanSwap } from './PanSwap.tsx';
import { initialSwap, readSwap, resolvePan, writeSwap } from './swapForm.ts';

export const inputs: ToolInputs = {
  view: (language) => {
    const { pans, tool } = messagesFor(language, 'pans', 'tool');
    return <PanSwap messages={pans} loading={tool.loading} />;
  },
  readers: [
    urlReader(
      'features/pans/PanSwap.tsx',
      (query) => readSwap(query, 'us'),
      (state, query) => writeSwap(state, query, [initialSwap('us')]),
      ({ recipe, mine, by, unit }, decimal) => {
        const measures = { unit, decimal, reader: measureReaderIn('en') };
        const pans = [resolvePan(recipe, measures), resolvePan(mine, measures)] as const;
        return pans[0] && pans[1] && [...pans, swapFactor(pans[0], pans[1], by)];
      },
    ),
  ],
};

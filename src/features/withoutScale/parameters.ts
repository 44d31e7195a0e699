import { VESSEL_IDS } from '@gramwise/engine/vessels/countedVessels.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'withoutScale'> = {
  example: '?ingredient=rice&amount=300&with=tablespoon',
  rows: [
    ['ingredient', 'food'],
    ['as', 'text'],
    ['amount', 'number'],
    ['with', VESSEL_IDS],
    ['holds', 'number'],
  ],
};

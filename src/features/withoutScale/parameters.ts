import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { VESSEL_IDS } from './scaleForm.ts';

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

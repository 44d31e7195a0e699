import { BRINE_METHODS } from '@gramwise/engine/calculators/brineMethods.ts';
import { saltKinds } from '@gramwise/engine/calculators/saltKinds.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { WEIGHT_UNITS } from './brineForm.ts';

export const parameters: ToolParameters<'brine'> = {
  example: '?method=pickles&weight=2&unit=kg&percent=7.7',
  rows: [
    ['method', BRINE_METHODS.map(({ id }) => id)],
    ['weight', 'number'],
    ['unit', WEIGHT_UNITS],
    ['percent', 'number'],
    ['salt', saltKinds().map(({ id }) => id)],
  ],
};

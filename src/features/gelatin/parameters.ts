import { gelatinMeasures } from '@gramwise/engine/calculators/gelatinMeasures.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

const MEASURES = gelatinMeasures().map(({ id }) => id);

export const parameters: ToolParameters<'gelatin'> = {
  example: '?amount=10&from=powder-200&to=powder-250',
  rows: [
    ['amount', 'number'],
    ['from', MEASURES],
    ['to', MEASURES],
  ],
};

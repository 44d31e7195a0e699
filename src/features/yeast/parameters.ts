import { yeastMeasures } from '@gramwise/engine/calculators/yeastMeasures.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

const MEASURES = yeastMeasures().map(({ id }) => id);

export const parameters: ToolParameters<'yeast'> = {
  example: '?amount=21&from=fresh&to=instant',
  rows: [
    ['amount', 'number'],
    ['from', MEASURES],
    ['to', MEASURES],
  ],
};

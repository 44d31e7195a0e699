import { LENGTH_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'length'> = {
  example: '?value=9&from=in&to=cm',
  rows: [
    ['tab', ['converter', 'pans']],
    ['value', 'number'],
    ['from', LENGTH_UNIT_IDS],
    ['to', LENGTH_UNIT_IDS],
  ],
};

import { LENGTH_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'length'> = {
  example: '?tab=pans&by=volume&mine=own-round~20~~5',
  rows: [
    ['tab', ['converter', 'pans']],
    ['value', 'number'],
    ['from', LENGTH_UNIT_IDS],
    ['to', LENGTH_UNIT_IDS],
    ['recipe', 'text'],
    ['mine', 'text'],
    ['by', ['area', 'volume']],
    ['unit', ['cm', 'in']],
  ],
};

import { BATTERS } from '@gramwise/engine/pans/bakingAdvice.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'pans'> = {
  example: '?by=volume&mine=own-round~20~~5',
  rows: [
    ['recipe', 'text'],
    ['mine', 'text'],
    ['by', ['area', 'volume']],
    ['unit', ['cm', 'in']],
    ['batter', BATTERS],
  ],
};

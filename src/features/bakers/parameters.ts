import { DEGREE_SCALES } from '@gramwise/engine/temperature/shownBy.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'bakers'> = {
  example: '?formula=1 kg flour%0A65 % water%0A2 % salt&total=900',
  rows: [
    ['formula', 'text'],
    ['total', 'number'],
    ['hydration', 'number'],
    ['starter', 'number'],
    ['dough', 'number'],
    ['room', 'number'],
    ['flour', 'number'],
    ['leaven', 'number'],
    ['friction', 'number'],
    ['degrees', DEGREE_SCALES],
  ],
};

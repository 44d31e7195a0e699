import { DEGREE_SCALES } from '@gramwise/engine/temperature/shownBy.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { ALTITUDE_UNITS } from './sugarForm.ts';

export const parameters: ToolParameters<'sugarStages'> = {
  example: '?temperature=115&scale=celsius&altitude=1600&unit=m',
  rows: [
    ['temperature', 'number'],
    ['scale', DEGREE_SCALES],
    ['altitude', 'number'],
    ['unit', ALTITUDE_UNITS],
  ],
};

import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { MEASURES } from './altitudeForm.ts';

export const parameters: ToolParameters<'altitude'> = {
  example: '?altitude=2240&leavening=10&sugar=200&liquid=240&oven=180&minutes=35&measures=metric',
  rows: [
    ['altitude', 'number'],
    ['leavening', 'number'],
    ['sugar', 'number'],
    ['liquid', 'number'],
    ['oven', 'number'],
    ['minutes', 'number'],
    ['measures', MEASURES],
  ],
};

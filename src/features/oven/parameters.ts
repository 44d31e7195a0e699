import { OVENS } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { MEASURED } from './ovenSetting.ts';

export const parameters: ToolParameters<'oven'> = {
  example: '?heat=350&scale=fahrenheit',
  rows: [
    ['heat', 'number'],
    ['scale', OVENS, 'ovenScale'],
    ['measured', MEASURED, 'ovenMeasured'],
  ],
};

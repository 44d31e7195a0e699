import { MULTI_VOLUME_UNIT_IDS } from '@gramwise/engine/units/specification/multiCalculator.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'multi'> = {
  example: '?tab=recipe&original=4&desired=6&amount=100',
  rows: [
    ['tab', ['volume', 'recipe', 'bmi', 'age']],
    ['value', 'number'],
    ['from', MULTI_VOLUME_UNIT_IDS],
    ['to', MULTI_VOLUME_UNIT_IDS],
    ['original', 'number'],
    ['desired', 'number'],
    ['amount', 'number'],
    ['height', 'number'],
    ['weight', 'number'],
    ['birth', 'date'],
  ],
};

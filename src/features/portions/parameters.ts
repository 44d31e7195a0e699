import { DISHES } from '@gramwise/engine/calculators/portions/portionFood.ts';
import { APPETITES } from '@gramwise/engine/calculators/portions/portions.ts';
import { PORTION_COUNTRIES, PORTION_FOOD_IDS } from '@gramwise/engine/calculators/portions/portionTable.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'portions'> = {
  example: '?food=turkey&guests=12&children=3&country=us',
  rows: [
    ['food', PORTION_FOOD_IDS],
    ['guests', 'number'],
    ['children', 'number'],
    ['dish', DISHES],
    ['appetite', APPETITES],
    ['country', PORTION_COUNTRIES],
  ],
};

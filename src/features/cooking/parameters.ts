import { LEFTOVER_FOODS, STORAGE_METHODS } from '@gramwise/engine/calculators/leftoverDays.ts';
import { MEALS } from '@gramwise/engine/calculators/planParty.ts';
import { COOKING_METHODS, PROTEINS } from '@gramwise/engine/calculators/timeByWeight.ts';
import { WEIGHT_UNITS } from '#features/cookingTime/cookingTimeForm.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'cooking'> = {
  example: '?guests=12&meal=brunch',
  rows: [
    ['tab', ['party', 'cooking-time', 'leftovers']],
    ['guests', 'number'],
    ['meal', MEALS],
    ['appetizers', ['yes', 'no']],
    ['dessert', ['yes', 'no']],
    ['children', 'number'],
    ['vegetarians', 'number'],
    ['vegans', 'number'],
    ['weight', 'number'],
    ['unit', WEIGHT_UNITS],
    ['protein', PROTEINS],
    ['method', COOKING_METHODS],
    ['ready', ['19:00']],
    ['cooked', 'date'],
    ['food', LEFTOVER_FOODS],
    ['storage', STORAGE_METHODS],
  ],
};

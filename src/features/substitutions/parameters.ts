import { SUBSTITUTE_DIETS } from '@gramwise/engine/recipes/substituteLimits.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

export const parameters: ToolParameters<'substitutions'> = {
  example: '?missing=1+cup+buttermilk&diet=vegan',
  rows: [
    ['missing', 'text'],
    ['diet', SUBSTITUTE_DIETS],
    ['without', 'text'],
  ],
};

import { EGG_COUNTRIES } from '@gramwise/engine/calculators/eggClasses.ts';
import { eggSizes } from '@gramwise/engine/calculators/eggSizes.ts';
import { EGG_PART_IDS } from '@gramwise/engine/calculators/eggs.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

const SIZES = eggSizes();

export const parameters: ToolParameters<'eggs'> = {
  example: '?eggs=1&part=white&country=cups&to=us-large',
  rows: [
    ['eggs', 'number'],
    ['part', EGG_PART_IDS],
    ['country', [...EGG_COUNTRIES, 'grams', 'cups']],
    ['size', [...new Set(SIZES.map(({ size }) => size))]],
    ['to', SIZES.map(({ id }) => id)],
  ],
};

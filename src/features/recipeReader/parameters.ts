import { COUNTRY_IDS } from '@gramwise/engine/kitchens/kitchens.ts';
import { OFFERED_SCALES } from '@gramwise/engine/recipes/servings.ts';
import { CUPS } from '@gramwise/engine/units/cups.ts';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { READER_MEASURES } from './reading/readerSettings.ts';

export const parameters: ToolParameters<'reader'> = {
  example: '?measures=metric&scale=2',
  rows: [
    ['lang', LANGUAGE_CODES],
    ['measures', READER_MEASURES],
    ['country', COUNTRY_IDS],
    ['cup', CUPS],
    ['servings', 'number'],
    ['scale', OFFERED_SCALES.map(String), 'times'],
    ['of', 'number'],
    ['have', 'number'],
    ['pan', 'text'],
    ['lines', 'text'],
    ['translate', ['yes']],
    ['step', 'number'],
  ],
};

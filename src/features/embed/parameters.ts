import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { THEMES, WHATS } from './embedSettings.ts';

export const parameters: ToolParameters<'embed'> = {
  example: '?what=food&ingredient=honey',
  rows: [
    ['what', WHATS],
    ['ingredient', 'food'],
    ['amount', 'number'],
    ['from', CONVERTER_UNIT_IDS],
    ['to', CONVERTER_UNIT_IDS],
    ['lang', LANGUAGE_CODES],
    ['theme', THEMES],
    ['accent', 'color'],
  ],
};

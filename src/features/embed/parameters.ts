import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { EMBED_KINDS, EMBED_THEMES } from './embedSettings.ts';

export const parameters: ToolParameters<'embed'> = {
  example: '?what=food&ingredient=honey',
  rows: [
    ['what', EMBED_KINDS],
    ['ingredient', 'food'],
    ['amount', 'number'],
    ['from', CONVERTER_UNIT_IDS],
    ['to', CONVERTER_UNIT_IDS],
    ['lang', LANGUAGE_CODES],
    ['theme', EMBED_THEMES],
    ['accent', 'color'],
  ],
};

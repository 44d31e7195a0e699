import { SPANISH_KINDS, spanishUnitIds } from '@gramwise/engine/units/specification/spanishConverter.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';

const UNITS = SPANISH_KINDS.flatMap((kind) => spanishUnitIds(kind));

export const parameters: ToolParameters<'spanish'> = {
  example: '?tab=volumen&value=2',
  rows: [
    ['tab', SPANISH_KINDS],
    ['value', 'number'],
    ['from', UNITS],
    ['to', UNITS],
  ],
};

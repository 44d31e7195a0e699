import { PAPER_IDS } from '@gramwise/engine/kitchens/paper.ts';
import type { ToolParameters } from '#tools/manifest/parameters.ts';
import { SHEET_PARTS, UNIT_IDS } from './sheet.ts';

export const parameters: ToolParameters<'kitchenSheet'> = {
  example: '?foods=flour,sugar,butter&units=cup,tbsp',
  rows: [
    ['foods', 'food'],
    ['units', UNIT_IDS],
    ['paper', PAPER_IDS],
    ['parts', SHEET_PARTS],
  ],
};

import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';

const WORDS_PER_MINUTE = 220;

/** Stand-ins for computed elements: a number with its unit, a table row, a row of the gas mark table. */
const FIGURE = ' 1 g';
const ROW = ' 1 g 1 g';
const OVEN_ROW = ' 1 180 160 350 moderately hot oven';

/** The reading time of an MDX text in whole minutes. */
export function readingMinutes(body: string): number {
  const text = body
    .replace(/<(?:Amount|Degrees)\b.*?\/>/gs, FIGURE)
    .replace(/<OvenTable \/>/g, OVEN_ROW.repeat(GAS_MARKS.length))
    .replace(/<\w+Table\b.*?\/>/gs, (table) => ROW.repeat(table.match(/[[,]\s*[\d'"]/g)?.length ?? 0))
    .replace(/<[^>]*>|\]\([^)]*\)/g, ' ');
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

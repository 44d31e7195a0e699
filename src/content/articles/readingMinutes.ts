import { GAS_MARKS } from '#domain/temperature/gasMark.ts';

const WORDS_PER_MINUTE = 220;

/** An element that computes a number with its unit, a table by its lists, or the table of gas marks. */
const FIGURE = /<(?:Amount|Degrees)\b.*?\/>/gs;
const TABLE = /<\w+Table\b.*?\/>/gs;
const OVEN = /<OvenTable \/>/g;

/** How long a text in MDX takes to read, in whole minutes. A figure with its unit is two words, a row four. */
export function readingMinutes(body: string): number {
  const text = body
    .replace(FIGURE, ' 1 g ')
    .replace(OVEN, '1 g 1 g '.repeat(GAS_MARKS.length))
    .replace(TABLE, (table) => ' 1 g 1 g '.repeat(table.match(/[[,]\s*[\d'"]/g)?.length ?? 0))
    .replace(/<[^>]*>|\]\([^)]*\)/g, ' ');
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

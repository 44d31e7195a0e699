const WORDS_PER_MINUTE = 220;

/** An element that computes one figure, a number with its unit; one that computes a table, by its list of rows. */
const FIGURE = /<(?:Amount|Degrees)\b.*?\/>/gs;
const TABLE = /<\w+Table\b.*?\/>/gs;

/** How long a text in MDX takes to read, in whole minutes. A figure with its unit is two words, a computed row four. */
export function readingMinutes(body: string): number {
  const text = body
    .replace(FIGURE, ' 1 g ')
    .replace(TABLE, (table) => ' 1 g 1 g '.repeat(table.match(/[[,]\s*[\d'"]/g)?.length ?? 0))
    .replace(/<[^>]*>|\]\([^)]*\)/g, ' ');
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

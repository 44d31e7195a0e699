/** More characters than any key, gesture or keyboard suggestion inserts at once. */
const MIN_BULK_LENGTH = 25;

/** Whether an edit inserted a whole text, as pasting does, rather than a few characters. */
export function isBulkInsert(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.length - head - tail >= MIN_BULK_LENGTH;
}

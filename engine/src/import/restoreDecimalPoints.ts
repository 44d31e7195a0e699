import { lettersOf } from './fillParts.ts';

/** Amount, unit and name may be separate blocks on the page. */
const MAX_BLOCKS = 3;

const NUMBER = /\d+(?:[.,]\d+)?|[¼½¾⅐-⅞]/gu;

/** A line's words without numbers and punctuation; lines with the same words are the same line. */
const wordsOf = (line: string) => lettersOf(line.replace(NUMBER, ' '));

const numbersOf = (line: string) => line.match(NUMBER) ?? [];

/** Whether `bare` is `written` without its decimal point or one side of it: `15`, `5` or `1` for `1,5`. */
function hasLost(bare: string, written: string): boolean {
  const [whole = '', part] = written.split(/[.,]/);
  if (part === undefined || /[.,]/.test(bare)) return false;
  return [whole + part, part, whole].some((rest) => rest !== '' && Number(rest) === Number(bare));
}

/** Whether a line has the numbers of another, but some without their decimal point. */
function isWithoutPoints(line: string, written: string): boolean {
  const [bare, whole] = [numbersOf(line), numbersOf(written)];
  if (bare.length === 0 || bare.length !== whole.length) return false;
  const same = bare.map((number, at) => number === whole[at]);
  return !same.every(Boolean) && bare.every((number, at) => same[at] || hasLost(number, whole[at] ?? ''));
}

const DECIMAL = /^\d*\.\d+(?=\s)/;
const FRACTION = /^(\d*)\s?([¼½¾⅐-⅞])(?=\s)/u;

/** Whether a line starts with the decimals of what another one writes as a fraction: `0.33333334326744 cup`, `⅓ cup`. */
function isFraction(line: string, written: string): boolean {
  const [decimal = ''] = DECIMAL.exec(line) ?? [];
  const [amount = '', whole, fraction = ''] = FRACTION.exec(written) ?? [];
  const [part = 0, parts = 0] = fraction.normalize('NFKD').split('\u2044').map(Number);
  const isSame = Math.abs(Number(decimal) - Number(whole) - part / parts) < 0.01;
  return isSame && lettersOf(line.slice(decimal.length)) === lettersOf(written.slice(amount.length));
}

/** A page's lines and runs of blocks, by their words. */
function linesByWords(page: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < page.length; at++)
    for (let blocks = 1; blocks <= MAX_BLOCKS && at + blocks <= page.length; blocks++) {
      const line = page.slice(at, at + blocks).join(' ');
      const words = wordsOf(line);
      if (words === '') continue;
      const lines = found.get(words);
      if (lines) lines.push(line);
      else found.set(words, [line]);
    }
  return found;
}

/**
 * Restores decimal points that a page's data lost, using the lines that the page shows: some sites turn
 * `1,5 TL` into `15 TL` or `5 TL`. So are fractions that they turn into decimals. A line that the page also shows as in
 * the data stays.
 */
export function restoreDecimalPoints(
  ingredients: readonly string[],
  page: readonly string[],
): readonly string[] {
  if (!page.some((line) => /\d[.,]\d/.test(line) || FRACTION.test(line))) return ingredients;
  const known = linesByWords(page);
  return ingredients.map((line) => {
    const same = known.get(wordsOf(line)) ?? [];
    const numbers = numbersOf(line).join(' ');
    if (same.some((pageLine) => numbersOf(pageLine).join(' ') === numbers)) return line;
    return same.find((shown) => isWithoutPoints(line, shown) || isFraction(line, shown)) ?? line;
  });
}

import { foldLetters } from '../language/foldAccents.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordPattern } from '../language/wordPattern.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import type { Source } from '../text/source.ts';
import { isMeasure, MEASURES, METRIC_ONLY_MEASURES, US_ONLY_MEASURES } from '../units/measureWords.ts';

/** Whether a text ends with a plus, perhaps with an article or `about` behind it. */
function endsWithPlus(text: string, { words: { plus, articles, about } }: Lexicon): boolean {
  const more = wordPattern([...articles, ...about]);
  return new RegExp(`(?:[+&]|${wordPattern(plus)})\\s*(?:${more}\\s*)*$`).test(foldLetters(text));
}

/**
 * Whether two amounts of a line add up: `1 cup + 250 ml`, `1 lb 4 oz`. Without a plus no word may stand between them,
 * and the second must be less than one unit of the first and of the same system: `1 lb 450 g` is the same amount twice,
 * or a mistake.
 */
export function areAddends(
  { text, lexicon }: Pick<Source, 'text' | 'lexicon'>,
  first: LineAmount,
  second: LineAmount,
): boolean {
  const between = text.slice(first.end, second.start);
  if (endsWithPlus(between, lexicon)) return true;
  // `1 cup minus 2 tbsp` is not a sum
  if (/\p{L}/u.test(between)) return false;
  if (!isMeasure(first.unit) || !isMeasure(second.unit)) return false;
  const [a, b] = [MEASURES[first.unit], MEASURES[second.unit]];
  const mixed =
    (US_ONLY_MEASURES.has(first.unit) && METRIC_ONLY_MEASURES.has(second.unit)) ||
    (METRIC_ONLY_MEASURES.has(first.unit) && US_ONLY_MEASURES.has(second.unit));
  return !mixed && a.kind === b.kind && Math.max(...second.values) * b.size < a.size;
}

/** The maximum ratio between two figures for one amount: recipes round, and cups differ. */
const ROUNDING_TOLERANCE = 1.06;

/** Whether a figure lies between `low` and `high`, allowing for rounding. */
export const isWithinRounding = (figure: number, [low, high]: readonly [number, number]) =>
  figure >= low / ROUNDING_TOLERANCE && figure <= high * ROUNDING_TOLERANCE;

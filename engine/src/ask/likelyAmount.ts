import { isContainer } from '../text/line/containers.ts';
import { isMeasure, MEASURES, METRIC_ONLY_MEASURES } from '../units/measureWords.ts';
import type { Tokens } from './phraseRuns.ts';
import type { Part } from './questionParts.ts';

/** Nobody asks for less: of a measure, and of grams or milliliters without one. */
const MIN_SHARE = 0.05;
const MIN_SIZE = 5;

/** A cook's largest pot, in milliliters, and more glasses than anybody counts. */
const MAX_LIKELY = { size: 5000, count: 20 };

export const isMetric = ({ unit = null }: Part) => isMeasure(unit) && METRIC_ONLY_MEASURES.has(unit);

/** Whether a unit is a gram or a milliliter, of which nobody needs a few. */
export const isSmall = ({ unit = null }: Part) => isMeasure(unit) && MEASURES[unit].size <= 1;

/** Whether a number counts more glasses or grams than anybody counts eggs. */
export const isLarge = ({ value = 0 }: Part) => value >= MAX_LIKELY.count;

/** Whether nobody asks for so little of a metric measure, so that its number belongs to something else: `sugar 3/4 grams`. */
export function isTooLittle(
  tokens: Tokens,
  { from, unit = null, unitFrom, value = 0, as }: Part,
  wanted?: Part,
): boolean {
  if (!isMeasure(unit) || !METRIC_ONLY_MEASURES.has(unit)) return false;
  const { size } = MEASURES[unit];
  const isPart = tokens.slice(from, unitFrom).some(({ kind, key }) => kind === 'vulgar' || key === '/');
  if (size <= 1 && (isPart || as !== 'digits')) return true;
  const asked = wanted?.unit ?? null;
  return value * size < (isMeasure(asked) ? MEASURES[asked].size * MIN_SHARE : MIN_SIZE);
}

/** Whether a number of cups or glasses is so large that it belongs to the metric unit that is left: `grams 200 cups`. */
export function isTooMany({ value = 0, unit = null }: Part, wanted: Part | undefined): boolean {
  if (!wanted || !isMetric(wanted)) return false;
  return isMeasure(unit)
    ? !METRIC_ONLY_MEASURES.has(unit) && value * MEASURES[unit].size > MAX_LIKELY.size
    : isContainer(unit) && value >= MAX_LIKELY.count;
}

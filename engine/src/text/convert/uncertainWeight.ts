import { hasPhrase } from '../../language/lexicon.ts';
import { isMeasure, MEASURES } from '../../units/measureWords.ts';
import type { TextLine } from '../line/textLine.ts';
import { sumAmounts } from './lineQuantity.ts';
import { isFewSpoons, type LineOptions } from './lineTarget.ts';

/**
 * The lowest and highest weight of a volume of an ambiguous food, if it would become a weight for a certain one:
 * half the salt spoils a brine. A weight in the line itself settles it.
 */
export function uncertainWeight(line: TextLine, options: LineOptions): readonly [number, number] | null {
  const [main, ...others] = line.read.amounts;
  if (options.system !== 'metric' || !main || !isMeasure(main.unit)) return null;
  const weighed = others.some(({ unit }) => isMeasure(unit) && MEASURES[unit].kind === 'weight');
  const base = sumAmounts([main, ...others.filter(({ role }) => role === 'plus')], options);
  if (weighed || base?.kind !== 'volume' || isFewSpoons(main.unit, base, options)) return null;
  const densities = options.sharedBy?.(line);
  if (!densities) return null;
  const [low, high] = densities;
  return [Math.round((base.values[0] ?? 0) * low), Math.round((base.values.at(-1) ?? 0) * high)];
}

/** Whether a line's measure is heaped: sources differ threefold on what it holds, so that no weight is right. */
export function isHeaped({ read: { amounts }, tokens, lexicon }: TextLine): boolean {
  const [main] = amounts;
  if (!main || !isMeasure(main.unit) || MEASURES[main.unit].kind !== 'volume') return false;
  return hasPhrase(
    tokens.filter(({ start, end }) => start >= main.start && end <= main.end),
    lexicon.list.heaped,
  );
}

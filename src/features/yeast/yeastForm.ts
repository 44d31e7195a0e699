import { convertYeast, type YeastError } from '@gramwise/engine/calculators/yeast.ts';
import type { YeastMeasure } from '@gramwise/engine/calculators/yeastMeasures.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { type MarketId, packMarkets } from '@gramwise/engine/kitchens/markets.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { Exchange } from '#tools/live/ExchangeFields.tsx';
import type { LiveConfig } from '#tools/live/liveFields.ts';

/** What cooks of a market's packs most often have, and look for. */
const STARTS: Readonly<Partial<Record<MarketId, Exchange>>> = {
  us: { amount: '1', from: 'active-dry-packet', to: 'instant-tsp' },
  de: { amount: '1', from: 'cube-42', to: 'instant-packet' },
  fr: { amount: '1', from: 'cube-42', to: 'instant' },
};
const OTHER_START: Exchange = { amount: '25', from: 'fresh', to: 'instant' };

export function yeastConfig(country: CountryId, measures: readonly YeastMeasure[]): LiveConfig<Exchange> {
  const ids = measures.map(({ id }) => id);
  const [start = OTHER_START] = packMarkets(country).flatMap((market) => STARTS[market] ?? []);
  return { start, choices: { from: ids, to: ids } };
}

/** The yeast for the same rise, in the other measure. */
export interface YeastAnswer {
  to: YeastMeasure;
  /** How many of the measure. */
  count: number;
  grams: number;
}

/** The amount in the other measure; null while nothing is typed. */
export function convertYeastFields(
  { amount, from, to }: Exchange,
  measures: readonly YeastMeasure[],
  decimal: '.' | ',',
): Result<YeastAnswer, YeastError> | null {
  const find = (id: string) => measures.find((measure) => measure.id === id);
  const [source, target] = [find(from), find(to)];
  if (amount.trim() === '') return null;
  const value = parseQuantity(amount, decimal);
  if (value === null) return fail('negative-amount');
  if (!source || !target) return fail('unknown-yeast');
  const grams = convertYeast(value * source.grams, source.kind, target.kind);
  return grams.ok ? ok({ to: target, count: grams.value / target.grams, grams: grams.value }) : grams;
}

import {
  convertGelatin,
  type GelatinError,
  type GelatinMeasure,
} from '@gramwise/engine/calculators/gelatin.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { type MarketId, packMarkets } from '@gramwise/engine/kitchens/markets.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { Exchange } from '#tools/live/ExchangeFields.tsx';
import type { LiveConfig } from '#tools/live/liveFields.ts';

/** What cooks of a market's packs read in recipes, and what they buy. */
const STARTS: Readonly<Partial<Record<MarketId, Exchange>>> = {
  us: { amount: '4', from: 'sheet-gold', to: 'powder-225' },
  de: { amount: '6', from: 'sheet-gold', to: 'packet-de' },
  fr: { amount: '10', from: 'powder-200', to: 'sheet-gold' },
};
const OTHER_START: Exchange = { amount: '6', from: 'sheet-gold', to: 'powder-200' };

export function gelatinConfig(country: CountryId, measures: readonly GelatinMeasure[]): LiveConfig<Exchange> {
  const ids = measures.map(({ id }) => id);
  const [start = OTHER_START] = packMarkets(country).flatMap((market) => STARTS[market] ?? []);
  return { start, choices: { from: ids, to: ids } };
}

export interface GelatinAnswer {
  from: GelatinMeasure;
  to: GelatinMeasure;
  count: number;
}

/** The amount in the other measure; null while nothing is typed. */
export function convertGelatinFields(
  { amount, from, to }: Exchange,
  measures: readonly GelatinMeasure[],
  decimal: '.' | ',',
): Result<GelatinAnswer, GelatinError> | null {
  const find = (id: string) => measures.find((measure) => measure.id === id);
  const [source, target] = [find(from), find(to)];
  if (amount.trim() === '' || !source || !target) return null;
  const value = parseQuantity(amount, decimal);
  if (value === null) return fail('negative-amount');
  const count = convertGelatin(value, source, target);
  return count.ok ? ok({ from: source, to: target, count: count.value }) : count;
}

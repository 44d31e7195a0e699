import type { SourceId } from '@gramwise/engine/foods/sources.ts';
import { euEggSize, type MarketId } from '@gramwise/engine/kitchens/markets.ts';

/** Whose shops national tables weigh; null for countries without a market here. Others weigh what a piece says. */
const SOURCE_MARKETS: Readonly<Partial<Record<SourceId, MarketId | null>>> = {
  usda: 'us',
  fdc: 'us',
  labels: 'us',
  fineli: 'eu',
  norway: 'eu',
  smae: 'mx',
  newZealand: null,
  ibge: null,
};

/** Where a source says that a piece is sold: a US onion stands in for Europe's. Shares of eggs are of the size they name. */
export function sourceMarket(
  piece: { id: string; food: string; market?: MarketId },
  source: SourceId,
): MarketId | undefined {
  const { id, food, market } = piece;
  const own = SOURCE_MARKETS[source];
  if (!market || own === undefined || euEggSize({ id, food, market })) return market;
  return own ?? undefined;
}

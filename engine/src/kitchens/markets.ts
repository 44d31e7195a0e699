import type { CountryId } from './kitchens.ts';

/** Where a size or a packet is sold. The United Kingdom kept the egg sizes of the European Union. */
export const MARKETS = ['us', 'eu', 'fr', 'de', 'es', 'mx', 'ca', 'ar', 'cl', 'pe'] as const;

export type MarketId = (typeof MARKETS)[number];

/** Foods that are sold in egg sizes. */
export const SIZED_EGGS = ['whole-egg', 'egg-white', 'egg-yolk'] as const;

/** The letters of EU egg sizes, by size id. */
const EU_EGG_SIZES: Readonly<Partial<Record<string, string>>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  extraLarge: 'XL',
};

/** The letter of an egg's size in the European Union; undefined for anything else. */
export const euEggSize = (piece: { id: string; food: string; market: MarketId }): string | undefined =>
  piece.market === 'eu' && SIZED_EGGS.some((egg) => egg === piece.food) ? EU_EGG_SIZES[piece.id] : undefined;

/** What no table has of a country's own shops is weighed as American shops sell it. */
const US = ['us'] as const;

/** The markets of each country, nearest first; one of its own alone if tables have little of its shops. */
const MARKETS_BY_COUNTRY: Readonly<Record<CountryId, readonly MarketId[]>> = {
  us: US,
  ca: ['ca', 'us'],
  au: US,
  nz: US,
  ar: ['ar'],
  cl: ['cl'],
  co: US,
  pe: ['pe'],
  jp: US,
  in: US,
  fr: ['fr', 'eu'],
  de: ['de', 'eu'],
  es: ['es', 'eu'],
  gb: ['eu'],
  ie: ['eu'],
  be: ['eu'],
  ch: ['eu'],
  at: ['de', 'eu'],
  mx: ['mx', 'us'],
};

/** The markets whose packs a country's recipes count; none if no table has its shops, whose packs are not American. */
export const packMarkets = (country: CountryId): readonly MarketId[] =>
  // Canada's packs are American but for those that a table has of its own.
  MARKETS_BY_COUNTRY[country].filter((market) => market !== 'us' || country === 'us' || country === 'ca');

/** Pieces in the order of markets: those sold anywhere, those of the given markets, all others. */
export function orderByMarket<Sold extends { market?: MarketId }>(
  pieces: readonly Sold[],
  markets: readonly MarketId[],
): readonly Sold[] {
  const order = [undefined, ...markets, ...MARKETS.filter((market) => !markets.includes(market))];
  return order.flatMap((market) => pieces.filter((piece) => piece.market === market));
}

/** The countries of the words that cooks of another one read, though they buy what their own shops sell. */
const WORDS_OF: Readonly<Partial<Record<CountryId, readonly CountryId[]>>> = {
  mx: ['es'],
  ar: ['es'],
  cl: ['es'],
  pe: ['es'],
  at: ['de'],
  ca: ['fr', 'us'],
};

/** The countries whose vessels have sources of their own, and whose words they share. */
const OWN_VESSELS: Readonly<Partial<Record<CountryId, CountryId>>> = { mx: 'es', at: 'de', gb: 'us' };

const readsWordsOf = (country: CountryId, kitchen: CountryId | null): kitchen is CountryId =>
  kitchen !== null && WORDS_OF[kitchen]?.includes(country) === true;

/** The country whose vessels a language's words mean, to a cook whose kitchen is known or not. */
export const wordsCountry = (country: CountryId, kitchen: CountryId | null): CountryId =>
  kitchen !== null && OWN_VESSELS[kitchen] === country ? kitchen : country;

/**
 * The markets that a language's words refer to, nearest first: those of its country, unless the cook's `kitchen` is
 * in another country that reads the same words, or in Europe where the words are those of the US.
 */
export function marketsFor(country: CountryId, kitchen: CountryId | null = null): readonly MarketId[] {
  const home = MARKETS_BY_COUNTRY[country];
  const own = kitchen ? MARKETS_BY_COUNTRY[kitchen] : home;
  if (readsWordsOf(country, kitchen)) return own.length === 1 ? [...own, ...home] : own;
  return home === US && own.includes('eu') ? ['eu'] : home;
}

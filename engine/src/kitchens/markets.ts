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

/** Whose packs and sizes the cooks of a country mean, nearest first. */
interface Shops {
  /** Those of its own shops; none where no table has them. */
  own: readonly MarketId[];
  /** Those that stand in for what no table has of its own, behind them. */
  standIn?: readonly MarketId[];
}

const EUROPE: Shops = { own: ['eu'] };
const AMERICA_FOR_OWN: Shops = { own: [], standIn: ['us'] };

/** Spanish words, so that Spain's stand in. */
const latin = (...own: MarketId[]): Shops => ({ own, standIn: ['es', 'eu'] });

const SHOPS: Readonly<Record<CountryId, Shops>> = {
  us: { own: ['us'] },
  // Canada's are American but for those that a table has of its own.
  ca: { own: ['ca', 'us'] },
  au: AMERICA_FOR_OWN,
  nz: AMERICA_FOR_OWN,
  jp: AMERICA_FOR_OWN,
  in: AMERICA_FOR_OWN,
  fr: { own: ['fr', 'eu'] },
  de: { own: ['de', 'eu'] },
  // A cube of yeast weighs 42 g as in Germany: `1 Würfel (42g) Germ`, github.com/PatrickElmer/rezepte, nuss-mohnkipferl.
  at: { own: ['de', 'eu'] },
  es: { own: ['es', 'eu'] },
  gb: EUROPE,
  ie: EUROPE,
  be: EUROPE,
  ch: EUROPE,
  mx: { own: ['mx'], standIn: ['us'] },
  ar: latin('ar'),
  cl: latin('cl'),
  pe: latin('pe'),
  co: latin(),
};

/** The markets whose packs a country's recipes count; none if no table has its shops. */
export const packMarkets = (country: CountryId): readonly MarketId[] => SHOPS[country].own;

const allMarkets = (country: CountryId): readonly MarketId[] => {
  const { own, standIn = [] } = SHOPS[country];
  return [...own, ...standIn];
};

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
  co: ['es'],
  at: ['de'],
  ca: ['fr', 'us'],
};

/** The countries whose vessels have sources of their own, and whose words they share. */
const OWN_VESSELS: Readonly<Partial<Record<CountryId, CountryId>>> = { mx: 'es', at: 'de', gb: 'us' };

/** The country whose vessels a language's words mean, to a cook whose kitchen is known or not. */
export const wordsCountry = (country: CountryId, kitchen: CountryId | null): CountryId =>
  kitchen !== null && OWN_VESSELS[kitchen] === country ? kitchen : country;

/**
 * The markets that the words of a country's language refer to, nearest first: the cook's own where cooks there read
 * these words, Europe's where a cook of Europe reads American ones, else those of the words' country.
 */
export function marketsFor(country: CountryId, kitchen: CountryId | null = null): readonly MarketId[] {
  if (kitchen === null) return allMarkets(country);
  if (WORDS_OF[kitchen]?.includes(country)) return allMarkets(kitchen);
  const isAbroad = packMarkets(kitchen).includes('eu') && packMarkets(country).includes('us');
  return isAbroad ? ['eu'] : allMarkets(country);
}

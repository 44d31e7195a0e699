import { describe, expect, it } from 'vitest';
import { COUNTRY_IDS, type CountryId } from './kitchens.ts';
import { MARKETS, type MarketId, marketsFor, packMarkets } from './markets.ts';

describe('the markets that words refer to', () => {
  it.each<[words: CountryId, kitchen: CountryId | null, markets: readonly MarketId[]]>([
    // Without a kitchen, or in one whose cooks read another language: those of the words
    ['us', null, ['us']],
    ['de', null, ['de', 'eu']],
    ['de', 'us', ['de', 'eu']],
    ['fr', 'mx', ['fr', 'eu']],
    // The cook's own shops, and what stands in for what no table has of them
    ['de', 'at', ['de', 'eu']],
    ['de', 'ch', ['de', 'eu']],
    ['fr', 'be', ['fr', 'eu']],
    ['fr', 'ca', ['ca', 'us']],
    ['us', 'ca', ['ca', 'us']],
    ['es', 'mx', ['mx', 'us']],
    ['es', 'ar', ['ar', 'es', 'eu']],
    ['es', 'co', ['es', 'eu']],
    ['us', 'au', ['us']],
    // Europe's sizes for American words
    ['us', 'gb', ['eu']],
    ['us', 'de', ['eu']],
    ['us', 'ar', ['us']],
  ])('of %s in a kitchen of %s are %j', (words, kitchen, markets) => {
    expect(marketsFor(words, kitchen)).toEqual(markets);
  });

  it('are the packs that recipes count only where shops have them', () => {
    expect(COUNTRY_IDS.filter((country) => packMarkets(country).length === 0)).toEqual([
      'au',
      'nz',
      'co',
      'jp',
      'in',
    ]);
    for (const country of COUNTRY_IDS)
      for (const market of marketsFor(country)) expect(MARKETS).toContain(market);
  });
});

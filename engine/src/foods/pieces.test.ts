import { describe, expect, it } from 'vitest';
import { PACKS } from '../../tests/packs.ts';
import { MARKETS, type MarketId, marketsFor } from '../kitchens/markets.ts';
import { FOOD_IDS, isFood, UNMEASURED_IDS } from './figures.ts';
import { PIECE_IDS, type PieceId } from './piece.ts';
import { pieceOf, piecesOf } from './pieces.ts';
import { SOURCES } from './sources.ts';

const foods = [...FOOD_IDS, ...UNMEASURED_IDS]
  .map((food) => [food, piecesOf(food)] as const)
  .filter(([, pieces]) => pieces.length > 0);

describe('pieces', () => {
  it.each(foods)('of %s have a weight and a source', (_food, pieces) => {
    for (const { id, source, grams, low = grams, high = grams, entry, others = [] } of pieces) {
      expect(PIECE_IDS).toContain(id);
      expect(SOURCES).toHaveProperty(source);
      expect(low).toBeGreaterThan(0);
      expect(grams).toBeGreaterThanOrEqual(low);
      expect(grams).toBeLessThanOrEqual(high);
      expect(entry.trim()).not.toBe('');
      for (const other of others) {
        expect(SOURCES).toHaveProperty(other.source);
        expect(other.low).toBeGreaterThanOrEqual(low);
        expect(other.high).toBeLessThanOrEqual(high);
      }
    }
  });

  it.each(foods)('of %s are not as much as four of them: a rope of sausage is no link', (_food, pieces) => {
    const [most, light] = [4, 30];
    for (const { grams, high = grams } of pieces)
      if (grams > light) expect(high).toBeLessThanOrEqual(grams * most);
  });

  it('that a source weighs as bought weigh less without what is cut off', () => {
    const grams = { g: 1, gramos: 1, Gramm: 1, kg: 1000, ounces: 28.35 };
    const measured = new RegExp(`([\\d.,]+) ?(${Object.keys(grams).join('|')})\\b`, 'g');
    const heavier = foods.flatMap(([food, pieces]) =>
      pieces.flatMap(({ entry, grams: edible }) => {
        const [sold, percent] = entry.match(/^([^≥;]+) − (\d+) %/)?.slice(1) ?? [];
        const bought = [...(sold ?? '').matchAll(measured)].map(
          ([, amount = '', unit]) => Number(amount.replace(',', '.')) * grams[unit as keyof typeof grams],
        );
        const most = Math.max(...bought) * (1 - Number(percent) / 100) * 1.02;
        return bought.length > 0 && edible > most ? [`${food}: ${entry} = ${edible}`] : [];
      }),
    );
    expect(heavier).toEqual([]);
  });

  // The tables of a country say nothing of the shops of another: SMAE is Mexico's, Matportalen Norway's
  const TABLES = {
    ...{ usda: ['us'], fdc: ['us'], labels: ['us'], fineli: ['eu'], norway: ['eu'], smae: ['mx'] },
    ...{ newZealand: [], ibge: [] },
  } satisfies Record<string, readonly MarketId[]>;
  const isAbroad = (source: string, market: MarketId) =>
    source in TABLES && !(TABLES[source as keyof typeof TABLES] as readonly string[]).includes(market);

  it.each(foods)('of %s are not widened by the shops of another market', (_food, pieces) => {
    const abroad = pieces.flatMap(({ market, others = [] }) =>
      market ? others.filter(({ source }) => isAbroad(source, market)) : [],
    );
    expect(abroad).toEqual([]);
    const named = { us: /Fineli|Matportalen|grammages/, eu: /FNDDS/ };
    for (const { market, entry } of pieces)
      if (market === 'us' || market === 'eu') expect(entry).not.toMatch(named[market]);
  });

  /** The US sizes that stand in where no table of a market has one: shares of an egg, onions, Spanish cucumbers. */
  const STAND_INS = ['egg-white', 'egg-yolk', 'onions-chopped', 'cucumber-sliced'];

  it.each(foods)('of %s are weighed in the shops that they are sold in', (food, pieces) => {
    const abroad = pieces.filter(({ market, source }) => market && isAbroad(source, market));
    expect(STAND_INS.includes(food) ? [] : abroad).toEqual([]);
  });

  // USDA counts halves of nuts and of fruit in cans; a cook counts what grows
  it.each(foods)('of %s are halves where their source weighs halves', (_food, pieces) => {
    for (const { id, entry } of pieces)
      if (/^(?:1|\d+) (?:half|halves)\b(?! a)/.test(entry)) expect(id).toBe('half');
    const [half, whole] = ['half', 'piece'].map((id) => pieces.find((piece) => piece.id === id)?.grams);
    if (half && whole) expect(Math.abs(whole / half - 2)).toBeLessThan(0.2);
  });

  it.each(foods)('of %s are there once in each market', (_food, pieces) => {
    const keys = pieces.map(({ id, market }) => `${id} ${market}`);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it.each(foods)(
    'of %s are sold in markets or anywhere, where no market would hide them',
    (_food, pieces) => {
      const odd = pieces.filter(
        ({ id, market }) => market && pieces.some((other) => other.id === id && !other.market),
      );
      expect(odd).toEqual([]);
    },
  );

  it.each(foods)('of %s grow with their size', (_food, pieces) => {
    const sizes: readonly PieceId[] = ['small', 'medium', 'large', 'extraLarge', 'jumbo'];
    for (const market of [undefined, ...MARKETS]) {
      const sold = pieces.filter((piece) => piece.market === market);
      const grams = sizes.flatMap((size) => sold.find(({ id }) => id === size)?.grams ?? []);
      expect(grams).toEqual([...grams].sort((a, b) => a - b));
    }
  });

  // `Carotte: 125 g − 11 %` weighs 111 g, of a range its middle; after `; Matportalen:` stands what another source has
  const LESS_WASTE = /^[^<≥(]*?(?:(\d[\d.]*) ?(?:–|à|bis|y|y los) ?)?(\d[\d.]*) ?(k?)g[^\d(]* − (\d+) %$/i;

  it.each(foods)('of %s weigh what their source leaves of them', (_food, pieces) => {
    for (const { entry, grams } of pieces) {
      const own = entry.split('; ').filter((part, at) => at === 0 || !/^\p{Lu}\p{Ll}+:/u.test(part));
      const match = own.map((part) => LESS_WASTE.exec(part.replaceAll(',', '.'))).find(Boolean);
      if (!match) continue;
      const [, low, high, kilo, percent] = match;
      const middle = (Number(low ?? high) + Number(high)) / 2;
      const left = middle * (kilo ? 1000 : 1) * (1 - Number(percent) / 100);
      expect(Math.abs(grams / left - 1)).toBeLessThan(0.03);
    }
  });

  // USDA weighs the medium leaf and head, the outer leaf, the regular slice; a cook who says no size may have another
  it.each(foods)('of %s that say no size have a range where their source says one', (_food, pieces) => {
    const parts: readonly PieceId[] = ['leaf', 'slice', 'stalk', 'head'];
    const sized = pieces.filter(
      ({ id, source, entry }) =>
        source === 'usda' && parts.includes(id) && /\b(?:medium|outer|regular|large)\b/.test(entry),
    );
    for (const { low = 0, high = 0 } of sized) expect(high).toBeGreaterThan(low);
  });

  it('have a market wherever an egg has a size', () => {
    const eggs = (['whole-egg', 'egg-white', 'egg-yolk'] as const).flatMap((food) => piecesOf(food));
    expect(eggs.filter(({ market }) => market === undefined)).toEqual([]);
  });

  it('names no food that has a cup as one that has none', () => {
    expect(UNMEASURED_IDS.filter(isFood)).toEqual([]);
    expect(UNMEASURED_IDS).toEqual([...new Set(UNMEASURED_IDS)]);
  });

  it('uses every kind of piece', () => {
    const used = foods.flatMap(([, pieces]) => pieces.map(({ id }) => id));
    expect(PIECE_IDS.filter((id) => !used.includes(id))).toEqual([]);
  });

  it.each([
    ['whole-egg', 'small', 38], // of the US, as in our recipes
    ['whole-egg', 'medium', 44],
    ['whole-egg', 'large', 50],
    ['whole-egg', 'extraLarge', 56],
    ['whole-egg', 'jumbo', 63],
    ['egg-white', 'large', 33],
    ['egg-yolk', 'large', 17],
    ['garlic-minced', 'clove', 3],
    ['lemon-juice', 'juiceOfOne', 48],
    ['lime-juice', 'juiceOfOne', 44],
    ['onions-chopped', 'medium', 160],
    ['bananas-mashed', 'medium', 118],
    ['butter', 'stick', 453.59237 / 4], // the pound of 1959
    ['avocado-cubed', 'piece', 136],
    ['dates-chopped', 'piece', 15.5], // the middle of 7.1 and 24 g, NDB 09087 and 09421
    ['mango-diced', 'piece', 336],
    ['walnuts-chopped', 'piece', 28 / 7], // SR26, NDB 12155: 7 nuts 28 g, 14 halves 28.35 g
    ['walnuts-chopped', 'half', 2],
    ['pecans-chopped', 'piece', 3], // NDB 12142: 19 halves 28.35 g
    ['apricots-dried', 'half', 3.5],
  ] as const)('%s, %s: %d g', (food, id, grams) => {
    expect(pieceOf(food, id)?.grams).toBe(grams);
  });

  // Delegated Reg. (EU) 2023/2465: M from 53, L from 63 and XL from 73 g with the shell, 12 % of it (NDB 01123); packets by their
  // print
  it.each([
    ['fr', 'whole-egg', 'medium', 50, 47, 55],
    ['de', 'whole-egg', 'large', 60, 55, 64],
    ['es', 'whole-egg', 'small', 42, undefined, 47],
    ['de', 'whole-egg', 'extraLarge', 69, 64, undefined],
    ['en', 'whole-egg', 'medium', 44, undefined, undefined],
    ['de', 'egg-white', 'medium', 33, undefined, undefined],
    ['fr', 'egg-yolk', 'large', 20, undefined, undefined],
    ['fr', 'baking-powder', 'sachet', 11, undefined, undefined],
    ['de', 'baking-powder', 'sachet', 16, 15, 16],
    ['es', 'baking-powder', 'sachet', 16, undefined, undefined],
    ['en', 'yeast-instant', 'sachet', 7, undefined, undefined],
    ['de', 'yeast-active-dry', 'sachet', 7, undefined, undefined],
    ['fr', 'yeast-fresh', 'cube', 42, undefined, undefined],
    ['de', 'yeast-fresh', 'cube', 42, undefined, undefined],
    ['es', 'yeast-fresh', 'cube', 25, undefined, undefined],
    ['en', 'gelatin-powder', 'sachet', 7, undefined, undefined],
    ['de', 'gelatin-powder', 'sachet', 9, undefined, undefined],
  ] as const)('in %s, %s, %s: %d g', (language, food, id, grams, low, high) => {
    const piece = pieceOf(food, id, marketsFor(PACKS[language].country));
    expect(piece?.grams).toBe(grams);
    if (low) expect(piece?.low).toBe(low);
    if (high) expect(piece?.high).toBe(high);
  });

  it('come first as they are sold where the language is spoken', () => {
    const first = (language: 'en' | 'fr' | 'de' | 'es') =>
      piecesOf('whole-egg', marketsFor(PACKS[language].country))[0];
    expect(first('en')?.market).toBe('us');
    expect(first('fr')?.market).toBe('eu');
    expect(first('de')?.market).toBe('eu');
    expect(first('es')?.market).toBe('eu');
  });

  it('are null where no source weighs them', () => {
    expect(pieceOf('water', 'piece')).toBeNull();
    expect(pieceOf('butter', 'clove')).toBeNull();
  });
});

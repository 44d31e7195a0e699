import { describe, expect, it } from 'vitest';
import { cupWeight, FOOD_IDS, fillsOf, publishedFigures, UNMEASURED_IDS } from './figures.ts';
import type { FillId } from './food.ts';
import { rangedPieces } from './listedWeights.ts';
import type { SourceId } from './sources.ts';
import { hasTrait } from './traits.ts';
import { cupSpread, pieceSpread } from './usualSpread.ts';

const CUPS = FOOD_IDS.flatMap((food) => fillsOf(food).map((fill) => ({ food, fill })));

describe('the usual spread of a cup', () => {
  // By hand: a share of (220 - grams) / 300, at most a half, halved by a second source, none of less than a tenth
  it.each<[number, FillId, number, number, number]>([
    [120, 'chopped', 0, 90, 160], // a third
    [120, 'chopped', 1, 105, 140], // a sixth
    [120, 'chopped', 2, 120, 120],
    [30, 'leaves', 0, 20, 45], // a half
    [30, 'leaves', 1, 24, 38], // a quarter
    [160, 'level', 0, 135, 190], // a fifth
    [160, 'level', 1, 145, 175], // a tenth
    [175, 'level', 1, 175, 175],
    [190, 'level', 0, 175, 210], // a tenth
    [195, 'level', 0, 195, 195],
    [237, 'level', 0, 237, 237],
    [116, 'spooned', 0, 105, 130], // a tenth
    [116, 'spooned', 1, 116, 116],
  ])('%d g, %s, by %d others: %d to %d g', (grams, fill, others, low, high) => {
    expect(cupSpread({ grams, low: grams, high: grams, others }, fill)).toEqual([low, high]);
  });

  it.each([
    [120, 110, 120, 1, 105, 140],
    [120, 90, 120, 1, 90, 120], // a third apart
    [120, 80, 125, 1, 80, 125],
    [120, 100, 120, 0, 90, 160],
    [120, 119, 121, 2, 119, 121],
  ])('of %d g and %d to %d g by %d others is %d to %d g', (grams, least, most, others, low, high) => {
    expect(cupSpread({ grams, low: least, high: most, others }, 'level')).toEqual([low, high]);
  });

  const USDA = new Set<SourceId>(['usda', 'fdc', 'usdaBulletin', 'usdaCups', 'mccormick']);
  const originOf = (source: SourceId) => (USDA.has(source) ? 'usda' : source);
  const pairs = CUPS.flatMap(({ food, fill }) => {
    const [used, ...others] = publishedFigures(food, fill);
    return used
      ? others
          .filter(({ source }) => originOf(source) !== originOf(used.source))
          .map(({ gramsPerCup }) => ({ fill, used: used.gramsPerCup, other: gramsPerCup }))
      : [];
  });

  // A difference that no range shows is less than a tenth. Of the lightest cups more would be no range: 30 to 90 g.
  it.each([
    [0, 70, 2 / 3],
    [70, 120, 0.85],
    [120, 180, 0.8],
    [180, 1000, 0.8],
  ])('of %d to %d g holds the share %d of other sources', (from, below, share) => {
    const near = pairs.filter(({ used }) => used >= from && used < below);
    const held = near.filter(({ fill, used, other }) => {
      const [low, high] = cupSpread({ grams: used, low: used, high: used, others: 0 }, fill);
      return other >= Math.min(low, used / 1.1) && other <= Math.max(high, used * 1.1);
    });
    expect(near.length).toBeGreaterThan(40);
    expect(held.length / near.length).toBeCloseTo(share, 1);
  });

  it('leaves liquids, fats, honey, sugar and flour by the spoon to their sources', () => {
    const wider = CUPS.filter(({ food, fill }) => {
      const grams = publishedFigures(food, fill).map(({ gramsPerCup }) => gramsPerCup);
      const weight = cupWeight(food, fill);
      return weight && (weight.lowest < Math.min(...grams) || weight.highest > Math.max(...grams));
    });
    const tight = ['sugar', 'honey', 'butter', 'flour', 'bread-flour', 'brown-sugar', 'oil', 'salt'];
    const named = ({ food, fill }: (typeof CUPS)[number]) =>
      hasTrait(food, 'liquid') || (tight.includes(food) && !['sifted', 'loose'].includes(fill));
    expect(wider.length).toBeGreaterThan(150);
    expect(wider.filter(named)).toEqual([]);
  });

  it('gives every light cup of a single source a range', () => {
    const narrow = CUPS.filter(({ food, fill }) => {
      const weight = cupWeight(food, fill);
      const alone = publishedFigures(food, fill).length === 1;
      return weight && alone && weight.used.gramsPerCup < 150 && !weight.isWide;
    });
    expect(narrow).toEqual([]);
  });
});

describe('the usual spread of a piece', () => {
  it.each([
    ['medium', 'fruit', 0, 80, 125],
    ['medium', 'fruit', 1, 100, 100],
    ['leaf', 'vegetables', 0, 67, 150],
    ['slice', 'bakery', 0, 80, 125],
    ['can', 'vegetables', 0, 100, 100],
    ['large', 'dairy', 0, 100, 100],
    ['piece', 'fish', 0, 100, 100],
  ] as const)('of 100 g, %s of %s, by %d others: %d to %d g', (id, category, others, low, high) => {
    expect(pieceSpread({ id, grams: 100, low: 100, high: 100, others }, category)).toEqual([low, high]);
  });

  it('holds its weight, and says nothing that reads as one figure', () => {
    const all = [...FOOD_IDS, ...UNMEASURED_IDS].flatMap((food) => rangedPieces(food));
    const wrong = all.filter(({ grams, low, high }) => !(low <= grams && grams <= high));
    expect(all.length).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
  });

  it('is none of eggs, which are sold by weight, where no law gives limits', () => {
    const eggs = rangedPieces('egg-yolk', ['us']).find(({ id }) => id === 'large');
    expect(eggs).toMatchObject({ low: 17, grams: 17, high: 17 });
  });
});

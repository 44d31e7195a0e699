import { describe, expect, it } from 'vitest';
import { cupWeight, FOOD_IDS, fillsOf, isFood, publishedFigures } from './figures.ts';
import { FILL_IDS } from './fillIds.ts';
import { FILLS } from './food.ts';
import { FOOD_GROUPS } from './foods.ts';
import { cupsIn, SOURCES } from './sources.ts';

const ways = FOOD_IDS.flatMap((food) => fillsOf(food).map((fill) => ({ food, fill })));

describe('the table of foods', () => {
  it('has each food once, by an id that a URL can hold', () => {
    const ids = Object.values(FOOD_GROUPS).flatMap((table) => Object.keys(table));
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids).toEqual(FOOD_IDS);
    expect(ids.length).toBeGreaterThanOrEqual(300);
  });

  it('fills a cup with every food, in ways that are listed', () => {
    expect(FOOD_IDS.filter((food) => fillsOf(food).length === 0)).toEqual([]);
    expect(ways.filter(({ fill }) => !FILLS.includes(fill))).toEqual([]);
  });

  it('names the source of every figure, whose weight follows from the measure', () => {
    for (const { food, fill } of ways) {
      const figures = publishedFigures(food, fill);
      expect(figures.length, `${food} ${fill}`).toBeGreaterThan(0);
      for (const figure of figures) {
        expect(SOURCES, `${food} ${fill}`).toHaveProperty(figure.source);
        expect(figure.entry.trim(), `${food} ${fill}`).not.toBe('');
        expect(figure.grams, `${food} ${fill}`).toBeGreaterThan(0);
        expect(figure.gramsPerCup * cupsIn(figure.measure), `${food} ${fill}`).toBeCloseTo(figure.grams, 8);
      }
    }
  });

  // By brand, GoodCocktails has 0.97 (Southern Comfort) to 1.18
  it('counts no liqueur as water', () => {
    const liqueurs = FOOD_IDS.filter((id) => /liqueur|limoncello|amaretto|creme-de|advocaat/.test(id));
    expect(liqueurs.length).toBeGreaterThan(8);
    for (const food of liqueurs) {
      expect(cupWeight(food, 'level')?.lowest, food).toBeGreaterThan(240);
    }
  });

  it('has each figure once', () => {
    const lines = ways.map(({ food, fill }) =>
      publishedFigures(food, fill).map((figure) => JSON.stringify(figure)),
    );
    expect(lines.filter((figures) => new Set(figures).size < figures.length)).toEqual([]);
  });

  it('has densities between those of popcorn and boiled syrup', () => {
    const odd = ways.filter(({ food, fill }) => {
      const { density } = cupWeight(food, fill) ?? { density: 0 };
      return !(density >= 0.02 && density <= 1.6);
    });
    expect(odd).toEqual([]);
  });

  it.each(ways)('$food $fill: the figure used lies between the lowest and the highest', ({ food, fill }) => {
    const weight = cupWeight(food, fill);
    expect(weight?.lowest).toBeLessThanOrEqual(weight?.used.gramsPerCup ?? 0);
    expect(weight?.highest).toBeGreaterThanOrEqual(weight?.used.gramsPerCup ?? 0);
  });
});

describe('ids of foods filled in one way', () => {
  it.each(Object.entries(FILL_IDS))('%s', (id, [food, fill]) => {
    expect(isFood(id)).toBe(false);
    expect(fillsOf(food)).toContain(fill);
  });
});

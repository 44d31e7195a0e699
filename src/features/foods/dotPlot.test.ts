import { cupWeight, FOOD_IDS, fillsOf, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutDotPlot, roundUpStep } from './dotPlot.ts';

const figure = (grams: number, used = false) => ({ name: `${grams}`, grams, used });
const flour = layOutDotPlot([[figure(125, true), figure(120)], [figure(155), figure(142)], [figure(113)]]);

describe('roundUpStep', () => {
  it.each([
    [1, 1],
    [1.2, 2],
    [2.1, 2.5],
    [3, 5],
    [7, 10],
    [40, 50],
    [0.3, 0.5],
  ])('%d', (least, step) => {
    expect(roundUpStep(least)).toBeCloseTo(step, 10);
  });
});

describe('layOutDotPlot', () => {
  it('has a row for each way, the lightest weight first, and a band if there are several', () => {
    expect(flour.rows.map(({ dots }) => dots.map(({ grams }) => grams))).toEqual([
      [120, 125],
      [142, 155],
      [113],
    ]);
    expect(flour.rows.map(({ band }) => band !== null)).toEqual([true, true, false]);
  });

  it('draws a band from the first to the last dot of its row', () => {
    for (const { band, dots } of flour.rows) {
      if (!band) continue;
      expect(band.x).toBeCloseTo(dots[0]?.x ?? 0, 10);
      expect(band.x + band.width).toBeCloseTo(dots.at(-1)?.x ?? 0, 10);
    }
  });

  it('puts ticks on the scale around the weights', () => {
    const [first, second] = flour.ticks;
    const perGram = ((second?.x ?? 0) - (first?.x ?? 0)) / ((second?.grams ?? 0) - (first?.grams ?? 0));
    const dot = flour.rows[2]?.dots[0];
    expect(dot?.x).toBeCloseTo((first?.x ?? 0) + (113 - (first?.grams ?? 0)) * perGram, 8);
  });

  it('puts no two labels on the same line', () => {
    const lines = flour.rows.flatMap(({ title, dots }) => [title, ...dots.map(({ y }) => y)]);
    const sorted = [...lines].sort((a, b) => a - b);
    expect(lines).toEqual(sorted);
    sorted.slice(1).forEach((line, index) => {
      expect(line - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(1);
    });
    expect(Math.max(...lines)).toBeLessThan(flour.axis);
  });

  it('keeps room for labels on both sides, and has two ticks or more, for any weights', () => {
    const weight = fc.double({ min: 5, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 8 }), (weights) => {
        const plot = layOutDotPlot([weights.map((grams) => figure(grams))]);
        const across = plot.rows.flatMap(({ dots }) => dots.map(({ x }) => x));
        expect(Math.min(...across)).toBeGreaterThanOrEqual(18.9);
        expect(Math.max(...across)).toBeLessThanOrEqual(81.1);
        expect(plot.ticks.length).toBeGreaterThanOrEqual(2);
        expect(plot.ticks.every(({ grams, x }) => grams >= 0 && x > 0 && x < 100)).toBe(true);
      }),
    );
  });

  it('draws every food of the table', () => {
    for (const food of FOOD_IDS) {
      const ways = fillsOf(food).map((fill) =>
        publishedFigures(food, fill).map(({ source, gramsPerCup }) => ({
          name: source,
          grams: gramsPerCup,
          used: gramsPerCup === cupWeight(food, fill)?.used.gramsPerCup,
        })),
      );
      const plot = layOutDotPlot(ways);
      expect(plot.rows.length, food).toBe(fillsOf(food).length);
      expect(plot.ticks.length, food).toBeLessThanOrEqual(6);
    }
  });
});

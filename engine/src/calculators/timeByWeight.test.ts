import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COOKING_METHODS,
  cookingTime,
  isCookingMethod,
  isProtein,
  PROTEINS,
  poundsFromKilograms,
} from './timeByWeight.ts';

describe('cookingTime', () => {
  // minutes for 1 lb, 4 lb and 2.5 lb, worked out by hand
  it.each([
    ['chicken', 'roast', 35, 95, 65],
    ['chicken', 'grill', 20, 65, 43],
    ['chicken', 'slow-cook', 90, 270, 180],
    ['beef', 'roast', 25, 70, 48],
    ['beef', 'grill', 10, 40, 25],
    ['beef', 'slow-cook', 65, 200, 133],
    ['pork', 'roast', 40, 115, 78],
    ['pork', 'grill', 23, 77, 50],
    ['pork', 'slow-cook', 90, 270, 180],
    ['fish', 'roast', 20, 65, 43],
    ['fish', 'grill', 10, 40, 25],
    ['fish', 'slow-cook', 40, 130, 85],
  ] as const)(
    '%s, %s: 1 lb %d min, 4 lb %d min, 2.5 lb %d min',
    (protein, method, onePound, fourPounds, twoAndAHalf) => {
      for (const [pounds, total] of [
        [1, onePound],
        [4, fourPounds],
        [2.5, twoAndAHalf],
      ] as const) {
        expect(cookingTime({ pounds, protein, method })).toEqual({
          ok: true,
          value: { totalMinutes: total, hours: Math.floor(total / 60), minutes: total % 60 },
        });
      }
    },
  );

  it.each([
    [0.1, 'beef', 'grill', 0, 1],
    [3, 'chicken', 'roast', 1, 15],
    [2.25, 'chicken', 'roast', 1, 0],
    [2.3, 'fish', 'roast', 0, 40], // exactly 39.5, but floats make it slightly less
    [10, 'pork', 'slow-cook', 10, 30],
  ] as const)('%d lb of %s, %s: %d h %d min', (pounds, protein, method, hours, minutes) => {
    expect(cookingTime({ pounds, protein, method })).toMatchObject({ ok: true, value: { hours, minutes } });
  });

  it.each([null, 0, -0, -1, Number.NaN, Infinity, -Infinity, 1e308])('rejects %j lb', (pounds) => {
    expect(cookingTime({ pounds, protein: 'beef', method: 'roast' })).toEqual({
      ok: false,
      code: 'invalid-weight',
    });
  });

  it('takes longer for more, and longest in the slow cooker', () => {
    const weight = fc.double({ min: 0.2, max: 100, noNaN: true });
    fc.assert(
      fc.property(weight, fc.constantFrom(...PROTEINS), (pounds, protein) => {
        const minutes = COOKING_METHODS.map((method) => {
          const [less, more] = [pounds, pounds + 1].map((lb) => cookingTime({ pounds: lb, protein, method }));
          if (!less?.ok || !more?.ok) throw new Error('a weight was refused');
          expect(more.value.totalMinutes).toBeGreaterThan(less.value.totalMinutes);
          expect(less.value.hours * 60 + less.value.minutes).toBe(less.value.totalMinutes);
          return less.value.totalMinutes;
        });
        expect(minutes[2]).toBe(Math.max(...minutes));
      }),
    );
  });

  it('converts kilograms by the definition of the pound', () => {
    expect(poundsFromKilograms(0.45359237)).toBeCloseTo(1, 12);
    expect(poundsFromKilograms(2)).toBeCloseTo(4.409_245, 6);
  });

  it('recognizes its ids', () => {
    expect(PROTEINS.every(isProtein) && COOKING_METHODS.every(isCookingMethod)).toBe(true);
    expect(isProtein('tofu') || isCookingMethod('other')).toBe(false);
  });
});

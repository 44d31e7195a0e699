import { describe, expect, it } from 'vitest';
import { findPanPreset, PAN_PRESETS } from '../pans/presets.ts';
import type { RecipePan } from './facts.ts';
import { panFactor } from './panFactor.ts';

const round = (inches: number, count: number, holds?: RecipePan['holds']): RecipePan => ({
  pan: { shape: 'round', diameter: inches * 2.54, depth: 4 },
  count,
  ...(holds && { holds }),
});
const CAKE = round(9, 2, 'liquid');
const GRATIN: RecipePan = {
  pan: { shape: 'rectangular', length: 28, width: 20, depth: 5 },
  count: 1,
  holds: 'liquid',
};
const TRAYS: RecipePan = {
  pan: { shape: 'rectangular', length: 40, width: 30, depth: 2.5 },
  count: 2,
  holds: 'layer',
};
const factor = (recipe: RecipePan, id: string, count?: number) => {
  const preset = findPanPreset(id);
  if (!preset) throw new Error(id);
  return panFactor(recipe, preset, count)?.factor;
};

describe('panFactor', () => {
  // Area of a circle: pi x r^2; of a dish: length x width. In square inches where the pan is American.
  it.each<[string, RecipePan, string, number | undefined, number]>([
    ['two 9-inch rounds (2 x 63.6) to one 13x9 (117)', CAKE, 'us-dish-13x9', 1, 117 / 127.23],
    ['two 9-inch rounds to two of 8 inches (2 x 50.3)', CAKE, 'us-round-8', 2, 100.53 / 127.23],
    ['two 9-inch rounds to one of 9 inches', CAKE, 'us-round-9', 1, 0.5],
    ['one 9-inch round to one 13x9', round(9, 1), 'us-dish-13x9', 1, 117 / 63.62],
    ['28 x 20 to 30 x 20 cm', GRATIN, 'rectangular-30x20', 1, 600 / 560],
    ['two trays to one', TRAYS, 'tray-40x30', 1, 0.5],
    ['two trays to one 13x9', TRAYS, 'us-dish-13x9', 1, (117 * 2.54 ** 2) / 2400],
  ])('by area: %s', (_, recipe, id, count, expected) => {
    expect(factor(recipe, id, count)).toBeCloseTo(expected, 3);
  });

  // Cups to the brim by American charts (craftybaking.com): Bundt 10 in 12, loaf 9x5 8. Two 9-inch pans 4 cm deep hold
  // 2 x 63.6 x 1.57 x 0.9 cubic inches; a cup is 14.44. The charts round, so within an eighth.
  it.each([
    ['us-bundt-10', 12],
    ['us-loaf-9x5', 8],
  ])('by volume: two 9-inch rounds to %s of %d cups', (id, cups) => {
    const ownCups = (2 * 63.62 * (4 / 2.54) * 0.9) / 14.44;
    expect(Math.abs((factor(CAKE, id) ?? 0) / (cups / ownCups) - 1)).toBeLessThan(0.125);
  });

  // 40 x 30 x 2.5 instead of two circles of 22.86 x 4 cm, filled to the same share of their depth.
  it('by volume where the pan is shallower, or it would overflow', () => {
    expect(factor(CAKE, 'tray-40x30')).toBeCloseTo(3000 / (2 * Math.PI * 11.43 ** 2 * 4), 3);
  });

  it('offers no loose bottom for what is thin, and no deep pan for one layer', () => {
    const refused = (recipe: RecipePan) =>
      new Set(
        PAN_PRESETS.filter((preset) => panFactor(recipe, preset)?.suits === false).map(({ kind }) => kind),
      );
    expect(refused(CAKE)).toEqual(new Set(['springform', 'tart']));
    expect(refused(GRATIN)).toEqual(new Set(['springform', 'tart']));
    expect(refused(TRAYS)).toEqual(new Set(['springform', 'tart', 'ring', 'loaf']));
    expect(refused(round(9, 1))).toEqual(new Set());
  });

  it('takes a springform where the recipe’s own is one that has to be tight', () => {
    const own: RecipePan = { ...round(9, 1, 'liquid'), kind: 'springform' };
    const refused = PAN_PRESETS.filter((preset) => panFactor(own, preset)?.suits === false);
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['tart']));
  });

  it('never fills a pan above the recipe’s share of its depth', () => {
    for (const recipe of [CAKE, GRATIN, round(9, 1)])
      for (const preset of PAN_PRESETS) {
        const times = panFactor(recipe, preset)?.factor;
        if (times === undefined) continue;
        const roundArea = recipe.count * Math.PI * 0.25 * 22.86 ** 2;
        const area = recipe === GRATIN ? 560 : roundArea;
        // What goes in, if the recipe's pans were full: its height in the new pan.
        const { pan } = preset;
        const mine =
          'diameter' in pan
            ? (Math.PI * pan.diameter ** 2) / 4
            : 'side' in pan
              ? pan.side ** 2
              : pan.length * pan.width * (pan.shape === 'oval' ? Math.PI / 4 : 1);
        expect((times * area * recipe.pan.depth) / mine, preset.id).toBeLessThanOrEqual(pan.depth * 1.0001);
      }
  });
});

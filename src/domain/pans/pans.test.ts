import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAN_SIZES } from './pans.ts';
import { findPanPreset, PAN_PRESETS } from './presets.ts';
import { type Pan, panArea, panVolume } from './shapes.ts';
import { swapFactor } from './swap.ts';

const round = (diameter: number, depth = 5): Pan => ({ shape: 'round', diameter, depth });
const square = (side: number, depth = 5): Pan => ({ shape: 'square', side, depth });
const dish = (length: number, width: number, depth = 5): Pan => ({
  shape: 'rectangular',
  length,
  width,
  depth,
});
const loaf = (length: number, width: number, depth = 7): Pan => ({ shape: 'loaf', length, width, depth });

describe('the pan size chart', () => {
  it('has these seven rows', () => {
    expect(PAN_SIZES.map(({ inches, centimeters }) => [inches, centimeters])).toEqual([
      [[6], [15.24]],
      [[8], [20.32]],
      [[9], [22.86]],
      [[10], [25.4]],
      [[12], [30.48]],
      [
        [9, 5],
        [22.86, 12.7],
      ],
      [
        [9, 13],
        [22.86, 33.02],
      ],
    ]);
  });

  it.each(PAN_SIZES)('$id: centimeters are 2.54 x inches', ({ inches, centimeters }) => {
    expect(centimeters).toHaveLength(inches.length);
    for (const [side, inch] of inches.entries()) expect(centimeters[side]).toBeCloseTo(inch * 2.54, 9);
  });
});

describe('area and volume', () => {
  it.each<[Pan, number, number]>([
    [round(20), 314.159_265, 1570.796_327],
    [round(26), 530.929_158, 2654.645_792],
    [square(20), 400, 2000],
    [dish(33.02, 22.86), 754.8372, 3774.186],
    [loaf(30, 11), 330, 2310],
  ])('%j: %d cm2, %d ml', (pan, area, volume) => {
    expect(panArea(pan)).toBeCloseTo(area, 5);
    expect(panVolume(pan)).toBeCloseTo(volume, 5);
  });
});

describe('swapFactor', () => {
  it.each<[string, Pan, Pan, 'area' | 'volume', number]>([
    ['9 in to 8 in', round(22.86), round(20.32), 'area', 0.790_123],
    ['8 in to 9 in', round(20.32), round(22.86), 'area', 1.265_625],
    ['26 to 20 cm', round(26), round(20), 'area', 0.591_716],
    ['26 to 18 cm', round(26), round(18), 'area', 0.479_29],
    ['26 to 28 cm', round(26), round(28), 'area', 1.159_763],
    ['20 to 26 cm', round(20), round(26), 'area', 1.69],
    ['8 in square to 9 in round', square(20.32), round(22.86), 'area', 0.994_02],
    ['deeper by half', round(20, 4), round(20, 6), 'volume', 1.5],
    ['deeper, by area', round(20, 4), round(20, 6), 'area', 1],
    ['loaf to square', loaf(25, 10, 8), square(20, 5), 'volume', 1],
    ['13 x 9 to 8 x 8', dish(33.02, 22.86), square(20.32), 'area', 0.547_009],
  ])('%s', (_, from, to, by, factor) => {
    const result = swapFactor(from, to, by);
    expect(result.ok && result.value).toBeCloseTo(factor, 5);
  });

  it.each<[Pan, Pan, 'area' | 'volume']>([
    [round(0), round(20), 'area'],
    [round(20), round(-20), 'area'],
    [dish(-20, -20), round(20), 'area'],
    [square(Number.NaN), round(20), 'area'],
    [square(20), loaf(Number.POSITIVE_INFINITY, 10), 'area'],
    [round(20), round(20, 0), 'volume'],
    [round(20, -5), round(20, -5), 'volume'],
    [square(1e200), square(1e-200), 'area'],
  ])('rejects %j to %j by %s', (from, to, by) => {
    expect(swapFactor(from, to, by)).toEqual({ ok: false, code: 'invalid-size' });
  });

  it('ignores depth when swapping by area', () => {
    expect(swapFactor(round(20, 0), round(20, Number.NaN), 'area')).toEqual({ ok: true, value: 1 });
  });

  it('gives 1 for a round trip, and the same factor via a third pan', () => {
    const pan = fc.constantFrom(...PAN_PRESETS).map((preset) => preset.pan);
    fc.assert(
      fc.property(pan, pan, pan, fc.constantFrom('area' as const, 'volume' as const), (a, b, c, by) => {
        const factor = (from: Pan, to: Pan) => {
          const result = swapFactor(from, to, by);
          return result.ok ? result.value : Number.NaN;
        };
        expect(factor(a, b) * factor(b, a)).toBeCloseTo(1, 12);
        expect(factor(a, b) * factor(b, c)).toBeCloseTo(factor(a, c), 9);
      }),
    );
  });
});

describe('pan presets', () => {
  it('have unique ids', () => {
    expect(new Set(PAN_PRESETS.map((preset) => preset.id)).size).toBe(PAN_PRESETS.length);
    expect(findPanPreset('us-round-9')?.pan).toEqual({ shape: 'round', diameter: 22.86, depth: 5.08 });
    expect(findPanPreset('toString')).toBeNull();
  });

  const american = PAN_PRESETS.flatMap((preset) => ('inches' in preset ? [preset] : []));
  it.each(american)('$id: centimeters are 2.54 x inches', ({ inches, pan }) => {
    const { shape: _, ...measures } = pan;
    const centimeters = Object.values(measures);
    expect(centimeters).toHaveLength(inches.length === 3 && pan.shape === 'square' ? 2 : inches.length);
    const wanted = pan.shape === 'square' ? inches.slice(1) : inches;
    for (const [side, inch] of wanted.entries()) expect(centimeters[side]).toBeCloseTo(inch * 2.54, 9);
  });

  it.each(PAN_PRESETS)('$id holds between half a liter and five', ({ pan }) => {
    expect(panVolume(pan)).toBeGreaterThan(500);
    expect(panVolume(pan)).toBeLessThan(5000);
  });
});

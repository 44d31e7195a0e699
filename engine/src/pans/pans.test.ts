import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCloserPan } from './findCloserPan.ts';
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
    [round(20), 314.159_265, 0.9 * 1570.796_327],
    [round(26), 530.929_158, 0.9 * 2654.645_792],
    [square(20), 400, 1800],
    [dish(33.02, 22.86), 754.8372, 0.9 * 3774.186],
    [{ shape: 'oval', length: 32, width: 20, depth: 5 }, 502.654_825, 0.9 * 2513.274_123],
    [loaf(30, 11), 330, 0.85 * 2310],
    // Oetker: a 22 cm Gugelhupf pan takes the recipe of a 30 x 11 cm loaf pan.
    [{ shape: 'ring', diameter: 22, depth: 8 }, 330, 1980],
  ])('%j: %d cm2, %d ml', (pan, area, volume) => {
    expect(panArea(pan)).toBeCloseTo(area, 5);
    expect(panVolume(pan)).toBeCloseTo(volume, 5);
  });
});

describe('volumes beside those of published charts', () => {
  /** Cups to the brim: craftybaking.com, browneyedbaker.com, Time Inc. 2008. They round to whole cups, usually down. */
  const CHARTS: readonly (readonly [id: string, cups: number])[] = [
    ['us-round-6', 4],
    ['us-round-8', 6],
    ['us-round-9', 8],
    ['us-round-10', 11],
    ['us-springform-9', 12],
    ['us-springform-10', 12],
    ['us-square-8', 8],
    ['us-square-9', 10],
    ['us-square-10', 12],
    ['us-dish-11x7', 10], // words-cat.com, 2022-06-20; others print 6, but its sides make 10.7
    ['us-dish-13x9', 14],
    ['us-loaf-8.5x4.5', 6],
    ['us-loaf-9x5', 8],
    ['us-bundt-9', 9],
    ['us-bundt-10', 12],
  ];
  const LOAF = ['us-loaf-8x4', 4] as const;
  const CUP = 236.588;
  /** How far our volume is from the chart's. */
  const differs = ([id, cups]: readonly [string, number]) => {
    const preset = findPanPreset(id);
    return preset ? panVolume(preset.pan) / (cups * CUP) - 1 : Number.NaN;
  };

  it('knows every American pan', () => {
    const american = PAN_PRESETS.filter(({ origin }) => origin === 'us').map(({ id }) => id);
    expect([...CHARTS, LOAF].map(([id]) => id).sort()).toEqual([...american].sort());
  });

  it.each(CHARTS)('%s, %d cups: within an eighth', (...row) => {
    expect(Math.abs(differs(row))).toBeLessThan(0.125);
  });

  // An 8x4 loaf pan has 84% of the top area of an 8.5x4.5 one, but charts give it 67% of the cups.
  it('an 8x4 loaf pan: the charts contradict themselves', () => {
    expect(differs(LOAF)).toBeCloseTo(0.18, 2);
  });

  it('are neither above nor below them on average', () => {
    const sorted = CHARTS.map(differs).sort((a, b) => a - b);
    expect(Math.abs(sorted[Math.floor(sorted.length / 2)] ?? 1)).toBeLessThan(0.02);
  });
});

describe('closerPan', () => {
  it.each<[recipe: string, mine: string, by: 'area' | 'volume', closer: string | null, factor: number]>([
    ['springform-26', 'springform-20', 'area', 'springform-24', 0.852],
    ['springform-26', 'springform-20', 'volume', 'springform-24', 0.852],
    ['springform-20', 'springform-26', 'area', 'springform-22', 1.21],
    ['springform-26', 'springform-24', 'area', null, 0],
    ['us-round-9', 'springform-20', 'area', 'springform-22', 0.926],
    ['us-round-9', 'us-round-8', 'area', null, 0],
    ['us-round-9', 'us-round-6', 'area', 'us-round-8', 0.79],
    ['tray-40x30', 'springform-20', 'area', 'springform-30', 0.589],
    ['kastenform-30', 'kastenform-25', 'area', null, 0],
    ['springform-26', 'springform-28', 'area', null, 0],
  ])('%s in %s by %s: %s', (recipe, mine, by, closer, factor) => {
    const [from, to] = [findPanPreset(recipe), findPanPreset(mine)];
    const found = from && to && findCloserPan(from.pan, to, by);
    expect(found?.preset.id ?? null).toBe(closer);
    expect(found?.factor ?? 0).toBeCloseTo(factor, 3);
  });

  it('finds nothing for sizes that no pan has', () => {
    const mine = findPanPreset('springform-20');
    expect(mine && findCloserPan(round(0), mine, 'area')).toBeNull();
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
    ['loaf to square', loaf(25, 10, 8), square(20, 5), 'volume', 0.9 / 0.85],
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

  it.each<[id: string, pan: Pan]>([
    ['us-springform-10', { shape: 'round', diameter: 25.4, depth: 6.35 }],
    ['us-square-9', { shape: 'square', side: 22.86, depth: 5.08 }],
    ['us-dish-13x9', { shape: 'rectangular', length: 33.02, width: 22.86, depth: 5.08 }],
    ['us-loaf-8.5x4.5', { shape: 'loaf', length: 21.59, width: 11.43, depth: 6.35 }],
    ['us-bundt-10', { shape: 'ring', diameter: 25.4, depth: 8.89 }],
    ['tart-28', { shape: 'round', diameter: 28, depth: 3 }],
    ['gratin-32x20', { shape: 'oval', length: 32, width: 20, depth: 5 }],
    ['tray-40x30', { shape: 'rectangular', length: 40, width: 30, depth: 2.5 }],
  ])('%s has measures in centimeters', (id, { shape, ...measures }) => {
    const { shape: found, ...sizes } = findPanPreset(id)?.pan ?? { shape: null };
    expect(found).toBe(shape);
    expect(Object.keys(sizes)).toEqual(Object.keys(measures));
    for (const [name, size] of Object.entries(sizes)) {
      expect(size).toBeCloseTo(measures[name as keyof typeof measures], 9);
    }
  });

  it('have every springform from 16 to 30 cm', () => {
    const sizes = PAN_PRESETS.filter(({ kind, origin }) => kind === 'springform' && origin === 'europe');
    expect(sizes.map(({ id }) => id)).toEqual(
      [16, 18, 20, 22, 24, 26, 28, 30].map((size) => `springform-${size}`),
    );
  });

  it.each(PAN_PRESETS)('$id holds between half a liter and five', ({ pan }) => {
    expect(panVolume(pan)).toBeGreaterThan(500);
    expect(panVolume(pan)).toBeLessThan(5000);
  });
});

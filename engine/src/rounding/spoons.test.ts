import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MeasuredVolume, type MeasureSizes, measurerFor } from './spoons.ts';

const US = { cup: 236.5882365, tablespoon: 14.78676478125, teaspoon: 4.92892159375 };
const AUSTRALIA: MeasureSizes = { cup: 250, tablespoon: 20, teaspoon: 5 };
const METRIC: MeasureSizes = { cup: 250, tablespoon: 15, teaspoon: 5 };
const JAPAN: MeasureSizes = { cup: 200, tablespoon: 15, teaspoon: 5 };
const FRANCE: MeasureSizes = { cup: null, tablespoon: 15, teaspoon: 5 };
const KITCHENS = [US, AUSTRALIA, METRIC, JAPAN, FRANCE];

/** `1 1/4 cup + 1 teaspoon`. */
function written(measured: MeasuredVolume | null): string | null {
  if (measured === null) return null;
  return measured.measures
    .map(({ unit, whole, numerator, denominator }) =>
      [whole || null, numerator ? `${numerator}/${denominator}` : null, unit].filter(Boolean).join(' '),
    )
    .join(' + ');
}

describe('measuring with the measures of a kitchen', () => {
  it.each<[MeasureSizes, number, string]>([
    [US, US.teaspoon / 16, '1 pinch'],
    [US, US.teaspoon / 8, '1/8 teaspoon'],
    [US, (US.teaspoon * 3) / 8, '1/4 teaspoon + 1/8 teaspoon'],
    [US, (US.teaspoon * 3) / 4, '3/4 teaspoon'],
    [US, US.teaspoon * 1.5, '1/2 tablespoon'],
    // One spoon rather than two kinds: not 1/2 tablespoon + 1/4 teaspoon
    [US, US.teaspoon * 1.75, '1 3/4 teaspoon'],
    [US, US.teaspoon * 2, '2 teaspoon'],
    [US, US.teaspoon * 2.25, '2 1/4 teaspoon'],
    [US, 15, '1 tablespoon'],
    [US, US.tablespoon * 3, '3 tablespoon'],
    [US, US.tablespoon * 4, '1/4 cup'],
    [US, 60, '1/4 cup'],
    // Halves and thirds as cookbooks print them
    [US, (US.cup * 3) / 8, '1/4 cup + 2 tablespoon'],
    [US, (US.cup * 5) / 8, '1/2 cup + 2 tablespoon'],
    [US, US.cup / 6, '2 tablespoon + 2 teaspoon'],
    [US, 93.6, '1/3 cup + 1 tablespoon'],
    [US, 189, '3/4 cup + 2 teaspoon'],
    [US, 250, '1 cup + 1 tablespoon'],
    [US, 473, '2 cup'],
    [US, 1000, '4 1/4 cup'],
    [US, 5000, '21 cup'],
    [METRIC, 250, '1 cup'],
    [METRIC, 100, '1/3 cup + 1 tablespoon'],
    [AUSTRALIA, 20, '1 tablespoon'],
    [AUSTRALIA, 15, '3 teaspoon'],
    [AUSTRALIA, 145, '1/2 cup + 1 tablespoon'],
    [JAPAN, 100, '1/2 cup'],
    [JAPAN, 215, '1 cup + 1 tablespoon'],
    [FRANCE, 15, '1 tablespoon'],
    [FRANCE, 100, '6 tablespoon + 2 teaspoon'],
  ])('%o: %d ml', (sizes, milliliters, expected) => {
    expect(written(measurerFor(sizes)(milliliters))).toBe(expected);
  });

  it('says how far off the measures are', () => {
    expect(measurerFor(METRIC)(252)?.error).toBeCloseTo(250 / 252 - 1, 12);
    expect(measurerFor(METRIC)(248)?.error).toBeCloseTo(250 / 248 - 1, 12);
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, US.teaspoon / 17, 237_000])(
    'has no measures for %d ml',
    (milliliters) => expect(measurerFor(US)(milliliters)).toBeNull(),
  );

  it('measures no more than 16 tablespoons where there is no cup', () => {
    expect(written(measurerFor(FRANCE)(240))).toBe('16 tablespoon');
    expect(measurerFor(FRANCE)(241)).toBeNull();
  });
});

describe('properties', () => {
  const kitchen = fc.constantFrom(...KITCHENS);
  /** Teaspoons up to 20 cups, as many small amounts as large ones; without a cup up to 16 tablespoons. */
  const amount = (sizes: MeasureSizes, min = 1 / 16) => {
    const max = sizes.cup === null ? 16 * sizes.tablespoon : 20 * sizes.cup;
    return fc
      .double({ min: Math.log(min * sizes.teaspoon + 1e-6), max: Math.log(max), noNaN: true })
      .map(Math.exp);
  };
  const asked = (min?: number) =>
    kitchen.chain((sizes) => amount(sizes, min).map((volume) => ({ sizes, volume })));

  const inMilliliters = (measured: MeasuredVolume, sizes: MeasureSizes) =>
    measured.measures.reduce((sum, { unit, whole, numerator, denominator }) => {
      const size = unit === 'pinch' ? sizes.teaspoon / 16 : (sizes[unit] ?? Number.NaN);
      return sum + size * (whole + numerator / denominator);
    }, 0);

  it('takes three kinds of measures at most, and tells their error', () => {
    fc.assert(
      fc.property(asked(), ({ sizes, volume }) => {
        const measured = measurerFor(sizes)(volume);
        if (measured === null) throw new Error(`no measures for ${volume} ml`);
        expect(measured.measures.length).toBeGreaterThan(0);
        expect(measured.measures.length).toBeLessThanOrEqual(3);
        expect(inMilliliters(measured, sizes) / volume - 1).toBeCloseTo(measured.error, 9);
      }),
    );
  });

  it('is within 1/16 teaspoon up to 2 teaspoons, and within 3.2 % from there on', () => {
    fc.assert(
      fc.property(asked(), ({ sizes, volume }) => {
        const error = Math.abs(measurerFor(sizes)(volume)?.error ?? 1);
        const spoons = volume / sizes.teaspoon;
        expect(spoons < 2 ? error * spoons : error).toBeLessThanOrEqual(spoons < 2 ? 1 / 15 : 0.032);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never worse than the best single measure, beyond what a cook can level', () => {
    fc.assert(
      fc.property(asked(), ({ sizes, volume }) => {
        const single = [
          ...[1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4].map((part) => part * (sizes.cup ?? Number.NaN)),
          ...[1, 2, 3, 1 / 2].map((part) => part * sizes.tablespoon),
          ...[1, 1 / 2, 1 / 4, 1 / 8].map((part) => part * sizes.teaspoon),
        ].map((size) => Math.abs(size / volume - 1));
        const best = Math.min(...single.filter(Number.isFinite));
        expect(Math.abs(measurerFor(sizes)(volume)?.error ?? 1)).toBeLessThanOrEqual(best + 1e-9);
      }),
    );
  });

  it('measures more for more: at least from 7 % more on, above 2 teaspoons', () => {
    fc.assert(
      fc.property(asked(2), ({ sizes, volume }) => {
        const measure = measurerFor(sizes);
        const [less, more] = [measure(volume), measure(volume * 1.07)];
        if (less === null || more === null) return;
        expect(inMilliliters(more, sizes)).toBeGreaterThanOrEqual(inMilliliters(less, sizes) - 1e-9);
      }),
    );
  });
});

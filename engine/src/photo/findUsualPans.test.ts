import { describe, expect, it } from 'vitest';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';
import { findUsualPans } from './findUsualPans.ts';

const nearest = (sides: readonly number[]) => findUsualPans({ sides, error: 0 }, 'europe').nearest;
const within = (sides: readonly number[], error: number) =>
  findUsualPans({ sides, error }, 'europe').within.map(({ id }) => id);

describe('the usual pan nearest to a size', () => {
  it('is round for a diameter, and rectangular for two sides', () => {
    expect(nearest([26.3])?.pan).toMatchObject({ shape: 'round', diameter: 26 });
    expect(nearest([33, 22.9])?.pan.shape).toBe('rectangular');
    expect(nearest([20.4, 20.1])?.pan.shape).toBe('square');
  });

  it('is a listed pan for its own sides; of two identical ones, that of the cook’s country', () => {
    for (const { pan, origin } of PAN_PRESETS.filter((preset) => preset.pan.shape === 'round')) {
      const found = findUsualPans({ sides: [panSides(pan)[0]], error: 0 }, origin).nearest;
      expect(found).toMatchObject({ origin, pan: { shape: 'round', diameter: panSides(pan)[0] } });
    }
  });

  it.each([[[0]], [[500]], [[Number.NaN]], [[30, 1]], [[]]])('is none for %j', (sides) => {
    expect(nearest(sides)).toBeNull();
    expect(within(sides, 1)).toEqual([]);
  });
});

describe('the usual pans within a range', () => {
  it.each([
    // review: 28.1 ± 2.8 cm is not only a springform of 28 cm; 10 inches are 25.4 cm.
    [
      [28.1],
      2.8,
      [
        'springform-28',
        'tart-28',
        'springform-30',
        'tart-30',
        'springform-26',
        'tart-26',
        'us-round-10',
        'us-springform-10',
        'us-bundt-10',
      ],
    ],
    [[26.2], 0.3, ['springform-26', 'tart-26']],
    [[27], 0.5, []],
    [[22.2], 0.3, ['springform-22', 'gugelhupf-22']],
    // 9 x 5 inches are 22.9 x 12.7 cm.
    [[24.8, 11.3], 0.5, ['kastenform-25']],
    [[24.5, 11.8], 2, ['kastenform-25', 'us-loaf-9x5']],
  ])('%j ± %d cm', (sides, error, ids) => {
    expect(within(sides, error)).toEqual(ids);
  });

  it('hold each listed pan for its own sides, but an oval one, which has no corners', () => {
    for (const { id, pan } of PAN_PRESETS) {
      const [length, width] = panSides(pan);
      const sides = 'diameter' in pan ? [length] : [length, width];
      expect(within(sides, 0).includes(id), id).toBe(pan.shape !== 'oval');
    }
  });
});

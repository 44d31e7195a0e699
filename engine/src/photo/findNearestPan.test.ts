import { describe, expect, it } from 'vitest';
import { PAN_PRESETS } from '../pans/presets.ts';
import { panSides } from '../pans/shapes.ts';
import { findNearestPan } from './findNearestPan.ts';

const shapeOf = (sides: readonly number[]) => findNearestPan(sides, 'europe')?.pan.shape;

describe('the usual pan nearest to a size', () => {
  it('is round for a diameter, and rectangular for two sides', () => {
    expect(findNearestPan([26.3], 'europe')?.pan).toMatchObject({ shape: 'round', diameter: 26 });
    expect(shapeOf([33, 22.9])).toBe('rectangular');
    expect(shapeOf([20.4, 20.1])).toBe('square');
  });

  it('is a listed pan for its own sides; of two identical ones, that of the cook’s country', () => {
    for (const { pan, origin } of PAN_PRESETS.filter((preset) => preset.pan.shape === 'round')) {
      const found = findNearestPan([panSides(pan)[0]], origin);
      expect(found).toMatchObject({ origin, pan: { diameter: panSides(pan)[0] } });
    }
  });

  it.each([[[0]], [[500]], [[Number.NaN]], [[30, 1]], [[]]])('is none for %j', (sides) => {
    expect(findNearestPan(sides, 'europe')).toBeNull();
  });
});

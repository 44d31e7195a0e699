import { describe, expect, it } from 'vitest';
import { type BakingAdvice, type Batter, bakingAdvice } from './bakingAdvice.ts';
import { findPanPreset } from './presets.ts';
import type { SwapBy } from './swap.ts';

const pan = (id: string) => {
  const preset = findPanPreset(id);
  if (!preset) throw new Error(id);
  return preset;
};

const advise = (recipe: string, mine: string, by: SwapBy, batter: Batter): readonly BakingAdvice[] =>
  bakingAdvice({ recipe: pan(recipe).pan, mine: pan(mine).pan, by, batter, kind: pan(mine).kind });

describe('bakingAdvice', () => {
  it.each([
    // The same depth keeps the height by area and by volume.
    ['springform-26', 'springform-20', 'area', 'cake', ['same-time', 'two-thirds']],
    ['springform-26', 'springform-20', 'volume', 'cake', ['same-time', 'two-thirds']],
    // Custard runs out of a springform, not out of a dish.
    ['springform-26', 'springform-20', 'area', 'liquid', ['leaks', 'same-time']],
    ['springform-26', 'us-square-8', 'area', 'dough', ['overflows', 'same-time', 'half']],
    // A tart pan of 3 cm filled as high as a springform of 6.5 cm overflows; filled to the same share it is thin.
    ['springform-26', 'tart-28', 'area', 'cake', ['overflows', 'same-time', 'two-thirds']],
    ['springform-26', 'tart-28', 'volume', 'cake', ['sooner', 'two-thirds']],
    ['tart-28', 'springform-26', 'volume', 'cake', ['longer', 'two-thirds']],
    ['us-dish-13x9', 'kastenform-25', 'area', 'layer', ['no-layer', 'same-time']],
  ] as const)('%s to %s by %s with %s', (recipe, mine, by, batter, advice) => {
    expect(advise(recipe, mine, by, batter)).toEqual(advice);
  });
});

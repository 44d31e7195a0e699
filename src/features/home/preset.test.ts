import { describe, expect, it } from 'vitest';
import { presetPath } from './preset.ts';

describe('presetPath', () => {
  it.each([
    [
      { ingredient: 'flour', amount: 1, from: 'cups', to: 'grams' },
      '/?ingredient=flour&amount=1&from=cups&to=grams#converter',
    ],
    [{ amount: 1, from: 'cups', to: 'milliliters' }, '/?amount=1&from=cups&to=milliliters#converter'],
  ] as const)('%o', (preset, path) => expect(presetPath(preset)).toBe(path));
});

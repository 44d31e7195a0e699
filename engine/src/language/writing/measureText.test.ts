import { describe, expect, it } from 'vitest';
import { PACK_CODES, type PackCode } from '../../../tests/packs.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import { measureText } from './measureText.ts';
import { writingOf } from './writings.ts';

const THIRD = [
  { unit: 'cup', values: [1 / 3] },
  { unit: 'tbsp', values: [1] },
];

describe('a measure', () => {
  it.each<[PackCode, readonly ShownMeasure<string>[], string]>([
    ['en', THIRD, '1/3 cup + 1 tbsp'],
    ['fr', THIRD, '1/3 tasse + 1 c. à soupe'],
    ['de', THIRD, '1/3 Tasse + 1 EL'],
    ['es', THIRD, '1/3 taza + 1 cda'],
    // The singular is for 1 and less; in French for all below 2.
    ['en', [{ unit: 'cup', values: [1.5] }], '1 1/2 cups'],
    ['fr', [{ unit: 'cup', values: [1.5] }], '1 1/2 tasse'],
    ['de', [{ unit: 'cup', values: [1, 2] }], '1–2 Tassen'],
    ['es', [{ unit: 'pinch', values: [1] }], '1 pizca'],
    ['en', [{ unit: 'kg', values: [1.235] }], '1.235 kg'],
    ['de', [{ unit: 'kg', values: [0.905, 1.36] }], '0,905–1,36 kg'],
    ['fr', [{ unit: 'oz', values: [2.1] }], '2,1 oz'],
    ['en', [{ unit: 'inch', values: [3 / 16] }], '3/16 inch'],
    ['es', [{ unit: 'inch', values: [8.5] }], '8 1/2 pulgadas'],
    ['de', [{ unit: 'C', values: [180] }], '180 °C'],
    ['en', [{ unit: 'g', values: [250, 250] }], '250 g'],
  ])('in %s: %j is %j', (language, shown, expected) => {
    expect(measureText(shown, writingOf(language))).toBe(expected);
  });

  it('has no digits left out of next to nothing', () => {
    for (const language of PACK_CODES) {
      expect(measureText([{ unit: 'g', values: [0.0035] }], writingOf(language))).toMatch(/^0[.,]0035 g$/);
    }
  });
});

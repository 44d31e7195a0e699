import { type BmiCategory, bodyMassIndex } from '@gramwise/engine/calculators/bodyMassIndex.ts';
import { MULTI_VOLUME_UNIT_IDS } from '@gramwise/engine/units/specification/multiCalculator.ts';
import { describe, expect, it } from 'vitest';
import { CATALOGS } from '#catalogs/messages.ts';

/** The category of an index, since at a height of 1 m the index equals the weight. */
const classOf = (index: number): BmiCategory | null => {
  const result = bodyMassIndex(100, index);
  return result.ok ? result.value.category : null;
};

describe('the BMI categories', () => {
  const { ranges } = CATALOGS.en.multi.bmi;
  it.each(Object.entries(ranges))('%s matches its range in the table, %s', (category, range) => {
    const [first = 0, second] = (range.match(/[\d.]+/g) ?? []).map(Number);
    const begins = category === 'underweight' ? 1 : first;
    const ends = category === 'underweight' ? first : second;
    expect(classOf(begins)).toBe(category);
    if (ends !== undefined) {
      expect(classOf(ends - 0.001)).toBe(category);
      expect(classOf(ends)).not.toBe(category);
    }
  });
});

it('names every volume', () => {
  expect(Object.keys(CATALOGS.en.multi.volume.units)).toEqual([...MULTI_VOLUME_UNIT_IDS]);
});

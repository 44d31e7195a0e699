import { describe, expect, it } from 'vitest';
import { HOUSEHOLD, householdMeasure } from '../kitchens/household.ts';
import { householdWeights } from './householdWeights.ts';
import { SOURCES } from './sources.ts';

const rows = Object.values(HOUSEHOLD).flatMap((measures) => Object.values(measures));

describe('household measures', () => {
  it.each(rows)('$entry: has a source and lies in its range', ({ source, milliliters, low, high }) => {
    expect(SOURCES).toHaveProperty(source);
    expect(low).toBeGreaterThan(0);
    expect(milliliters).toBeGreaterThanOrEqual(low);
    expect(milliliters).toBeLessThanOrEqual(high);
  });

  it('are unknown where no source gives them', () => {
    expect(householdMeasure('us', 'waterGlass')).toBeNull();
    expect(householdMeasure('es', 'bowl')).toBeNull();
  });

  it('weigh a food with its range', () => {
    const [glass] = householdWeights({ used: 0.85, low: 0.8, high: 0.9 }, 'es');
    expect(glass).toMatchObject({ id: 'waterGlass', grams: 170, lowGrams: 160, highGrams: 225 });
    expect(householdWeights({ used: 1, low: 1, high: 1 }, 'us')).toEqual([]);
  });
});

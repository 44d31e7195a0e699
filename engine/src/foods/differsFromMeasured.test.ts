import { describe, expect, it } from 'vitest';
import { differsFromMeasured } from './differsFromMeasured.ts';
import { cupWeight, defaultFill } from './figures.ts';

describe('measuredDiffers', () => {
  // Grams per US cup in USDA SR26, beside the density above times 236.59 ml.
  it.each([
    ['water', 237, false],
    ['milk', 244, false],
    ['flour', 125, false],
    ['sugar', 200, false],
    ['butter', 227, false],
    ['oil', 218, false],
    ['honey', 339, false],
    ['salt', 292, true],
    ['rice', 185, false],
    ['yogurt', 245, false],
    ['cream', 238, true],
    ['cornstarch', 128, false],
    ['cocoa', 86, true],
    ['breadcrumbs', 108, true],
    ['oats', 81, false],
  ] as const)('%s weighs %d g per cup', (id, grams, differs) => {
    expect(cupWeight(id, defaultFill(id))?.used.gramsPerCup).toBe(grams);
    expect(differsFromMeasured(id)).toBe(differs);
  });
});

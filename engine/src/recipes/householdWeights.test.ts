import { expect, it } from 'vitest';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { HOUSEHOLD_WEIGHTS } from './householdWeights.ts';

it('has household weights only for foods with figures', () => {
  const without = Object.keys(HOUSEHOLD_WEIGHTS).filter((food) => !(food in NUTRIENTS));
  expect(without).toEqual(['smoked-paprika']); // which has those of paprika
});

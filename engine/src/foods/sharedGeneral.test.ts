import { describe, expect, it } from 'vitest';
import { allFoods } from './listFoods.ts';
import { sharedGeneral } from './sharedGeneral.ts';

const FOODS = allFoods('en');

describe('sharedGeneral', () => {
  it.each([
    [['salt-kosher-diamond', 'salt-kosher-morton'], 'salt'],
    [['salt-flaky', 'salt-sea'], 'salt-sea'],
    [['yeast-instant', 'baking-powder'], null],
    [['chicken-thighs', 'turkey-legs'], null],
    [[], null],
  ])('%j: %s', (foods, general) => expect(sharedGeneral(foods, FOODS)).toBe(general));
});

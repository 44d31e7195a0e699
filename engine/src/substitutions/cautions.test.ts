import { describe, expect, it } from 'vitest';
import type { AnyFoodId } from '../foods/foods.ts';
import { isKindOf } from '../foods/generalFood.ts';
import { allFoods } from '../foods/listFoods.ts';
import { cautionsFor, noSubstituteFor } from './cautions.ts';

const ALL = allFoods('en').map(({ id }) => id);
const kindsOf = (food: AnyFoodId) => ALL.filter((id) => isKindOf(id, food));

describe('what is said of a missing food is said of its kinds', () => {
  it('keeps every salt', () => {
    expect(ALL.filter((id) => noSubstituteFor(id) === 'salt').sort()).toEqual(kindsOf('salt').sort());
  });

  it('keeps everything that sets a jam', () => {
    const setting = [...kindsOf('pectin'), ...kindsOf('jam-sugar')];
    expect(ALL.filter((id) => noSubstituteFor(id) === 'pectin').sort()).toEqual(setting.sort());
  });

  it('thinks of infants at every milk', () => {
    const milks = [...kindsOf('milk'), 'condensed-milk', 'evaporated-milk'];
    expect(ALL.filter((id) => cautionsFor(id).includes('infants')).sort()).toEqual(milks.sort());
  });
});

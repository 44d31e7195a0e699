import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { cautionsFor } from '@gramwise/engine/substitutions/cautions.ts';
import { parseMeasure } from '@gramwise/engine/substitutions/measure.ts';
import { REPLACED_FOODS, substitutionsFor } from '@gramwise/engine/substitutions/substitutions.ts';
import { expect, it } from 'vitest';
import { isCounted, leadsToSubstitutes } from './linkedFoods.ts';

const ALL = allFoods('en').map(({ id }) => id);

it('lists the foods of the tables, without what keeps a pickle safe', () => {
  const replaced = REPLACED_FOODS.filter((food) => !cautionsFor(food).includes('canning'));
  expect(ALL.filter(leadsToSubstitutes).sort()).toEqual([...replaced].sort());
});

it('counts what the tables count', () => {
  const counted = REPLACED_FOODS.filter((food) =>
    substitutionsFor(food).some((row) => parseMeasure(row.for).kind === 'pieces'),
  );
  expect(ALL.filter(isCounted).sort()).toEqual([...counted].sort());
});

import { expect, it } from 'vitest';
import { FOOD_IDS, fillsOf, publishedFigures } from './figures.ts';
import { generalsOf } from './generalFood.ts';
import { RAW_BEANS } from './rawBeans.ts';

// The USDA calls the dry seeds of Phaseolus vulgaris "Beans, ..., mature seeds, raw"; adzuki beans are a Vigna.
it('are all dry beans of the USDA, what they are kinds of, and no other food', () => {
  const entries = FOOD_IDS.map((id) => ({
    id,
    names: fillsOf(id).flatMap((fill) => publishedFigures(id, fill).map(({ entry }) => entry)),
  }));
  const dry = entries.filter(({ names }) =>
    names.some((name) => /\bBeans, (?!adzuki).*mature seeds, raw/.test(name)),
  );
  expect(dry.length).toBeGreaterThan(3);
  const kinds = dry.map(({ id }) => id);
  expect([...RAW_BEANS].sort()).toEqual([...new Set([...kinds, ...kinds.flatMap(generalsOf)])].sort());
});

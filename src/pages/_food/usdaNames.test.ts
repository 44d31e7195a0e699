import { NUTRIENTS } from '@gramwise/engine/foods/nutrients/nutrients.ts';
import table from '@gramwise/engine/foods/nutrients/nutrients.ts?raw';
import { expect, it } from 'vitest';
import { USDA_NAMES } from './usdaNames.ts';

/** The rows' numbers and the names beside them in the table: `flour: [20081, 11.92, ...], // Wheat flour, white`. */
const named = [...table.matchAll(/: \[(\d+), [^\]]+\], \/\/ ([^;\n]+)/g)].map(
  ([, ndb, name]) => [Number(ndb), name] as const,
);

it('names each row of the table as the table does, and no other', () => {
  expect(named).toHaveLength(Object.keys(NUTRIENTS).length);
  expect(USDA_NAMES).toEqual(Object.fromEntries(named));
});

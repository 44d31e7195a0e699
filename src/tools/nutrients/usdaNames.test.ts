import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';
import table from '@gramwise/engine/foods/table/nutrients.ts?raw';
import { expect, it } from 'vitest';
import { USDA_NAMES } from './usdaNames.ts';

/** The numbers of the rows and what stands beside them: `flour: [20081, 11.92, ...], // Wheat flour, white`. */
const rows = [...table.matchAll(/: \[(\d+), [^\]]+\], \/\/ (.+)/g)].map(
  ([, ndb, comment = '']) => [Number(ndb), comment] as const,
);

it('names each row of the table as the table does, and no other', () => {
  expect(rows).toHaveLength(Object.keys(NUTRIENTS).length);
  const other = rows.filter(([ndb, comment]) => {
    const name = USDA_NAMES[ndb];
    return name === undefined || (comment !== name && !comment.startsWith(`${name}; `));
  });
  expect(other).toEqual([]);
  expect(Object.keys(USDA_NAMES)).toHaveLength(new Set(rows.map(([ndb]) => ndb)).size);
});

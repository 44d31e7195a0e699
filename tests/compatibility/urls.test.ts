/** URLs of 1d35f89 must open what they opened then, and be written the same unless their row says otherwise. */
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { CHOICES, PAN_LINKS, SCALABLE } from './choices.ts';
import { FOODS, OLD_FOOD_ROWS } from './ids.ts';
import { factorFor, OPENERS, scalableBy } from './openers.ts';
import { rowsOf, TOOLS, type ToolName } from './urls.ts';

/** A URL's parameters in any order: `?a=1&b=2` is `?b=2&a=1`. */
const parameters = (query: string) => [...new URLSearchParams(query)].map(String).sort();

const ROWS = (Object.keys(TOOLS) as ToolName[]).flatMap((name) =>
  rowsOf(name).map((row) => ({ ...row, opener: OPENERS[name] })),
);

test.each(ROWS)('$tool, $language: $query', ({ opener, language, query, opens, today }) => {
  const opened = opener(query, language);
  expect(opened.opens).toEqual(opens);
  expect(parameters(opened.written)).toEqual(parameters(today));
  expect(opener(opened.written, language).opens).toEqual(opens);
});

test.each(CHOICES)('%s%s opens every value there was', (tool, query, opens, values) => {
  for (const value of values) {
    const opened = OPENERS[tool](query.replace('{}', encodeURIComponent(value)), 'en');
    expect(opened.opens).toMatchObject(opens(value));
  }
});

test.each(SCALABLE)('the recipe %s can be scaled by every ingredient and pan of then', (id, ...then) => {
  const { ingredients, pans } = scalableBy(id);
  expect(then.map((ids, index) => ids.filter((id) => ![ingredients, pans][index]?.includes(id)))).toEqual([
    [],
    [],
  ]);
});

test.each(PAN_LINKS)('%s%s still means as many pans, %d times the recipe', (id, query, then) => {
  expect(Math.abs(Math.log2(factorFor(id, query) / then))).toBeLessThan(0.5);
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const list = measuredFoods(language);

  test('every food is found, with its ways to fill a cup', () => {
    const lost = Object.entries(FOODS).flatMap(([id, ways]) => {
      const found = findFoodById(list, id);
      if (!found) return [id];
      const now = found.food.ways.map((way) => way.id as string);
      return ways.filter((way) => !now.includes(way)).map((way) => `${id}~${way}`);
    });
    expect(lost).toEqual([]);
  });

  test.each(OLD_FOOD_ROWS)('%s is still %s, %s', (old, food, way) => {
    const found = findFoodById(list, old);
    expect([found?.food.id, found?.as]).toEqual([food, way]);
  });
});

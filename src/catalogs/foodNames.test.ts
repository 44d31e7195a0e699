import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { describe, expect, it } from 'vitest';
import { TRANSLATED, TYPOGRAPHY } from '#tests/typography.ts';

describe.each(TRANSLATED)('the names that foods are shown by in %s', (language) => {
  // A ratio, as of fruit to gelling sugar, is no colon.
  const names = Object.values(FOOD_NAMES[language]).map(({ name }) => name.replace(/\d:\d/, ''));

  it.each(TYPOGRAPHY[language])('have %s', (_, wrong) => {
    expect(names.filter((name) => wrong.test(name))).toEqual([]);
  });
});

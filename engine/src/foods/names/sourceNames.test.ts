import { expect, it } from 'vitest';
import { FOOD_NAMES, type NamedLanguage } from './names.ts';
import { sourceName } from './sourceNames.ts';

const LANGUAGES = Object.keys(FOOD_NAMES) as NamedLanguage[];

it.each(['recipes', 'labels', 'norway', 'newZealand'] as const)(
  '%s is called by words of each language',
  (source) => {
    expect(new Set(LANGUAGES.map((language) => sourceName(language, source))).size).toBe(LANGUAGES.length);
  },
);

it.each(LANGUAGES)('keeps the names of publishers in %s', (language) => {
  expect([sourceName(language, 'usda'), sourceName(language, 'kingArthur')]).toEqual(['USDA', 'King Arthur']);
});

import { expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { formatMeasure } from './formatMeasure.ts';

it.each([
  ['en', 'teaspoon', 1 / 8, '1/8 tsp'],
  ['en', 'cup', 1, '1 cup'],
  ['en', 'cup', 1.5, '1 1/2 cups'],
  ['fr', 'cup', 2 / 3, '2/3 tasse'],
  ['fr', 'cup', 1.5, '1 1/2 tasse'],
  ['es', 'cup', 1.5, '1 1/2 tazas'],
  ['de', 'cup', 4, '4 Tassen'],
  ['de', 'tablespoon', 2, '2 EL'],
] as const)('%s: %s %d', (language, unit, count, text) => {
  const { measures } = messagesFor(language, 'foods').foods;
  expect(formatMeasure(language, measures, unit, count).replaceAll('\u00a0', ' ')).toBe(text);
});

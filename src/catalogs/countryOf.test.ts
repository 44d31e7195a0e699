import { expect, it } from 'vitest';
import { CATALOGS } from './messages.ts';
import { fill } from './template.ts';

// Where an article meets a preposition, the two become one word.
it.each([
  ['es', /\b(?:de|a) el\b/],
  ['fr', /\b(?:de|à) les?\b|\bd[eu] [AEIOÉ]/],
] as const)('the country of a recipe is joined to its sentence in %s', (language, wrong) => {
  const { from, result } = CATALOGS[language].reader;
  const notes = Object.values(from).map((country) =>
    fill(result.readAs, { country, cup: 250, tablespoon: 15 }),
  );
  expect(notes.length).toBeGreaterThan(5);
  expect(notes.filter((text) => wrong.test(text))).toEqual([]);
});

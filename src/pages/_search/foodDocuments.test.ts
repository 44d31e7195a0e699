import { expect, it } from 'vitest';
import { foodDocuments } from './foodDocuments.ts';

// USDA SR26, file WEIGHT, NDB 19296: 1 cup of honey is 339 g, so 100 ml of 236.59 are 143 g
it.each([
  ['en', '1 US cup = 339 g'],
  ['fr', '10 cl = 143 g; 1 tasse (US) = 339 g'],
  ['de', '100 ml = 143 g; 1 US-Tasse = 339 g'],
  ['es', '100 ml = 143 g; 1 taza (EE. UU.) = 339 g'],
] as const)('a search in %s tells what honey weighs by the measures there first', (language, text) => {
  const honey = foodDocuments(language).find(({ to }) => to === '/ingredients/honey');
  expect(honey?.text.replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

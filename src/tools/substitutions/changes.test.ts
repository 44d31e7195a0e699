import { REPLACED_FOODS, substitutionsFor } from '@gramwise/engine/substitutions/substitutions.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';

it.each(LANGUAGE_CODES)('%s has a sentence for every change of the tables, and no other', (language) => {
  const changes = REPLACED_FOODS.flatMap((food) => substitutionsFor(food).flatMap((row) => row.changes));
  const { changes: words } = messagesFor(language, 'substitutions').substitutions;
  expect(Object.keys(words).sort()).toEqual([...new Set(changes)].sort());
  for (const change of changes) expect(words[change]).toMatch(/\.$/);
});

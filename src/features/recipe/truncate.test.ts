import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { summaryOf } from '@gramwise/engine/recipes/summary.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { formatRecipe } from './text/recipeText.ts';
import { defaultView } from './text/textView.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it.each([
    ['short', 20, 'short'],
    ['exactly as long', 15, 'exactly as long'],
    ['a text that is too long', 16, 'a text that is…'],
    ['first, then more', 9, 'first…'],
  ])('%j to %d is %j', (text, maxLength, short) => {
    expect(truncate(text, maxLength)).toBe(short);
  });

  it.each(LANGUAGE_CODES)(
    "shortens every recipe's description in %s to what search engines show",
    (language) => {
      const { text } = messagesFor(language, 'recipe').recipe;
      for (const id of RECIPE_IDS) {
        const { description } = formatRecipe(
          language,
          text,
          recipeFromFiles(id, language),
          defaultView(language),
        );
        const { length } = truncate(normalizeSpaces(description), 155);
        expect(length, id).toBeGreaterThanOrEqual(110);
        expect(length, id).toBeLessThanOrEqual(155);
      }
    },
  );
});

it.each(LANGUAGE_CODES)(
  'the first sentence in %s, which lists show as it is, has no number to fill in',
  (language) => {
    for (const id of RECIPE_IDS)
      expect(summaryOf(recipeFromFiles(id, language)).blurb, id).not.toMatch(/[{}]/);
  },
);

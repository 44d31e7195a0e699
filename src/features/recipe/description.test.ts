import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { summaryOf } from '@gramwise/engine/recipes/summary.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { shorten } from './description.ts';
import { shownRecipe } from './text/recipeText.ts';
import { usualView } from './text/textView.ts';

describe('shorten', () => {
  it.each([
    ['short', 20, 'short'],
    ['exactly as long', 15, 'exactly as long'],
    ['a text that is too long', 16, 'a text that is…'],
    ['first, then more', 9, 'first…'],
  ])('%j to %d is %j', (text, maxLength, short) => {
    expect(shorten(text, maxLength)).toBe(short);
  });

  it.each(LANGUAGE_CODES)(
    "shortens every recipe's description in %s to what search engines show",
    (language) => {
      const { text } = messagesFor(language, 'recipe').recipe;
      for (const id of RECIPE_IDS) {
        const { description } = shownRecipe(
          language,
          text,
          recipeFromFiles(id, language),
          usualView(language),
        );
        const { length } = shorten(normalizeSpaces(description), 155);
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

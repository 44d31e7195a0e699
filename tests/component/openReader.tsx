import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { servedFoods } from './served.ts';
// Loaded up front, so that tests do not wait for them.
import '#features/recipeReader/files/FilePicker.tsx';
import '#features/recipeReader/LinePanel.tsx';
import '#features/recipeReader/ReaderActions.tsx';
import '#features/recipeReader/reading/readOnPage.ts';
import '#features/recipeReader/reading/translateRecipe.ts';
import '#tools/scaleBy/ScaleBy.tsx';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import { INGREDIENT_FILE } from '#content/ingredientWords/ingredientWords.ts';
import { KeepRecipe } from '#features/keptRecipes/KeepRecipe.tsx';
import type { KeepAll } from '#features/recipeReader/files/FilePicker.tsx';
import { RecipeReader } from '#features/recipeReader/RecipeReader.tsx';
import { panChoices } from '#pages/_pans/panChoices.ts';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { INGREDIENT_WORDS_PATH } from '#site/paths.ts';
import { field } from './find.ts';
import { renderIn } from './renderIn.tsx';

/** The URLs that were fetched. */
export const fetched = vi.fn();
let response: (url: string) => Response | Promise<Response>;

/** Sets the server's answer to a request for the foods of a language. */
export function respondWith(answer: typeof response): void {
  response = answer;
}

/** Gives every test of a file a server with the foods of each language. */
export function serveAllFoods(): void {
  beforeEach(() => {
    fetched.mockReset();
    respondWith((url) => servedFoods(toLanguage(url.slice(7, 9))));
    vi.stubGlobal('fetch', async (url: string) => {
      fetched(url);
      return url === INGREDIENT_WORDS_PATH ? Response.json(INGREDIENT_FILE) : response(url);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** Opens the reader at a URL, with the state of a history entry after a reload. */
export function openReader(url = '/', language: Language = 'en', state: unknown = null, keepAll?: KeepAll) {
  window.history.replaceState(state, '', url);
  const messages = readerMessages(language).reader;
  return renderIn(
    language,
    <RecipeReader
      messages={messages}
      pans={panChoices(language)}
      keep={(recipe) => <KeepRecipe messages={messages.kept} {...recipe} />}
      {...(keepAll && { keepAll })}
    />,
  );
}

export const box = () => field('Your recipe') as unknown as HTMLTextAreaElement;

export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

export const region = () => screen.getByRole('region', { name: 'Converted recipe' });

/** The lines of a list of the result, without originals and remarks. */
export const linesOf = (list: 'ul' | 'ol') =>
  [...region().querySelectorAll(`${list} > li`)].map((line) => {
    const copy = line.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('small, span, [data-noprint]')) extra.remove();
    return copy.textContent.trim();
  });

export const lines = () => linesOf('ul');

export const statusText = () => within(region()).getByRole('status').textContent;

/** A short recipe without a heading, and its ingredients in metric: 2 x 125 g; 236.6 ml. */
export const SHORT = '2 cups flour\n1 cup milk\n3 eggs\nMix well and bake at 350°F for 20 minutes.';
export const METRIC = ['250 g flour', '235 ml milk', '3 eggs'];

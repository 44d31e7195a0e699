import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { openAt, renderIn } from './renderIn.tsx';
import { servedFoods } from './served.ts';

/** The URLs that were fetched. */
export const fetched = vi.fn();
let response: () => Response;

/** Sets the server's answer to a request for all foods. */
export function respondWith(answer: () => Response): void {
  response = answer;
}

export const respondWithFoods = () => respondWith(() => servedFoods('en'));

/** Gives every test of a file a server with all foods, and an empty URL. */
export function serveFoods(): void {
  beforeEach(() => {
    fetched.mockReset();
    respondWithFoods();
    vi.stubGlobal('fetch', async (path: string) => {
      fetched(path);
      return response();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    openAt('/');
  });
}

/** Opens the converter with the usual foods. */
export const openConverter = (language: Language = 'en') =>
  renderIn(
    language,
    <Converter
      messages={messagesFor(language, 'converter', 'units', 'fills', 'foodField')}
      foods={converterFoods(language)}
    />,
  );

export const ingredient = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ingredient' });

export const options = () => within(screen.getByRole('listbox', { hidden: true })).queryAllByRole('option');

import { fireEvent, type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { LanguageProvider } from '#ui/language/language.ts';

/** Renders a component as an island on a page in this language, and returns a simulated user. */
export function renderIn(language: Language, view: ReactElement, options?: RenderOptions) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<LanguageProvider value={language}>{view}</LanguageProvider>, options) };
}

/** Sets the page's URL before rendering. */
export function openAt(url: string): void {
  window.history.replaceState(null, '', url);
}

/** The current query. */
export const query = () => window.location.search;

/** Selects an option the page did not offer, as an extension might. */
export function forge(list: HTMLElement, value: string): void {
  const option = document.createElement('option');
  option.value = value;
  list.append(option);
  fireEvent.change(list, { target: { value } });
}

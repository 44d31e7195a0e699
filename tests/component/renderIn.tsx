import { fireEvent, type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Language } from '#i18n/languages.ts';
import { InLanguage } from '#ui/language/language.ts';

/** Renders a component as an island of a page in this language would, and gives the visitor who uses it. */
export function renderIn(language: Language, view: ReactElement, options?: RenderOptions) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<InLanguage value={language}>{view}</InLanguage>, options) };
}

/** Sets the address that the page was opened with. */
export function openAt(address: string): void {
  window.history.replaceState(null, '', address);
}

/** The query of the present address. */
export const query = () => window.location.search;

/** Chooses an option that the page did not offer, as a meddling extension might. */
export function forge(list: HTMLElement, value: string): void {
  const option = document.createElement('option');
  option.value = value;
  list.append(option);
  fireEvent.change(list, { target: { value } });
}

import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { LanguageProvider } from '#ui/language/language.ts';

/** What a tool shows at a URL. */
export function pageAt<Read>(
  language: Language,
  at: string,
  view: ReactElement,
  read: (page: HTMLElement) => Read,
): Read {
  window.history.replaceState(null, '', at);
  const { container } = render(<LanguageProvider value={language}>{view}</LanguageProvider>);
  const found = read(container);
  cleanup();
  window.history.replaceState(null, '', '/');
  return found;
}

export const query = (values: Readonly<Record<string, string>>) => `/?${new URLSearchParams(values)}`;

/** A number as it is typed in a language. */
export const typed = (language: Language, value: number) =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

import { store } from '#browser/storage.ts';

/**
 * Keeps the chosen language, and takes the state of the page along: the tools keep it in the address, which the links
 * cannot know in advance.
 */
export function startLanguageMenu(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      store('language', link.dataset['language'] ?? '');
      link.search = window.location.search;
      link.hash = window.location.hash;
    });
  }
}

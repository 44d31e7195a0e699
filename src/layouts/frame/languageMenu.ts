import { store } from '#browser/storage.ts';
import { toLanguage } from '#i18n/languages.ts';
import { englishPath, localPath } from '#site/paths.ts';

/**
 * Keeps the chosen language, and takes the address of the page along, which the links cannot know in advance: the
 * tools keep their state in it, and a not-found page stands under any address.
 */
export function startLanguageMenu(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const language = toLanguage(link.dataset['language']);
    link.addEventListener('click', () => {
      store('language', language);
      const { pathname, search, hash } = window.location;
      link.href = localPath(language, englishPath(pathname)) + search + hash;
    });
  }
}

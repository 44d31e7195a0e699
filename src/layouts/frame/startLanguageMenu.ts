import { writeLocal } from '#browser/storage.ts';
import { toLanguage } from '#catalogs/languages.ts';
import { englishPath, localPath } from '#site/localPath.ts';

/**
 * Stores the chosen language and carries the current URL over. The static links cannot know it: tools keep their
 * state in the query, and a not-found page can be at any URL.
 */
export function startLanguageMenu(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const language = toLanguage(link.dataset['language']);
    link.addEventListener('click', () => {
      writeLocal('language', language);
      const { pathname, search, hash } = window.location;
      link.href = localPath(language, englishPath(pathname)) + search + hash;
    });
  }
}

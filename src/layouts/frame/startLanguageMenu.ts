import { readHistoryState } from '#browser/historyState.ts';
import { findFollowedLink } from '#browser/links.ts';
import { writeLocal } from '#browser/storage.ts';
import { toLanguage } from '#catalogs/languages.ts';
import { englishPath, localPath } from '#site/localPath.ts';

/** Opens a URL with a text that is kept in this history entry only, such as a pasted recipe, in its hash. */
async function openWithText(href: string, text: string): Promise<void> {
  try {
    const { packText } = await import('#browser/sharing/sharedText.ts');
    const packed = await packText(text);
    window.location.assign(packed === null ? href : href.split('#')[0] + packed);
  } catch {
    window.location.assign(href);
  }
}

/**
 * Stores the chosen language and carries the current URL over. The static links cannot know it: tools keep their
 * state in the query, and a not-found page can be at any URL.
 */
export function startLanguageMenu(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const language = toLanguage(link.dataset['language']);
    link.addEventListener('click', (event) => {
      writeLocal('language', language);
      const { pathname, search, hash } = window.location;
      link.href = localPath(language, englishPath(pathname)) + search + hash;
      const text = readHistoryState('drafts');
      if (typeof text !== 'string' || text === '' || !findFollowedLink(event)) return;
      event.preventDefault();
      void openWithText(link.href, text);
    });
  }
}

import { readLocal, writeLocal } from '#browser/storage.ts';
import { LANGUAGE_CODES, type Language, toLanguage } from '#catalogs/languages.ts';

/** The first of a browser's languages that the site has; null if it has none. */
export function preferredLanguage(wanted: readonly string[]): Language | null {
  const code = wanted
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((code) => LANGUAGE_CODES.some((language) => language === code));
  return code === undefined ? null : toLanguage(code);
}

/**
 * Offers an English page in the browser's language, until the visitor has chosen a language or closed the offer. It
 * sticks to the window's lower edge after the footer, so nothing moves. The language menu's script handles the link.
 */
export function offerLanguage(): void {
  const place = document.getElementById('language-offer');
  const language = preferredLanguage(navigator.languages);
  const template = place?.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (!place || !template || !language || readLocal('language') || readLocal('offer')) return;
  place.lang = language;
  place.replaceChildren(template.content.cloneNode(true));
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', () => {
    writeLocal('offer', 'closed');
    place.remove();
  });
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Language, languageOf } from '../src/catalogs/languages.ts';
import { isFoodPage, OFFLINE_PATH, type PageBundle } from '../src/site/offlinePages.ts';
import { securityHeaders } from './headers.ts';

/** Pages that are not kept in advance: those of foods, errors, and the one that Workbox shows for a missing page. */
const isLeftOut = (path: string) =>
  isFoodPage(path) || /\/404(\.html)?$/.test(path) || path.endsWith(`${OFFLINE_PATH}.html`);

/** The URL of a built page: `/faq` for `faq/index.html`. */
const urlOf = (file: string) => `/${file}`.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/');

/**
 * Writes those of a folder's pages that a language keeps offline into one file of `/assets/` and returns its URL.
 * Together they compress to a seventh of what they take apart, because they share their styles, header and footer.
 */
export function writePageBundle(folder: string, files: readonly string[], language: Language): string {
  const bundle: PageBundle = files
    .map((file) => ({ path: urlOf(file), file }))
    .filter(({ path }) => languageOf(path.replace(/\.html$/, '')) === language && !isLeftOut(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, file }) => ({
      path,
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...securityHeaders(path) },
      html: readFileSync(`${folder}/${file}`, 'utf8'),
    }));
  const text = JSON.stringify(bundle);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/pages-${language}.${hash}.json`;
  writeFileSync(folder + url, text);
  return url;
}

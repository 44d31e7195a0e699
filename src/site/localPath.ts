import { LANGUAGES, type Language, languageOf } from '#catalogs/languages.ts';

/** Localizes an English path: `/faq` becomes `/fr/faq`, `/` becomes `/fr`. */
export function localPath(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  if (prefix === '') return path;
  return /^\/(?=$|[?#])/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
}

/** The English form of any URL of the site: `/fr/faq` becomes `/faq`, `/fr` becomes `/`. */
export function englishPath(pathname: string): string {
  const { prefix } = LANGUAGES[languageOf(pathname)];
  const rest = pathname.slice(prefix.length);
  return rest === '' ? '/' : rest;
}

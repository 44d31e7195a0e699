import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { escapeXml } from './escapeXml.ts';
import { absoluteUrl } from './head.ts';
import { localPath } from './localPath.ts';

/**
 * The sitemap as defined by https://www.sitemaps.org: an entry per English path and language, each listing the page in
 * all languages, including its own. `changed` maps URLs to their last change (`YYYY-MM-DD`), if they have one.
 */
export function buildSitemap(paths: readonly string[], changed: ReadonlyMap<string, string>): string {
  const urlOf = (language: Language, path: string) => escapeXml(absoluteUrl(localPath(language, path)));
  const entries = paths.flatMap((path) => {
    const link = (code: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${urlOf(language, path)}"/>`;
    const others = [
      ...LANGUAGE_CODES.map((language) => link(language, language)),
      link('x-default', DEFAULT_LANGUAGE),
    ].join('');
    return LANGUAGE_CODES.map((language) => {
      const day = changed.get(localPath(language, path));
      const last = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `<url><loc>${urlOf(language, path)}</loc>${last}${others}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

import type { MetaDescriptor } from 'react-router';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, languageOf } from '#i18n/languages.ts';
import { englishPath, localPath } from './paths.ts';

/** Where the site is published; `SITE_ORIGIN` at build time, else where `npm start` serves it. */
export const ORIGIN: string = import.meta.env.VITE_SITE_ORIGIN ?? 'http://localhost:4173';

/** The absolute URL of a path of the site. */
export const absolute = (path: string) => `${ORIGIN}${path}`;

interface Description {
  title: string;
  description: string;
  /** Path of a picture for social cards. */
  image?: string;
  type?: 'website' | 'article';
  /** False for pages such as the not-found screen, which have no canonical address and are not indexed. */
  indexed?: boolean;
}

/** The head of a page: title, description, canonical address, alternate languages, social card. */
export function describePage(pathname: string, page: Description): MetaDescriptor[] {
  const language = languageOf(pathname);
  const path = englishPath(pathname.replace(/(.)\/$/, '$1'));
  const { title, description, type = 'website', indexed = true } = page;
  const image = page.image ?? `/social-${language}.png`;
  const addresses: MetaDescriptor[] = indexed
    ? [
        { tagName: 'link', rel: 'canonical', href: absolute(localPath(language, path)) },
        ...LANGUAGE_CODES.map((code) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: code,
          href: absolute(localPath(code, path)),
        })),
        {
          tagName: 'link',
          rel: 'alternate',
          hrefLang: 'x-default',
          href: absolute(localPath(DEFAULT_LANGUAGE, path)),
        },
        { property: 'og:url', content: absolute(localPath(language, path)) },
      ]
    : [{ name: 'robots', content: 'noindex' }];
  return [
    { title },
    { name: 'description', content: description },
    ...addresses,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:image', content: /^https?:/.test(image) ? image : absolute(image) },
    { property: 'og:site_name', content: 'Gramwise' },
    { property: 'og:locale', content: LANGUAGES[language].locale.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

import type { Language } from '#catalogs/languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';
import { localPath } from './localPath.ts';

/** Where the site is published: `SITE_ORIGIN` at build time, or else where `npm start` serves it. */
export const ORIGIN: string = import.meta.env.SITE_ORIGIN ?? 'http://localhost:4173';

/** The full URL of a path of the site. */
export const absoluteUrl = (path: string) => `${ORIGIN}${path}`;

/** A page's metadata for search engines, feed readers and social cards. */
export interface PageHead {
  title: string;
  description: string;
  /** The English path. Null for not-found screens, which are served at any URL and not indexed. */
  path: string | null;
  /** The picture for social cards, as a path or full URL. */
  image?: string;
  type?: 'website' | 'article';
  /** More `meta` properties, such as the dates of an article. */
  properties?: Readonly<Record<string, string>>;
  /** Whether the page links to the blog's feed. */
  feed?: boolean;
  /** schema.org structured data. */
  data?: readonly object[];
}

/** The path of a language's social card. */
export const socialCardPath = (language: Language) => `/social-${language}.png`;

interface HeadTags {
  links: { rel: string; href: string; hreflang?: string }[];
  properties: [property: string, content: string][];
}

/** A page's canonical URL, alternate languages and social card. */
export function headTags(language: Language, { title, description, path, ...head }: PageHead): HeadTags {
  const image = head.image ?? socialCardPath(language);
  const at = (code: Language, english: string) => absoluteUrl(localPath(code, english));
  const links = path === null ? [] : alternatePathsOf(language, path, at);
  return {
    links,
    properties: [
      ...(path === null ? [] : [['og:url', at(language, path)] as [string, string]]),
      ['og:title', title],
      ['og:description', description],
      ['og:type', head.type ?? 'website'],
      ['og:image', /^https?:/.test(image) ? image : absoluteUrl(image)],
      ['og:site_name', 'Gramwise'],
      ['og:locale', LANGUAGES[language].locale.replace('-', '_')],
      ...Object.entries(head.properties ?? {}),
    ],
  };
}

function alternatePathsOf(language: Language, path: string, at: (code: Language, english: string) => string) {
  return [
    { rel: 'canonical', href: at(language, path) },
    ...LANGUAGE_CODES.map((code) => ({ rel: 'alternate', hreflang: code, href: at(code, path) })),
    { rel: 'alternate', hreflang: 'x-default', href: at(DEFAULT_LANGUAGE, path) },
  ];
}

import { LANGUAGES, type Language, languageOf } from '../i18n/languages.ts';

/**
 * Every page of the site by its English address. Links, sitemap and language menu derive from it, and the files in
 * `src/pages` match it. A `:part` is filled in from content at build time.
 */
export const PAGES = {
  home: '/',
  length: '/conversions/length',
  multi: '/tools/multi-calculator',
  spanish: '/tools/convertidor',
  cooking: '/tools/cool-cooking-calculators',
  reader: '/tools/recipe-converter',
  measure: '/tools/measure',
  kitchen: '/kitchen',
  kitchenSheet: '/kitchen/sheet',
  ingredients: '/ingredients',
  ingredient: '/ingredients/:id',
  recipes: '/recipes',
  recipe: '/recipes/:id',
  blog: '/blog',
  category: '/blog/categories/:category',
  article: '/blog/kitchen-measurement-tools',
  post: '/blog/posts/:slug',
  faq: '/faq',
  about: '/about',
  compare: '/compare/alternatives',
  trending: '/trending',
  embed: '/embed',
  developers: '/developers',
  terms: '/legal/terms',
  imprint: '/legal/imprint',
  privacy: '/privacy',
  contact: '/contact',
} as const satisfies Record<string, `/${string}`>;

export type PageId = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** The pages with a `:part` in their address. */
export type PartPage = {
  [Id in PageId]: (typeof PAGES)[Id] extends `${string}:${string}` ? Id : never;
}[PageId];
export type WholePage = Exclude<PageId, PartPage>;

/** The target of a link within the site: a page, optionally with part, query and fragment. */
export type LinkTarget =
  | WholePage
  | ({ query?: Readonly<Record<string, string>>; hash?: string } & (
      | { page: WholePage }
      | { page: PartPage; part: string }
    ));

/** The English address of a link's target, such as `/recipes/pad-thai?view=us#step-2`. */
export function englishAddress(target: LinkTarget): string {
  if (typeof target === 'string') return PAGES[target];
  const path = PAGES[target.page].replace(/:\w+$/, 'part' in target ? target.part : '');
  const query = target.query ? `?${new URLSearchParams(target.query)}` : '';
  return path + query + (target.hash ? `#${target.hash}` : '');
}

/** The address of a link's target in a language. */
export const linkAddress = (language: Language, target: LinkTarget) =>
  localPath(language, englishAddress(target));

/** Pages made for frames on other sites: no header, no footer, not in the sitemap. */
export const FRAMES = { converter: '/embed/converter', food: '/embed/food/:id' } as const;

/** The address of a food's frame in a language. */
export const foodFramePath = (language: Language, food: string) =>
  localPath(language, FRAMES.food.replace(':id', food));

/** The script for pages with a frame that fits the frame's height to its content. */
export const FRAME_HEIGHT_SCRIPT = '/embed.js';

/** The page shown by the service worker for pages that are not on the device. */
export const OFFLINE = '/offline';

/** The cache in which the service worker keeps the pages of foods that were opened. */
export const FOOD_PAGES = 'foods';

/** Files that the build writes in addition to pages. */
export const RESOURCES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/** The address of the blog's feed in a language. */
export const feedPath = (language: Language) => localPath(language, '/feed.xml');

/** The address of a language's search index. */
export const searchIndexPath = (language: Language) => `/search/${language}.json`;

/** The address of all foods in a language, as the converter loads them. */
export const foodListPath = (language: Language) => `/foods/${language}.json`;

/** The address of the description of the site's search for browsers. */
export const openSearchPath = (language: Language) => localPath(language, '/opensearch.xml');

/** The blog's categories, in display order. */
export const BLOG_CATEGORIES = ['conversions', 'cooking-tips', 'ingredient-guides'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Localizes an English address: `/faq` becomes `/fr/faq`, `/` becomes `/fr`. */
export function localPath(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  if (prefix === '') return path;
  return /^\/(?=$|[?#])/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
}

/** The English form of any address of the site: `/fr/faq` becomes `/faq`, `/fr` becomes `/`. */
export function englishPath(pathname: string): string {
  const { prefix } = LANGUAGES[languageOf(pathname)];
  const rest = pathname.slice(prefix.length);
  return rest === '' ? '/' : rest;
}

import { LANGUAGES, type Language, languageOf } from '#i18n/languages.ts';

/**
 * Every page with its English address and its route module. Routes, navigation, the prerender list, the sitemap and all
 * links derive from this table. A `:part` is filled in from content at build time.
 */
export const PAGES = {
  home: { path: '/', module: 'pages/home.tsx' },
  length: { path: '/conversions/length', module: 'pages/length.tsx' },
  multi: { path: '/tools/multi-calculator', module: 'pages/multi.tsx' },
  spanish: { path: '/tools/convertidor', module: 'pages/spanish.tsx' },
  cooking: { path: '/tools/cool-cooking-calculators', module: 'pages/cooking.tsx' },
  recipes: { path: '/recipes', module: 'pages/recipes.tsx' },
  recipe: { path: '/recipes/:id', module: 'pages/recipe.tsx' },
  blog: { path: '/blog', module: 'pages/blog.tsx' },
  category: { path: '/blog/categories/:category', module: 'pages/category.tsx' },
  article: { path: '/blog/kitchen-measurement-tools', module: 'pages/article.tsx' },
  post: { path: '/blog/posts/:slug', module: 'pages/post.tsx' },
  faq: { path: '/faq', module: 'pages/faq.tsx' },
  about: { path: '/about', module: 'pages/about.tsx' },
  compare: { path: '/compare/alternatives', module: 'pages/compare.tsx' },
  trending: { path: '/trending', module: 'pages/trending.tsx' },
  terms: { path: '/legal/terms', module: 'pages/terms.tsx' },
  privacy: { path: '/privacy', module: 'pages/privacy.tsx' },
  contact: { path: '/contact', module: 'pages/contact.tsx' },
} as const satisfies Record<string, { path: `/${string}`; module: string }>;

export type PageId = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** What the service worker shows for a page that is not cached. */
export const OFFLINE = '/offline';

/**
 * Files that are built beside the pages, with their route modules. `:language` stands for each language in turn.
 */
export const RESOURCES = {
  search: { path: '/search/:language.json', module: 'pages/searchIndex.ts' },
  sitemap: { path: '/sitemap.xml', module: 'pages/sitemap.ts' },
  robots: { path: '/robots.txt', module: 'pages/robots.ts' },
  feed: { path: '/feed.xml', module: 'pages/feed.ts' },
} as const satisfies Record<string, { path: `/${string}`; module: string }>;

/** The address of a language's search index. */
export const searchIndexPath = (language: Language) => RESOURCES.search.path.replace(':language', language);

/** The three categories of the blog, in the order of their buttons. */
export const BLOG_CATEGORIES = ['conversions', 'cooking-tips', 'ingredient-guides'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** An English address in the given language: `/faq` becomes `/fr/faq`, `/` becomes `/fr`. */
export function localPath(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  if (prefix === '') return path;
  return /^\/(?=$|[?#])/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
}

/** The English address for any address of the site: `/fr/faq` becomes `/faq`, `/fr` becomes `/`. */
export function englishPath(pathname: string): string {
  const { prefix } = LANGUAGES[languageOf(pathname)];
  const rest = pathname.slice(prefix.length);
  return rest === '' ? '/' : rest;
}

/** The address of a page in a language, with `part` in place of its `:part`. */
export function pagePath(language: Language, page: PageId, part = ''): string {
  return localPath(language, PAGES[page].path.replace(/:\w+$/, part));
}

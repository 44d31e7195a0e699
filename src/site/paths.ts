import type { Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { localPath } from './localPath.ts';

/**
 * The paths of the tools, which Vite and Vitest fill in from the manifests (`scripts/readTools.ts`). They are not
 * imported, because every page carries this file, and would carry the manifests with it. Plain Node has no such
 * constant: what its scripts need is in `localPath.ts`.
 */
declare const __TOOL_PATHS__: Readonly<Record<ToolId, `/${string}`>>;

/** The pages that are not tools. A `:part` is filled in from content at build time. */
const OTHER_PAGES = {
  home: '/',
  tools: '/tools',
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
  developers: '/developers',
  terms: '/legal/terms',
  imprint: '/legal/imprint',
  privacy: '/privacy',
  contact: '/contact',
} as const satisfies Record<string, `/${string}`>;

/**
 * Every page of the site by its English path. Links, sitemap and language menu derive from it, and the files in
 * `src/pages` match it.
 */
export const PAGES: typeof OTHER_PAGES & typeof __TOOL_PATHS__ = {
  ...OTHER_PAGES,
  ...__TOOL_PATHS__,
};

export type PageId = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** The pages with a `:part` in their path. */
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

/** The English href of a link target, such as `/recipes/pad-thai?view=us#step-2`. */
export function englishHref(target: LinkTarget): string {
  if (typeof target === 'string') return PAGES[target];
  const path = PAGES[target.page].replace(/:\w+$/, 'part' in target ? target.part : '');
  const query = target.query ? `?${new URLSearchParams(target.query)}` : '';
  return path + query + (target.hash ? `#${target.hash}` : '');
}

/** The href of a link target in a language. */
export const localHref = (language: Language, target: LinkTarget) => localPath(language, englishHref(target));

/** Pages made for frames on other sites: no header, no footer, not in the sitemap. */
export const FRAME_PATHS = {
  converter: '/embed/converter',
  food: '/embed/food',
  nutrition: '/embed/nutrition',
} as const;

/** The script for pages with a frame that fits the frame's height to its content. */
export const FRAME_HEIGHT_SCRIPT = '/embed.js';

/** Files that the build writes in addition to pages. */
export const RESOURCE_PATHS = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/** The path of the blog's feed in a language. */
export const feedPath = (language: Language) => localPath(language, '/feed.xml');

/** The path of a language's search index. */
export const searchIndexPath = (language: Language) => `/search/${language}.json`;

/** The path of the words that ingredients are translated with. */
export const INGREDIENT_WORDS_PATH = '/foods/words.json';

/** The path of the file with all foods in a language, as the converter loads them. */
export const foodListPath = (language: Language) => `/foods/${language}.json`;

/** The path of the OpenSearch description. */
export const openSearchPath = (language: Language) => localPath(language, '/opensearch.xml');

/** The blog's categories, in display order. */
export const BLOG_CATEGORIES = ['conversions', 'cooking-tips', 'ingredient-guides'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

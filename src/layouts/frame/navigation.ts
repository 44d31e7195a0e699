import type { LinkTarget } from '#site/paths.ts';

/** An entry of a menu or footer column; `name` is a key of the frame's messages. */
type Entry = { name: string; to: LinkTarget };

/** The tools with their own page, what cooks need most first. */
export const TOOL_LINKS = [
  { name: 'reader', to: 'reader' },
  { name: 'ingredients', to: 'ingredients' },
  { name: 'length', to: 'length' },
  { name: 'measure', to: 'measure' },
  { name: 'cooking', to: 'cooking' },
  { name: 'multi', to: 'multi' },
  { name: 'kitchen', to: 'kitchen' },
  { name: 'kitchenSheet', to: 'kitchenSheet' },
  { name: 'spanish', to: 'spanish' },
  { name: 'embed', to: 'embed' },
] as const satisfies readonly Entry[];

export const BLOG_LINKS = [
  { name: 'all', to: 'blog' },
  { name: 'weight', to: { page: 'home', hash: 'weight' } },
  { name: 'temperature', to: { page: 'home', hash: 'temperature' } },
  { name: 'volume', to: { page: 'home', hash: 'volume' } },
  { name: 'length', to: 'length' },
  { name: 'recipes', to: 'recipes' },
] as const satisfies readonly Entry[];

export const CONVERSIONS: LinkTarget = { page: 'home', hash: 'conversion-tools' };

export const FOOTER_COLUMNS = [
  {
    name: 'conversions',
    links: [
      { name: 'weight', to: { page: 'home', hash: 'weight' } },
      { name: 'volume', to: { page: 'home', hash: 'volume' } },
      { name: 'temperature', to: { page: 'home', hash: 'temperature' } },
      { name: 'ingredients', to: 'ingredients' },
      { name: 'reader', to: 'reader' },
      { name: 'length', to: 'length' },
      { name: 'measure', to: 'measure' },
      { name: 'cooking', to: 'cooking' },
      { name: 'multi', to: 'multi' },
      { name: 'kitchen', to: 'kitchen' },
      { name: 'kitchenSheet', to: 'kitchenSheet' },
    ],
  },
  {
    name: 'blog',
    links: [
      { name: 'allPosts', to: 'blog' },
      { name: 'cookingTips', to: { page: 'category', part: 'cooking-tips' } },
      { name: 'guides', to: { page: 'category', part: 'ingredient-guides' } },
      { name: 'article', to: 'article' },
      { name: 'recipes', to: 'recipes' },
    ],
  },
  {
    name: 'about',
    links: [
      { name: 'aboutUs', to: 'about' },
      { name: 'faq', to: 'faq' },
      { name: 'compare', to: 'compare' },
      { name: 'trending', to: 'trending' },
      { name: 'embed', to: 'embed' },
      { name: 'developers', to: 'developers' },
    ],
  },
] as const satisfies readonly { name: string; links: readonly Entry[] }[];

import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { LinkTarget } from '#site/paths.ts';
import { toolsWithPlace } from '../allTools.ts';

/** An entry of a menu or footer column; `name` is a key of the frame's messages. */
type Entry = { name: string; to: LinkTarget };

/** A link with its text. */
interface NamedLink {
  to: LinkTarget;
  text: string;
}

/** The tools in the menu, what cooks need most first. */
export function menuTools(language: Language): NamedLink[] {
  const { about } = messagesFor(language, 'about');
  return toolsWithPlace(language, ({ places }) => places.menu).map(({ id }) => ({
    to: id,
    text: about[id].menu,
  }));
}

export const BLOG_LINKS = [
  { name: 'all', to: 'blog' },
  { name: 'weight', to: { page: 'home', hash: 'weight' } },
  { name: 'temperature', to: { page: 'home', hash: 'temperature' } },
  { name: 'volume', to: { page: 'home', hash: 'volume' } },
  { name: 'length', to: 'length' },
  { name: 'recipes', to: 'recipes' },
] as const satisfies readonly Entry[];

export const CONVERSIONS: LinkTarget = { page: 'home', hash: 'conversion-tools' };

/** The columns of the footer. The tools of a column stand between `links` and `after`. */
const COLUMNS = [
  {
    name: 'conversions',
    links: [
      { name: 'weight', to: { page: 'home', hash: 'weight' } },
      { name: 'volume', to: { page: 'home', hash: 'volume' } },
      { name: 'temperature', to: { page: 'home', hash: 'temperature' } },
    ],
    after: [],
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
    after: [],
  },
  {
    name: 'about',
    links: [
      { name: 'aboutUs', to: 'about' },
      { name: 'faq', to: 'faq' },
      { name: 'compare', to: 'compare' },
      { name: 'trending', to: 'trending' },
    ],
    after: [{ name: 'developers', to: 'developers' }],
  },
] as const satisfies readonly { name: string; links: readonly Entry[]; after: readonly Entry[] }[];

function footerTools(language: Language, column: string): NamedLink[] {
  const { about } = messagesFor(language, 'about');
  return toolsWithPlace(language, ({ places: { footer } }) =>
    footer?.column === column ? footer.place : undefined,
  ).map(({ id }) => ({ to: id, text: about[id].footer ?? about[id].menu }));
}

/** The columns of the footer in a language. */
export function footerColumns(language: Language): { title: string; links: NamedLink[] }[] {
  const { footer } = messagesFor(language, 'shell').shell;
  return COLUMNS.map(({ name, links, after }) => ({
    title: footer[name],
    links: [
      ...links.map((link) => ({ to: link.to, text: footer[link.name] })),
      ...footerTools(language, name),
      ...after.map((link) => ({ to: link.to, text: footer[link.name] })),
    ],
  }));
}

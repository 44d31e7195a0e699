import { TOOLS as MANIFESTS } from '../../src/layouts/allTools.ts';

/** Tools of many small controls. */
export const TOOLS = [
  '/',
  '/conversions/length',
  '/tools/multi-calculator',
  '/tools/convertidor',
  '/tools/cool-cooking-calculators',
] as const;

/** Tools and recipes: one page of every kind. */
const KITCHEN = [
  '/',
  ...MANIFESTS.map(({ path }) => path),
  '/recipes',
  '/recipes/chocolate-cake',
  '/recipes/lemon-pickle',
  '/recipes/virgin-mojito',
];

/** Reading pages: one of every kind. */
const READING = [
  '/tools',
  '/ingredients/flour',
  '/ingredients/whole-egg',
  '/blog',
  '/blog/categories/conversions',
  '/blog/kitchen-measurement-tools',
  '/blog/posts/cups-to-grams-flour',
  '/faq',
  '/about',
  '/compare/alternatives',
  '/trending',
  '/developers',
  '/legal/terms',
  '/legal/imprint',
  '/privacy',
  '/contact',
] as const;

/** One page of every kind. */
export const KINDS: readonly string[] = [...KITCHEN, ...READING];

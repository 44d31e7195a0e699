/** Where the entries of the blog menu lead, in the order of the menu; names are keys of the shell's words. */
export const BLOG_LINKS = [
  { name: 'all', to: '/blog' },
  { name: 'weight', to: '/#weight' },
  { name: 'temperature', to: '/#temperature' },
  { name: 'volume', to: '/#volume' },
  { name: 'length', to: '/conversions/length' },
  { name: 'recipes', to: '/recipes' },
] as const;

/** The footer's three columns of links; names are keys of the footer's words. */
export const FOOTER_COLUMNS = [
  {
    name: 'conversions',
    links: [
      { name: 'weight', to: '/#weight' },
      { name: 'volume', to: '/#volume' },
      { name: 'temperature', to: '/#temperature' },
      { name: 'length', to: '/conversions/length' },
      { name: 'multi', to: '/tools/multi-calculator' },
      { name: 'cooking', to: '/tools/cool-cooking-calculators' },
    ],
  },
  {
    name: 'blog',
    links: [
      { name: 'allPosts', to: '/blog' },
      { name: 'cookingTips', to: '/blog/categories/cooking-tips' },
      { name: 'guides', to: '/blog/categories/ingredient-guides' },
      { name: 'article', to: '/blog/kitchen-measurement-tools' },
      { name: 'recipes', to: '/recipes' },
    ],
  },
  {
    name: 'about',
    links: [
      { name: 'aboutUs', to: '/about' },
      { name: 'faq', to: '/faq' },
      { name: 'compare', to: '/compare/alternatives' },
      { name: 'trending', to: '/trending' },
    ],
  },
] as const;

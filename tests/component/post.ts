import type { DatedPost } from '#content/articles/article.ts';

/** A post in the list of posts. */
export const POST: DatedPost = {
  to: { page: 'post', part: 'flour-types' },
  title: 'Flour Types',
  description: 'Which flour for which bread.',
  category: 'ingredient-guides',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 3,
  dates: { short: 'Nov 21', published: 'November 21, 2026', updated: 'November 21, 2026' },
};

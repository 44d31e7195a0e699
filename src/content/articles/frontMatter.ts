import { z } from 'astro/zod';
import { INGREDIENT_IDS } from '#domain/foods/ingredients.ts';
import { HOME_UNIT_IDS } from '#domain/units/home.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { DESCRIPTION, LONGEST_TITLE } from '../summary.ts';

/** The front matter of an article. */
export const ARTICLE = z
  .strictObject({
    title: z.string().min(10).max(LONGEST_TITLE),
    description: DESCRIPTION,
    published: z.date(),
    updated: z.date(),
    category: z.enum(BLOG_CATEGORIES),
    /** Slugs of three other articles. */
    related: z.array(z.string()).length(3),
    converter: z
      .strictObject({
        ingredient: z.enum(INGREDIENT_IDS),
        amount: z.number().positive(),
        from: z.enum(HOME_UNIT_IDS),
        to: z.enum(HOME_UNIT_IDS),
      })
      .optional(),
  })
  .refine(({ published, updated }) => updated >= published, {
    path: ['updated'],
    message: 'The article was updated before it was published',
  })
  .refine(({ related }) => new Set(related).size === related.length, {
    path: ['related'],
    message: 'An article is named twice',
  });

export type ArticleData = z.infer<typeof ARTICLE>;

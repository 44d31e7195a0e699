import { z } from 'zod';
import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { HOME_UNIT_IDS } from '#domain/units/home.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';

/** What stands at the head of an article. Titles and descriptions fit the line that search engines give them. */
export const FRONT_MATTER = z
  .strictObject({
    title: z.string().min(10).max(59),
    description: z.string().min(110).max(155),
    published: z.iso.date(),
    updated: z.iso.date(),
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

export type FrontMatter = z.infer<typeof FRONT_MATTER>;

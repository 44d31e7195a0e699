import { INGREDIENT_IDS } from '@gramwise/engine/foods/ingredients.ts';
import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { z } from 'astro/zod';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { DESCRIPTION, MAX_PAGE_TITLE_LENGTH } from '../summary.ts';

/** The front matter that every language has. */
const WORDS = {
  title: z.string().min(10).max(MAX_PAGE_TITLE_LENGTH),
  description: DESCRIPTION,
  published: z.date(),
  updated: z.date(),
  /** The initial values of the live converter, if the text has one. */
  converter: z
    .strictObject({
      ingredient: z.enum(INGREDIENT_IDS),
      amount: z.number().positive(),
      from: z.enum(CONVERTER_UNIT_IDS),
      to: z.enum(CONVERTER_UNIT_IDS),
    })
    .optional(),
};

const notBefore = {
  check: ({ published, updated }: { published: Date; updated: Date }) => updated >= published,
  error: { path: ['updated'], message: 'The article was updated before it was published' },
};

/** The front matter of an English article, which also has what all languages share. */
export const ARTICLE = z
  .strictObject({
    ...WORDS,
    category: z.enum(BLOG_CATEGORIES),
    /** Slugs of three other articles. */
    related: z.array(z.string()).length(3),
  })
  .refine(notBefore.check, notBefore.error)
  .refine(({ related }) => new Set(related).size === related.length, {
    path: ['related'],
    message: 'An article is named twice',
  });

/** The front matter of a translated article. */
export const TRANSLATED_ARTICLE = z.strictObject(WORDS).refine(notBefore.check, notBefore.error);

export type ArticleData = z.infer<typeof ARTICLE>;
export type TranslatedArticleData = z.infer<typeof TRANSLATED_ARTICLE>;

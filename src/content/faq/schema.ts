import { z } from 'astro/zod';
import { DESCRIPTION, MAX_PAGE_TITLE_LENGTH } from '../summary.ts';

const GROUP_IDS = ['weight', 'volume', 'temperature', 'scaling'] as const;

const QUESTION = z.strictObject({
  /** The item's fragment in the page's URL, the same in every language. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  question: z.string().min(1),
  /** Paragraphs of plain text, repeated verbatim in the structured data. */
  answer: z.array(z.string().min(1)).min(1),
});

const GROUP = z.strictObject({
  id: z.enum(GROUP_IDS),
  title: z.string().min(1),
  items: z.array(QUESTION).min(1),
});

/** The text of /faq in one language. */
export const QUESTIONS = z
  .strictObject({
    title: z.string().min(5).max(MAX_PAGE_TITLE_LENGTH),
    description: DESCRIPTION,
    intro: z.string().min(1),
    groups: z.array(GROUP).length(GROUP_IDS.length),
  })
  .refine(
    ({ groups }) => {
      const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
      return new Set(ids).size === ids.length;
    },
    { path: ['groups'], message: 'Two groups or questions have the same id' },
  );

export type FaqPage = z.infer<typeof QUESTIONS>;
export type FaqGroup = FaqPage['groups'][number];

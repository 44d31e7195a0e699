import { z } from 'astro/zod';
import { DESCRIPTION, LONGEST_PAGE_TITLE } from '../summary.ts';

/** The front matter of a document; `updated` is the day of its last change, if shown. */
export const DOCUMENT = z.strictObject({
  title: z.string().min(5).max(LONGEST_PAGE_TITLE),
  description: DESCRIPTION,
  updated: z.date().optional(),
});

import { z } from 'astro/zod';
import { DESCRIPTION, MAX_PAGE_TITLE_LENGTH } from '../summary.ts';

/** The front matter of a document; `updated` is the day of its last change, and `lead` stands below the title, if shown. */
export const DOCUMENT = z.strictObject({
  title: z.string().min(5).max(MAX_PAGE_TITLE_LENGTH),
  description: DESCRIPTION,
  updated: z.date().optional(),
  lead: z.string().min(1).optional(),
});

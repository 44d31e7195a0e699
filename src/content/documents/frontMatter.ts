import { z } from 'astro/zod';
import { DESCRIPTION, LONGEST_TITLE } from '../summary.ts';

/** What stands at the head of a document; `updated` where the page tells the day of its last change. */
export const DOCUMENT = z.strictObject({
  title: z.string().min(5).max(LONGEST_TITLE),
  description: DESCRIPTION,
  updated: z.date().optional(),
});

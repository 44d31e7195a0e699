import { z } from 'astro/zod';

/** Titles and descriptions fit the line that search engines give them. */
export const LONGEST_TITLE = 59;
export const DESCRIPTION = z.string().min(110).max(155);

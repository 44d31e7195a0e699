import { z } from 'astro/zod';

/** Lengths that search engines show in full. */
export const MAX_PAGE_TITLE_LENGTH = 59;
export const DESCRIPTION = z.string().min(110).max(155);

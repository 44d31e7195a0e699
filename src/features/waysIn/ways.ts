/** How a recipe can be brought into the reader. */
export const WAYS = ['paste', 'file', 'share', 'bookmark'] as const;
export type WayIn = (typeof WAYS)[number];

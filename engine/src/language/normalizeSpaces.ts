/** A text without the no-break spaces that only matter on a page. */
export const normalizeSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

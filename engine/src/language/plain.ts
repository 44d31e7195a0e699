/** A text without the no-break spaces that only matter on a page. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

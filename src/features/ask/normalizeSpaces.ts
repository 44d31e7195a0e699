/** A catalog text as somebody would type it: with ordinary spaces. */
export const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

/** A catalog text as somebody would type it: with ordinary spaces. */
export const typedSpaces = (text: string) => text.replace(/\s/g, ' ');

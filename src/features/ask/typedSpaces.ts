/** A text of a catalog as somebody would type it: its spaces may break. */
export const typedSpaces = (text: string) => text.replace(/\s/g, ' ');

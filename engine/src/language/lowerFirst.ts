/** A text with a small first letter, but for `MSG` and `M&M’s`. */
export const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

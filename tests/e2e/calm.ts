/** Values of the program that no visitor should ever read. */
const LEAKS = /NaN|Infinity|∞|undefined|\bnull\b|\[object/;

/** The first program value that shows in a text, or null. What was typed may be repeated. */
export function leaked(words: string, typed = ''): string | null {
  const own = typed.trim() === '' ? words : words.replaceAll(typed.trim(), '');
  return LEAKS.exec(own)?.[0] ?? null;
}

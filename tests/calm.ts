/** Internal values that must never reach a visitor. */
const LEAKS = /NaN|Infinity|∞|undefined|\bnull\b|\[object/;

/** The first internal value in a text, or null. It may repeat what was typed. */
export function leaked(words: string, typed = ''): string | null {
  const own = typed.trim() === '' ? words : words.replaceAll(typed.trim(), '');
  return LEAKS.exec(own)?.[0] ?? null;
}

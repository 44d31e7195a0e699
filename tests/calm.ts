/** Internal values that must never reach a visitor. */
const LEAKS = /NaN|Infinity|∞|undefined|\bnull\b|\[object/;

/** The first internal value in a text, or null. It may repeat what was typed. */
export function leaked(words: string, ...typed: readonly string[]): string | null {
  const texts = typed.map((text) => text.trim()).filter((text) => text !== '');
  const own = texts.reduce((rest, text) => rest.replaceAll(text, ''), words);
  return LEAKS.exec(own)?.[0] ?? null;
}

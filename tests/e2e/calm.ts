/** What a computer says to itself, and no page to a visitor. */
const MUTTERING = /NaN|Infinity|∞|undefined|\bnull\b|\[object/;

/** What of a computer's mutterings stands in a text; what somebody typed may be said again. */
export function muttering(words: string, typed = ''): string | null {
  const own = typed.trim() === '' ? words : words.replaceAll(typed.trim(), '');
  return MUTTERING.exec(own)?.[0] ?? null;
}

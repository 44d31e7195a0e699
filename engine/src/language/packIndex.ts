import type { LanguagePack } from './languagePack.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';

/** Dropped with the pack by whoever holds it. */
const indexes = new WeakMap<LanguagePack, Lexicon>();

/** A pack's words, indexed when first needed. */
export function lexiconIn(pack: LanguagePack): Lexicon {
  const known = indexes.get(pack) ?? makeLexicon(pack.code, pack.recipeWords);
  indexes.set(pack, known);
  return known;
}

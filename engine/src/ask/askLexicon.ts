import type { AskWords, Region } from '../language/askWords/askWords.ts';
import { idsOf, type Lexicon, type Lists, listsOf, type Phrases, phrasesOf } from '../language/lexicon.ts';

export type PieceSize = keyof AskWords['sizes'];

/** A language's question words, indexed, next to its recipe words. */
export interface AskLexicon {
  recipe: Lexicon;
  words: AskWords;
  list: Lists<AskWords>;
  times: Phrases<number>;
  doubled: Phrases<number>;
  idioms: Phrases<string>;
  regions: Phrases<Region>;
  sizes: Phrases<PieceSize>;
}

function build(recipe: Lexicon, words: AskWords): AskLexicon {
  return {
    recipe,
    words,
    list: listsOf(words),
    times: phrasesOf(Object.entries(words.times)),
    doubled: phrasesOf(Object.entries(words.doubled)),
    idioms: phrasesOf(Object.entries(words.idioms)),
    regions: idsOf<Region>(words.regions),
    sizes: idsOf<PieceSize>(words.sizes),
  };
}

const built = new WeakMap<AskWords, AskLexicon>();

/** The words of a language, indexed when first needed. */
export function askLexicon(recipe: Lexicon, words: AskWords): AskLexicon {
  const known = built.get(words) ?? build(recipe, words);
  built.set(words, known);
  return known;
}

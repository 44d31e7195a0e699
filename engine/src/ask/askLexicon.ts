import type { AskWords, Region } from '../language/askWords/askWords.ts';
import {
  indexById,
  indexLists,
  indexPhrases,
  type Lexicon,
  type Lists,
  type Phrases,
} from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';

export type PieceSize = keyof AskWords['sizes'];

/** A language's indexed question words, with its recipe words. */
export interface AskLexicon {
  recipe: Lexicon;
  words: AskWords;
  list: Lists<AskWords>;
  times: Phrases<number>;
  doubled: Phrases<number>;
  cutInto: Phrases<number>;
  idioms: Phrases<string>;
  regions: Phrases<Region>;
  countries: Phrases<Region>;
  sizes: Phrases<PieceSize>;
}

function build(recipe: Lexicon, words: AskWords): AskLexicon {
  return {
    recipe,
    words,
    list: indexLists({ ...words, factors: [...words.factors, ...Object.keys(words.times)] }),
    times: indexPhrases(Object.entries(words.times)),
    doubled: indexPhrases(Object.entries(words.doubled)),
    cutInto: indexPhrases(Object.entries(words.cutInto)),
    idioms: indexPhrases(Object.entries(words.idioms)),
    regions: indexById<Region>(words.regions),
    countries: indexById<Region>(words.countries),
    sizes: indexById<PieceSize>(words.sizes),
  };
}

const built = new WeakMap<AskWords, AskLexicon>();

/** The words of a language, indexed when first needed. */
export const askLexicon = (recipe: Lexicon, words: AskWords): AskLexicon =>
  cachedIn(built, words, () => build(recipe, words));

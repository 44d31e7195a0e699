import type { AskWords, Region } from '../language/askWords/askWords.ts';
import { type Lexicon, type Phrases, phrasesOf } from '../language/lexicon.ts';

type List = { [Key in keyof AskWords]: AskWords[Key] extends string ? Key : never }[keyof AskWords];
export type PieceSize = keyof AskWords['sizes'];

/** A language's question words, indexed, next to its recipe words. */
export interface AskLexicon {
  recipe: Lexicon;
  list: Readonly<Record<List, Phrases<true>>>;
  times: Phrases<number>;
  doubled: Phrases<number>;
  idioms: Phrases<string>;
  regions: Phrases<Region>;
  sizes: Phrases<PieceSize>;
  write: AskWords['write'];
}

const split = (list: string) => (list === '' ? [] : list.split(','));

function byPhrase<Id extends string>(table: Readonly<Partial<Record<Id, string>>>): Phrases<Id> {
  return phrasesOf(
    (Object.entries(table) as [Id, string][]).flatMap(([id, list]) =>
      split(list).map((phrase) => [phrase, id] as const),
    ),
  );
}

function build(recipe: Lexicon, words: AskWords): AskLexicon {
  const lists = Object.entries(words).filter(
    (entry): entry is [List, string] => typeof entry[1] === 'string',
  );
  return {
    recipe,
    list: Object.fromEntries(
      lists.map(([name, text]) => [name, phrasesOf(split(text).map((phrase) => [phrase, true] as const))]),
    ) as Record<List, Phrases<true>>,
    times: phrasesOf(Object.entries(words.times)),
    doubled: phrasesOf(Object.entries(words.doubled)),
    idioms: phrasesOf(Object.entries(words.idioms)),
    regions: byPhrase(words.regions),
    sizes: byPhrase(words.sizes),
    write: words.write,
  };
}

const built = new WeakMap<AskWords, AskLexicon>();

/** The words of a language, indexed when first needed. */
export function askLexicon(recipe: Lexicon, words: AskWords): AskLexicon {
  const known = built.get(words) ?? build(recipe, words);
  built.set(words, known);
  return known;
}

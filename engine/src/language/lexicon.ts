import type { LengthId, MeasureId } from '../units/measureWords.ts';
import { foldLetters } from './foldAccents.ts';
import type { RecipeLanguage, RecipeWords } from './recipeWords/recipeWords.ts';
import type { Token } from './tokens.ts';

/** Phrases to look up at a token; the longest match wins. */
export interface Phrases<Value> {
  map: ReadonlyMap<string, Value>;
  longest: number;
}

type ListName = {
  [Key in keyof RecipeWords]: RecipeWords[Key] extends string ? Key : never;
}[keyof RecipeWords];

/** A language's words, indexed. */
export interface Lexicon {
  language: RecipeLanguage;
  words: RecipeWords;
  units: Phrases<string>;
  lengths: Phrases<LengthId>;
  numbers: Phrases<number>;
  andParts: Phrases<number>;
  list: Readonly<Record<ListName, Phrases<true>>>;
}

/** Indexes phrases, folded; of duplicates, the first wins. */
export function phrasesOf<Value>(entries: Iterable<readonly [string, Value]>): Phrases<Value> {
  const map = new Map<string, Value>();
  let longest = 1;
  for (const [phrase, value] of entries) {
    const key = foldLetters(phrase.trim());
    if (key === '' || map.has(key)) continue;
    map.set(key, value);
    longest = Math.max(longest, key.split(' ').length);
  }
  return { map, longest };
}

const split = (list: string) => (list === '' ? [] : list.split(','));

function* idsByPhrase<Id extends string>(
  table: Readonly<Partial<Record<Id, string>>>,
): Generator<[string, Id]> {
  for (const [id, list] of Object.entries(table) as [Id, string][]) {
    for (const phrase of split(list)) yield [phrase, id];
  }
}

/** Indexes the words of a language. */
export function makeLexicon(language: RecipeLanguage, words: RecipeWords): Lexicon {
  const lists = Object.entries(words).filter(
    (entry): entry is [ListName, string] => typeof entry[1] === 'string',
  );
  const list = Object.fromEntries(
    lists.map(([name, text]) => [name, phrasesOf(split(text).map((phrase) => [phrase, true] as const))]),
  ) as Record<ListName, Phrases<true>>;
  return {
    language,
    words,
    units: phrasesOf<string>([...idsByPhrase<MeasureId>(words.measures), ...idsByPhrase(words.counted)]),
    lengths: phrasesOf(idsByPhrase<LengthId>(words.lengths)),
    numbers: phrasesOf(Object.entries(words.numbers)),
    andParts: phrasesOf(Object.entries(words.andParts)),
    list,
  };
}

export interface Found<Value> {
  value: Value;
  /** The token after the phrase. */
  next: number;
}

/** Between the words of one phrase: `c. à s.`, `fl-oz`, `gousses d'ail`. */
const isJoint = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === 'space' ||
    token.key === '.' ||
    token.key === '-' ||
    token.key === "'" ||
    token.key === '\u00AD');

/** `cup(s)`, `Scheibe(n)`: the token after the plural in parentheses. */
function afterPlural(tokens: readonly Token[], at: number): number {
  const ending = tokens[at + 1];
  if (
    tokens[at]?.key === '/' &&
    ending?.kind === 'word' &&
    ending.text.length === 1 &&
    tokens[at + 2]?.kind === 'space'
  )
    return at + 2;
  const isPlural =
    tokens[at]?.key === '(' &&
    ending?.kind === 'word' &&
    ending.text.length <= 2 &&
    tokens[at + 2]?.key === ')';
  return isPlural ? at + 3 : at;
}

/** The token after the joints at `at`, or after a parenthesis: at most two, which bounds the time for any text. */
function afterJoints(tokens: readonly Token[], at: number): number {
  const next = isJoint(tokens[at]) ? at + 1 : at;
  return isJoint(tokens[next]) || tokens[next]?.key === '(' ? next + 1 : next;
}

const isPhraseWord = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || (token?.kind === 'digits' && token.text.length < 4);

/** The longest phrase that starts at token `at`; null if none does. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  at: number,
  { map, longest }: Phrases<Value>,
): Found<Value> | null {
  let key = '';
  let best: Found<Value> | null = null;
  let next = at;
  let open = false;
  for (let words = 0; words < longest; words++) {
    const token = tokens[next];
    if (!isPhraseWord(token)) break;
    key = key === '' ? token.key : `${key} ${token.key}`;
    next = afterPlural(tokens, next + 1);
    const value = map.get(key);
    if (value !== undefined) best = { value, next: open && tokens[next]?.key === ')' ? next + 1 : next };
    next = afterJoints(tokens, next);
    // `cuillère (à soupe)`
    if (tokens[next - 1]?.key === '(') open = true;
  }
  return best;
}

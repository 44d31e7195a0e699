import type { LengthId, MeasureId } from '../units/measureWords.ts';
import { foldLetters } from './foldAccents.ts';
import type { LineWords } from './line/lineWords.ts';
import { cachedIn } from './remember.ts';
import type { Token } from './tokens.ts';

/** Phrases to look up at a token; the longest match wins. */
export interface Phrases<Value> {
  map: ReadonlyMap<string, Value>;
  /** The words of the longest phrase, by the first word of phrases. */
  wordsFrom: ReadonlyMap<string, number>;
  /** No longer phrases than this count, in words. */
  most?: number;
}

/** The names of the lists among a language's words. */
type ListName<Words> = {
  [Key in keyof Words]: Words[Key] extends readonly string[] ? Key : never;
}[keyof Words];

/** The lists among a language's words, indexed. */
export type Lists<Words> = Readonly<Record<ListName<Words>, Phrases<true>>>;

/** What tells a language from others, indexed. */
export interface Signs {
  words: LineWords;
  units: Phrases<string>;
  list: Pick<Lists<LineWords>, 'common' | 'prepared'>;
}

/** A language's words, indexed. */
export interface Lexicon extends Signs {
  lengths: Phrases<LengthId>;
  numbers: Phrases<number>;
  andParts: Phrases<number>;
  list: Lists<LineWords>;
}

/** Indexes phrases, folded; of duplicates, the first wins. */
export function indexPhrases<Value>(entries: Iterable<readonly [string, Value]>): Phrases<Value> {
  const map = new Map<string, Value>();
  const wordsFrom = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const key = foldLetters(phrase.trim());
    if (key === '' || map.has(key)) continue;
    map.set(key, value);
    const words = key.split(' ');
    const [first = ''] = words;
    wordsFrom.set(first, Math.max(wordsFrom.get(first) ?? 0, words.length));
  }
  return { map, wordsFrom };
}

/** Indexes phrases without values. */
export const indexList = (phrases: readonly string[]): Phrases<true> =>
  indexPhrases(phrases.map((phrase) => [phrase, true] as const));

/** Indexes lists of phrases by id; of duplicates, the first wins. */
export const indexById = <Id extends string>(
  table: Readonly<Partial<Record<Id, readonly string[]>>>,
): Phrases<Id> => indexPhrases(phrasesById(table));

function* phrasesById<Id extends string>(
  table: Readonly<Partial<Record<Id, readonly string[]>>>,
): Generator<[string, Id]> {
  for (const [id, phrases] of Object.entries(table) as [Id, readonly string[]][])
    for (const phrase of phrases) yield [phrase, id];
}

/** Indexes the lists among a language's words. */
export function indexLists<Words extends object>(words: Words): Lists<Words> {
  const lists = Object.entries(words).filter(([, value]) => Array.isArray(value));
  return Object.fromEntries(lists.map(([name, phrases]) => [name, indexList(phrases)])) as Lists<Words>;
}

const signs = new WeakMap<LineWords, Signs>();

/** What tells a language from others, indexed when first needed: a text is read in one of them. */
export const signsOf = (words: LineWords): Signs => cachedIn(signs, words, indexSigns);

const indexSigns = (words: LineWords): Signs => ({
  words,
  units: indexPhrases<string>([...phrasesById<MeasureId>(words.measures), ...phrasesById(words.counted)]),
  list: { common: indexList(words.common), prepared: indexList(words.prepared) },
});

const lexicons = new WeakMap<LineWords, Lexicon>();

/** The words of a language, indexed when first needed. */
export const lexiconOf = (words: LineWords): Lexicon => cachedIn(lexicons, words, indexWords);

function indexWords(words: LineWords): Lexicon {
  return {
    ...signsOf(words),
    lengths: indexById<LengthId>(words.lengths),
    numbers: indexPhrases(Object.entries(words.numbers)),
    andParts: indexPhrases(Object.entries(words.andParts)),
    list: indexLists({
      ...words,
      modifiers: [...words.modifiers, ...words.heaped],
      after: [...words.after, ...words.heaped],
    }),
  };
}

export interface PhraseMatch<Value> {
  value: Value;
  /** The token after the phrase. */
  next: number;
}

/** Whether a token may join the words of a phrase: `c. à s.`, `fl-oz`, `gousses d'ail`. */
const isJoint = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === 'space' ||
    token.key === '.' ||
    token.key === '-' ||
    token.key === "'" ||
    token.key === '\u00AD');

/** `cup(s)`, `Scheibe(n)`: the token after the plural in parentheses. */
export function afterPlural(tokens: readonly Token[], at: number): number {
  const ending = tokens[at + 1];
  if (
    tokens[at]?.key === '/' &&
    tokens[at - 1]?.text.length !== 1 &&
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

/** Skips at most two joints or an opening parenthesis, which bounds the time for any text. */
function afterJoints(tokens: readonly Token[], at: number): number {
  // `c/s`
  const isLetter = tokens[at]?.key === '/' && tokens[at - 1]?.text.length === 1;
  const next = isLetter || isJoint(tokens[at]) ? at + 1 : at;
  return isJoint(tokens[next]) || tokens[next]?.key === '(' ? next + 1 : next;
}

const isPhraseWord = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || (token?.kind === 'digits' && token.text.length < 4);

/** The longest phrase that starts at token `at`; null if none does. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  at: number,
  { map, wordsFrom, most = Number.POSITIVE_INFINITY }: Phrases<Value>,
): PhraseMatch<Value> | null {
  const upTo = wordsFrom.get(tokens[at]?.key ?? '');
  // Most words of a text start no phrase
  if (upTo === undefined) return null;
  const longest = Math.min(upTo, most);
  let key = '';
  let best: PhraseMatch<Value> | null = null;
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

/** Whether a phrase starts at one of the tokens from `from` up to `to`, of all tokens by default. */
export function hasPhrase(
  tokens: readonly Token[],
  phrases: Phrases<unknown>,
  { from, to }: { from: number; to: number } = { from: 0, to: tokens.length },
): boolean {
  for (let at = from; at < to; at++) if (phraseAt(tokens, at, phrases)) return true;
  return false;
}

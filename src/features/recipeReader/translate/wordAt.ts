import { type PhraseMatch, phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace, type Token } from '@gramwise/engine/language/tokens.ts';
import type { Item } from './item.ts';
import type { GlossedLine } from './source.ts';
import type { Word } from './words.ts';

/** Items that start at a token, and the token after them. */
export interface Found {
  items: readonly Item[];
  next: number;
}

/** Where tokens are in the line. */
export const placeOf = ({ tokens }: GlossedLine, from: number, next: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});

/** A word that was read from the tokens `from` to `next`. */
export const foundWord = (
  line: GlossedLine,
  word: Word,
  { from, next, manners = [] }: { from: number; next: number; manners?: readonly Word[] },
): Found => ({ items: [{ kind: 'word', word, manners, ...placeOf(line, from, next) }], next });

/** The token that a position is at. */
export function tokenFrom({ tokens }: GlossedLine, position: number): number {
  const at = tokens.findIndex(({ start }) => start >= position);
  return at < 0 ? tokens.length : at;
}

/** Words of two meanings, by their English names: the other one if it is said of `contents` in this line. */
const OTHERWISE: Readonly<Record<string, string>> = { hot: 'spicy', shredded: 'grated', pitted: 'boneless' };

/** The word with its other meaning: `hot` of a pepper, `sin hueso` of meat; null if it has none here. */
function otherwise({ tokens, source }: GlossedLine, { value }: PhraseMatch<Word>): Word | null {
  const english = value.shown.en.text;
  const contents = source.words.contents.get(english);
  if (!tokens.some(({ key }) => contents?.test(key))) return null;
  return (
    [...source.words.words.map.values()].find(({ shown }) => shown.en.text === OTHERWISE[english]) ?? null
  );
}

const PARTICIPLE = /é(?:e?s?)$/;

/**
 * Whether a word may be a noun that differs from a participle by its accent only: `le mélange`, `zeste`, `tranches`.
 * People who write no accents at all mean both.
 */
export function isNounLike({ text }: GlossedLine, item: Item): boolean {
  if (item.kind !== 'word' || !PARTICIPLE.test(item.word.read)) return false;
  return !PARTICIPLE.test(text.slice(item.start, item.end).toLowerCase().normalize('NFC'));
}

const HAS_ACCENT = /[éèêàâùûçôîï]/iu;

const isNumber = (token: Token | undefined) => token?.kind === 'digits' || token?.kind === 'vulgar';

/** The word at a token, whatever its accents. */
function anyWordAt(line: GlossedLine, at: number): Found | null {
  const { tokens, source } = line;
  const any = phraseAt(tokens, at, source.words.words);
  // `unas hebras`, but `unos 200 g`
  const isAbout = any?.value.shown.en.text === 'about' && !isNumber(tokens[skipSpace(tokens, any.next)]);
  const found = (isAbout ? phraseAt(tokens, at, source.words.vague) : null) ?? any;
  // `70 % de cacao`, but `2 c. à soupe de cacao`
  const isShare = tokens.slice(0, at).findLast(({ kind }) => kind !== 'space')?.key === '%';
  const plain = found?.value.shown.en.text === 'cocoa solids' && !isShare ? null : found;
  const manner = phraseAt(tokens, at, source.words.manners);
  const after = manner ? skipSpace(tokens, manner.next) : at;
  const done = manner && phraseAt(tokens, after, source.words.described);
  if (manner && done && done.next > (plain?.next ?? 0)) {
    const isVery = manner.value.shown.en.text === 'well' && done.value.kind !== 'preparation';
    const how = (isVery && source.words.very) || manner.value;
    return foundWord(line, done.value, { from: at, next: done.next, manners: [how] });
  }
  if (!plain) return null;
  const other = otherwise(line, plain);
  if (other) return foundWord(line, other, { from: at, next: plain.next });
  // `farine type 55`
  const number = skipSpace(tokens, plain.next);
  if (plain.value.shown.en.text === 'such as' && tokens[number]?.kind === 'digits')
    return { items: [{ kind: 'kept', ...placeOf(line, at, number + 1) }], next: number + 1 };
  // `émincé finement`
  const behind = skipSpace(tokens, plain.next);
  const behindIt = plain.value.kind === 'preparation' ? phraseAt(tokens, behind, source.words.manners) : null;
  // `en trozos, muy fría`: it says how cold
  const isOfNext =
    behindIt &&
    [behind, skipSpace(tokens, behindIt.next)].some((from) => phraseAt(tokens, from, source.words.described));
  const later = isOfNext ? null : behindIt;
  const next = later?.next ?? plain.next;
  const manners = later ? [later.value] : [];
  return foundWord(line, plain.value, { from: at, next, manners });
}

/** The word at a token: `finely chopped`, `fresh`, `to taste`. */
export function wordAt(line: GlossedLine, at: number): Found | null {
  const found = anyWordAt(line, at);
  const isNoun = found?.items.some((item) => isNounLike(line, item)) && HAS_ACCENT.test(line.text);
  return isNoun ? null : found;
}

/** The first word after links such as `of the`. */
function wordAfter({ tokens, source }: GlossedLine, at: number): string {
  const { of, the } = source.lexicon.list;
  const isLink = (key: string) => of.map.has(key) || the.map.has(key);
  return tokens.slice(at).find(({ kind, key }) => kind === 'word' && !isLink(key))?.key ?? '';
}

/** A counting word at a token. */
export function containerAt(line: GlossedLine, at: number): Found | null {
  const { words } = line.source;
  const found = phraseAt(line.tokens, at, words.containers);
  if (!found) return null;
  const contents = wordAfter(line, found.next);
  const meant = found.value.find(({ shown }) => words.contents.get(shown.en.text)?.test(contents));
  // `2 Stück` of what was named before
  const bare = contents === '' ? found.value.find(({ shown }) => shown.en.text === 'pc') : undefined;
  const word =
    meant ?? bare ?? found.value.find(({ shown }) => !words.contents.has(shown.en.text)) ?? found.value[0];
  if (!word) return null;
  return foundWord(line, word, { from: at, next: found.next });
}

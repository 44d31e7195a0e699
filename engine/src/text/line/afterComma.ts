import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Source } from '../source.ts';

const MAX_WORDS = 4;
const END_MARK = /^[,;(.]$/;

/** The end of a kind of food after a comma, as in `lentils, red`; null if there is none. */
export function skipKind({ tokens, lexicon }: Source, comma: number, end: number): number | null {
  const kind = phraseAt(tokens, skipSpace(tokens, comma + 1), lexicon.list.kinds);
  if (!kind) return null;
  const next = skipSpace(tokens, kind.next);
  const ends = next >= end || END_MARK.test(tokens[next]?.key ?? '');
  return ends || phraseAt(tokens, next, lexicon.list.tails) ? kind.next : null;
}

/** The state of reading a list of foods after a comma. */
interface Listed {
  items: number;
  /** Words of the last item, and of the longest one. */
  words: number;
  longest: number;
  to: number;
  /** Whether any of the words, or the last one, is `and` or `or`. */
  joined: boolean;
  open: boolean;
}

/** Adds a word to the list; null if it does not belong to a food. */
function withWord(source: Source, { at, end }: { at: number; end: number }, before: Listed): Listed | null {
  const { tokens, lexicon } = source;
  const { items, words } = before;
  const joint = isJoint(tokens[at], lexicon);
  const starts = words === 0;
  if (joint && starts && !(lexicon.words.grammar.commaBeforeAnd && items > 1)) return null;
  if (!joint && starts && isDescriptive(tokens[at], lexicon) && !startsFood(source, at, end)) return null;
  const more = joint && starts ? 0 : 1;
  return {
    items,
    words: words + more,
    longest: Math.max(before.longest, words + more),
    to: at + 1,
    joined: before.joined || joint,
    open: joint,
  };
}

const isList = ({ words, open, longest, joined, items }: Listed) =>
  words > 0 && !open && longest <= MAX_WORDS && (joined || items > 1 || longest === 1);

/** Whether the foods end before a token: at a sign or a remark such as `to taste`. */
function endsFoods({ tokens, lexicon }: Source, at: number, { words }: Listed): boolean {
  const { kind, key = '' } = tokens[at] ?? {};
  if (kind === 'mark') return END_MARK.test(key) && !(key === ',' && words > 0);
  return (
    kind === 'word' && !isJoint(tokens[at], lexicon) && phraseAt(tokens, at, lexicon.list.tails) !== null
  );
}

/**
 * The end of the foods after a comma, as in `Salz, Pfeffer` and `sal, ajo y comino al gusto`; null if what
 * follows is a remark.
 */
export function skipFoodList(source: Source, comma: number, end: number): number | null {
  let listed: Listed = { items: 1, words: 0, longest: 0, to: comma, joined: false, open: false };
  for (let at = comma + 1; at < end && !endsFoods(source, at, listed); at++) {
    const { kind, key } = source.tokens[at] ?? {};
    if (kind === 'digits') return null;
    if (key === ',') listed = { ...listed, items: listed.items + 1, words: 0 };
    if (kind !== 'word') continue;
    const next = withWord(source, { at, end }, listed);
    if (!next) return null;
    listed = next;
  }
  return isList(listed) ? listed.to : null;
}

const isJoint = (token: Token | undefined, { list: { and, or } }: Lexicon) =>
  token !== undefined && (and.map.has(token.key) || or.map.has(token.key));

const isDescriptive = (token: Token | undefined, { list }: Lexicon) =>
  token !== undefined &&
  (list.prepared.map.has(token.key) || list.neutral.map.has(token.key) || list.kinds.map.has(token.key));

/** Whether a word such as `dried` is followed by its food, as in `figs, dried apricots`. */
function startsFood({ tokens, lexicon }: Source, at: number, end: number): boolean {
  const next = skipSpace(tokens, at + 1);
  const word = tokens[next];
  if (next >= end || word?.kind !== 'word') return false;
  return (
    !isJoint(word, lexicon) && !isDescriptive(word, lexicon) && !phraseAt(tokens, next, lexicon.list.tails)
  );
}

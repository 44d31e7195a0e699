import { foldLetters } from './foldAccents.ts';

/** A piece of a text: a word, digits, a vulgar fraction, white space or one other character. */
export interface Token {
  kind: 'word' | 'digits' | 'vulgar' | 'space' | 'mark';
  text: string;
  start: number;
  end: number;
  /** Its normalized form: folded words, and one character each for dashes, quotes and fraction slashes. */
  key: string;
}

/** Unicode counts º and ª as letters; in Spanish they are degrees. Each alternative matches a character only once. */
const PIECES = /((?:(?![ºª])[\p{L}\p{M}])+)|(\d+)|([¼½¾⅐-⅞])|([\s\u200B\u2060\uFEFF]+)|[\s\S]/gu;

const SAME: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '‒': '-',
  '―': '-',
  '⁄': '/',
  '∕': '/',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '″': '"',
  '”': '"',
  '“': '"',
  '×': 'x',
  '✕': 'x',
  º: '°',
  '˚': '°',
  '∼': '~',
  '≈': '~',
  '（': '(',
  '）': ')',
  '[': '(',
  ']': ')',
};

/** Ignores soft hyphens inside words. */
const folded = (word: string) => foldLetters(word.length > 64 ? word.slice(0, 64) : word);

/** The kind and key of a match of `PIECES`. */
function keyed([piece, word, digits, vulgar, space]: RegExpExecArray): Pick<Token, 'kind' | 'key'> {
  if (word) return { kind: 'word', key: folded(word) };
  if (digits) return { kind: 'digits', key: piece };
  if (vulgar) return { kind: 'vulgar', key: piece };
  if (space) return { kind: 'space', key: ' ' };
  const key = SAME[piece] ?? piece;
  // The multiplication sign equals the letter x.
  return { kind: key === 'x' ? 'word' : 'mark', key };
}

/** Splits a text into tokens, which concatenate to the text. Takes linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [text] = match;
    const { kind, key } = keyed(match);
    tokens.push({ kind, text, start: match.index, end: match.index + text.length, key });
  }
  return tokens;
}

/** The next token other than white space, from `at` on. */
export function skipSpace(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'space' ? at + 1 : at;
}

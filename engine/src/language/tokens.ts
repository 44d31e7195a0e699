import { foldLetters } from './foldAccents.ts';

/** A piece of a text: a word, digits, a vulgar fraction, white space or one other character. */
export interface Token {
  kind: 'word' | 'digits' | 'vulgar' | 'space' | 'mark';
  text: string;
  start: number;
  end: number;
  /** Its comparable form: folded words, and one form each for dashes, quotes and fraction slashes. */
  key: string;
}

/** Unicode counts º and ª as letters; in Spanish they are degrees. Each alternative matches a character only once. */
const PIECES = /((?:(?![ºª])[\p{L}\p{M}])+)|(\d+)|([¼½¾⅐-⅞])|([\s\u200B\uFEFF]+)|[\s\S]/gu;

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

/** Splits a text into its tokens, which joined are the text. Takes linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [piece, word, digits, vulgar, space] = match;
    const key = word ? folded(word) : space ? ' ' : (SAME[piece] ?? piece);
    // The multiplication sign equals the letter x.
    const isWord = word || key === 'x';
    const kind = isWord ? 'word' : digits ? 'digits' : vulgar ? 'vulgar' : space ? 'space' : 'mark';
    tokens.push({ kind, text: piece, start: match.index, end: match.index + piece.length, key });
  }
  return tokens;
}

/** The next token other than white space, from `at` on. */
export function skipSpace(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'space' ? at + 1 : at;
}

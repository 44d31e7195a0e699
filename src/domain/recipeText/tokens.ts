import { foldLetters } from '../text/foldAccents.ts';

/** A piece of a text: a word, digits, a vulgar fraction, white space or one other character. */
export interface Token {
  kind: 'word' | 'digits' | 'vulgar' | 'space' | 'mark';
  text: string;
  start: number;
  end: number;
  /** What it is compared by: folded words, one form of each dash, quote and fraction slash. */
  key: string;
}

/** º and ª are letters for Unicode, and degrees in Spanish. Every alternative takes a character at most once. */
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

/** Soft hyphens inside words do not count. */
const folded = (word: string) => foldLetters(word.length > 64 ? word.slice(0, 64) : word);

/** The pieces of a text in order; together they are the text. Takes linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [piece, word, digits, vulgar, space] = match;
    const key = word ? folded(word) : space ? ' ' : (SAME[piece] ?? piece);
    // The sign of times is as good as the letter.
    const isWord = word || key === 'x';
    const kind = isWord ? 'word' : digits ? 'digits' : vulgar ? 'vulgar' : space ? 'space' : 'mark';
    tokens.push({ kind, text: piece, start: match.index, end: match.index + piece.length, key });
  }
  return tokens;
}

/** The next token that is not white space, from `at` on. */
export function skipSpace(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'space' ? at + 1 : at;
}

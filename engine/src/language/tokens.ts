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

/**
 * Unicode counts º and ª as letters; in Spanish they are degrees. Most words have plain letters only, which are matched
 * fastest; other alternatives match a character only once.
 */
const PIECES =
  /[a-zA-Z]+(?![\p{L}\p{M}])|(?:(?![ºª])[\p{L}\p{M}])+|[⁰¹²³⁴-⁹]+[/⁄∕][₁-₉][₀-₉]*|\d+|[\s\u200B\u2060\uFEFF]+|[\s\S]/gu;

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
  '【': '(',
  '】': ')',
};

/** Ignores soft hyphens inside words. */
const folded = (word: string) => foldLetters(word.length > 64 ? word.slice(0, 64) : word);

/** The kind and key of a match of `PIECES`. */
function keyed(piece: string): Pick<Token, 'kind' | 'key'> {
  // Nearly all pieces are these two
  if (piece === ' ') return { kind: 'space', key: piece };
  const first = piece.charAt(0);
  if ((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z'))
    return { kind: 'word', key: folded(piece) };
  if (/^(?![ºª])[\p{L}\p{M}]/u.test(piece)) return { kind: 'word', key: folded(piece) };
  if (first >= '0' && first <= '9') return { kind: 'digits', key: piece };
  if (/^[\s\u200B\u2060\uFEFF]/.test(piece)) return { kind: 'space', key: ' ' };
  if (/[¼½¾⅐-⅞]|.[₀-₉]/.test(piece)) return { kind: 'vulgar', key: piece };
  const key = SAME[piece] ?? piece;
  // The multiplication sign equals the letter x.
  return { kind: key === 'x' ? 'word' : 'mark', key };
}

/** Splits a text into tokens, which concatenate to the text. Takes linear time. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return (text.match(PIECES) ?? []).map((piece) => {
    const start = end;
    end += piece.length;
    const { kind, key } = keyed(piece);
    return { kind, text: piece, start, end, key };
  });
}

/** The next token other than white space, from `at` on. */
export function skipSpace(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'space' ? at + 1 : at;
}

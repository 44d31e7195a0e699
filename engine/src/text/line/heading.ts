import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { skipBullet } from './lineFindings.ts';

/** A heading with more words than this is a sentence. */
const MAX_WORDS = 9;

/** The last token other than white space or emphasis. */
function lastSign(tokens: readonly Token[]): Token | undefined {
  let at = tokens.length - 1;
  while (at >= 0 && (tokens[at]?.kind === 'space' || tokens[at]?.key === '*' || tokens[at]?.key === '_'))
    at -= 1;
  return tokens[at];
}

/** Whether a line is formatted as a heading: `**Sauce**`, `## Sauce`. */
const isMarked = (tokens: readonly Token[]) => {
  const [first, second] = tokens;
  if (first?.key === '#' && second?.kind !== 'digits') return true;
  const stars = tokens.filter(({ key }) => key === '*').length;
  return first?.key === '*' && second?.key === '*' && tokens.at(-1)?.key === '*' && stars === 4;
};

/** Whether a line is a heading over ingredients. Bare words count only if they are listed. */
export function isHeading(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const start = skipBullet(tokens);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return false;
  if (isMarked(tokens)) return true;
  if (lastSign(tokens)?.key === ':') return words.length <= 14;
  const digits = tokens.some(({ kind }) => kind === 'digits' || kind === 'vulgar');
  if (digits || words.length > MAX_WORDS) return false;
  const bare = phraseAt(tokens, start, lexicon.list.headings);
  if (bare && skipSpace(tokens, bare.next) >= tokens.length) return true;
  const begins = phraseAt(tokens, start, lexicon.list.headingStart);
  return begins !== null && !tokens.some(({ key }) => key === ':' || key === ',') && words.length <= 7;
}

import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { type Tokens, trimmed } from './phraseRuns.ts';

/** Where in a line the words for ovens with a fan and without one are; null if there are none. */
export interface OvenKinds {
  fan: number | null;
  still: number | null;
}

/** `no fan` is not a `fan`. */
export function ovenKinds(tokens: Tokens, { list }: AskLexicon): OvenKinds {
  const found: OvenKinds = { fan: null, still: null };
  for (let at = 0; at < tokens.length; at++) {
    const [fan, still] = [phraseAt(tokens, at, list.fan), phraseAt(tokens, at, list.still)];
    const phrase = still && still.next >= (fan?.next ?? 0) ? still : fan;
    if (!phrase) continue;
    const kind = phrase === still ? 'still' : 'fan';
    found[kind] ??= tokens[at]?.start ?? 0;
    at = phrase.next - 1;
  }
  return found;
}

/** The number beside a word such as `gas mark`, on either side. */
export function markBeside(
  tokens: Tokens,
  { recipe }: AskLexicon,
  list: AskLexicon['list']['gas'],
): number | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = phraseAt(tokens, at, list);
    if (!word) continue;
    const before = at > 1 && tokens[at - 1]?.kind === 'space' ? numberAt(tokens, at - 2, recipe) : null;
    if (before && trimmed(tokens.slice(0, at - 2)).length === 0 && tokens[at - 2]?.kind === 'digits')
      return before.value;
    let next = skipSpace(tokens, word.next);
    if (tokens[next]?.key === '.' && tokens[next + 1]?.kind !== 'digits') next = skipSpace(tokens, next + 1);
    const further = phraseAt(tokens, next, list);
    const number = numberAt(tokens, further ? skipSpace(tokens, further.next) : next, recipe);
    if (number && number.as !== 'article') return number.value;
  }
  return null;
}

/** Whether the steps of German gas ovens are named: every maker has its own degrees for them. */
export function namesGasSteps(tokens: Tokens, { list }: AskLexicon): boolean {
  const ends = (at: number, phrases: Phrases<true>) => phraseAt(tokens, at, phrases)?.next ?? 0;
  return tokens.some((_, at) => ends(at, list.gasSteps) > ends(at, list.gas));
}

/** `160 degrees c`: the letter of a scale becomes a capital. */
function withCapital(text: string, { recipe }: AskLexicon): string {
  const tokens = tokensOf(text);
  return tokens
    .map((token, at) => {
      const before = tokens[at - (tokens[at - 1]?.kind === 'space' ? 2 : 1)];
      const degrees = before?.key === '°' || recipe.list.degrees.map.has(before?.key ?? '');
      return degrees && /^[cf]$/.test(token.text) ? token.text.toUpperCase() : token.text;
    })
    .join('');
}

/** `350 F`, `180c`: a degree sign is added after the number, so that `C` is not read as cup. */
export function withSign(text: string, always: boolean, lexicon: AskLexicon): string {
  return withCapital(text, lexicon).replace(
    /(\d)[ °º]{0,2}([cf])(?![\p{L}\p{N}])/giu,
    (all, digit: string, letter: string, at: number, whole: string) => {
      const before = whole.slice(0, at + 1);
      const value = Number(/\d+$/.exec(before)?.[0] ?? 0);
      return always || value >= (/c/i.test(letter) ? 30 : 60) || /[-−]\s*\d+$/.test(before)
        ? `${digit} °${letter.toUpperCase()}`
        : all;
    },
  );
}

import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { Source } from '../source.ts';
import { closingParenthesis } from './cluster.ts';

const MAX_STEPS = 16;

/** `in feine Streifen`, `en tranches`: the token after the cut; null if none starts at `at`. */
function afterCut({ tokens, lexicon }: Source, at: number, end: number): number | null {
  if (!lexicon.list.into.map.has(tokens[at]?.key ?? '')) return null;
  for (let next = at + 1, words = 0; next < end && words < 4; next++) {
    if (tokens[next]?.kind === 'mark' && tokens[next]?.key !== '-') return null;
    const cut = phraseAt(tokens, next, lexicon.list.cuts);
    if (cut) return cut.next;
    if (tokens[next]?.kind === 'word') words += 1;
  }
  return null;
}

/** The token after a comma, a remark in parentheses, or a way to prepare; null if there is none of these. */
function afterPrepared(source: Source, at: number, end: number): number | null {
  const { tokens, lexicon } = source;
  const token = tokens[at];
  if (token?.kind === 'space' || token?.key === ',') return at + 1;
  if (token?.key === '(') return closingParenthesis(tokens, at) + 1;
  return afterCut(source, at, end) ?? phraseAt(tokens, at, lexicon.list.prepared)?.next ?? null;
}

/**
 * Where the food starts if a comma at token `at` separates it from its preparation, as in tables of amount, remark
 * and name: `4, fein gehackt (aufgeteilt) Knoblauchzehen`. The comma's own token if nothing follows the preparation.
 */
export function skipPreparation(source: Source, at: number, end: number): number {
  const { tokens } = source;
  let next = skipSpace(tokens, at);
  if (tokens[next]?.key !== ',') return at;
  for (let steps = 0; steps < MAX_STEPS && next < end; steps++) {
    const after = afterPrepared(source, next, end);
    if (after === null) return tokens[next]?.kind === 'word' ? next : at;
    next = after;
  }
  return at;
}

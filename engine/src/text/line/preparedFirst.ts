import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { closing } from './lineAmounts.ts';

const MOST_STEPS = 16;

/** `in feine Streifen`, `en tranches`: the token after the cut; null if none starts at `at`. */
function afterCut(tokens: readonly Token[], at: number, end: number, lexicon: Lexicon): number | null {
  if (!/^(?:in|into|en)$/.test(tokens[at]?.key ?? '')) return null;
  for (let next = at + 1, words = 0; next < end && words < 4; next++) {
    if (tokens[next]?.kind === 'mark' && tokens[next]?.key !== '-') return null;
    const cut = phraseAt(tokens, next, lexicon.list.cuts);
    if (cut) return cut.next;
    if (tokens[next]?.kind === 'word') words += 1;
  }
  return null;
}

/**
 * Where the food starts if a comma at token `at` separates it from its preparation, as in tables of amount, remark
 * and name: `4, fein gehackt (aufgeteilt) Knoblauchzehen`. The comma's own token if nothing follows the preparation.
 */
export function afterPreparation(
  tokens: readonly Token[],
  at: number,
  end: number,
  lexicon: Lexicon,
): number {
  let next = skipSpace(tokens, at);
  if (tokens[next]?.key !== ',') return at;
  for (let steps = 0; steps < MOST_STEPS && next < end; steps++) {
    const token = tokens[next];
    if (token?.kind === 'space' || token?.key === ',') next += 1;
    else if (token?.key === '(') next = closing(tokens, next) + 1;
    else {
      const after =
        afterCut(tokens, next, end, lexicon) ?? phraseAt(tokens, next, lexicon.list.prepared)?.next ?? null;
      if (after === null) return token?.kind === 'word' ? next : at;
      next = after;
    }
  }
  return at;
}

import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import type { Source } from '../source.ts';

/**
 * Whether a row has no words but those that web pages print around a recipe, perhaps with numbers: `Jump to Recipe`,
 * `1x`, `US Customary - Metric`, `4.8 from 123 votes`, `Step 2`.
 */
export function isPageRow({ tokens }: Source, phrases: Phrases<true>): boolean {
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.kind !== 'word') at += 1;
    else {
      const found = phraseAt(tokens, at, phrases);
      if (!found) return false;
      words += 1;
      at = found.next;
    }
  }
  return words > 0;
}

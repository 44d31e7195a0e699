import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { Source } from '../source.ts';

/**
 * Whether a row has no words but those that web pages print around a recipe, perhaps with numbers: `Jump to Recipe`,
 * `1x`, `US Customary - Metric`, `4.8 from 123 votes`, `Step 2`; or leads to the page: `Home › Recipes › Cakes`.
 */
export function isPageRow({ tokens }: Source, phrases: Phrases<true>): boolean {
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.kind !== 'word') at += 1;
    else {
      const found = phraseAt(tokens, at, phrases);
      if (!found) return false;
      if (words === 0 && /^[>›»|]$/.test(tokens[skipSpace(tokens, found.next)]?.key ?? '')) return true;
      words += 1;
      at = found.next;
    }
  }
  return words > 0;
}

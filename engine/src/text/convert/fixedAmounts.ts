import { foldLetters } from '../../language/foldAccents.ts';
import type { LineWords } from '../../language/line/lineWords.ts';
import { cachedIn } from '../../language/remember.ts';
import { wordPattern } from '../../language/wordPattern.ts';
import type { Mention } from '../findings/figures.ts';
import type { Source } from '../source.ts';

/** Patterns for amounts that are not scaled. */
interface FixedPatterns {
  /** In the same clause: the amount is for each piece or person. */
  portion: RegExp;
  /** Right after the amount: it is the size of a vessel. */
  vesselAfter: RegExp;
  /** Right before the amount: likewise. */
  vesselBefore: RegExp;
}

const patterns = new WeakMap<LineWords, FixedPatterns>();

function compile({ portion, vessels, vesselKinds, holders, holding, about }: LineWords): FixedPatterns {
  return {
    portion: new RegExp(wordPattern(portion)),
    vesselAfter: new RegExp(`^[\\s-]*(?:${wordPattern(vesselKinds)}\\s)?${wordPattern(vessels)}`),
    vesselBefore: new RegExp(
      `${wordPattern(holders)}\\s${wordPattern(holding)}['’]?\\s?(?:${wordPattern(about)}\\.?\\s)?$`,
    ),
  };
}

/** How much text around an amount to search, in characters. */
const CONTEXT_LENGTH = 48;

/** Whether an amount in a step does not scale: a portion for one piece, or the size of a vessel. */
export function isFixedAmount({ text, lexicon }: Source, { start, end }: Mention): boolean {
  const { portion, vesselAfter, vesselBefore } = cachedIn(patterns, lexicon.words, compile);
  const before = foldLetters(text.slice(Math.max(0, start - CONTEXT_LENGTH), start));
  // `16 oz each` ends with its word
  const amountText = foldLetters(text.slice(start, end));
  const after = foldLetters(text.slice(end, end + CONTEXT_LENGTH));
  const [since = ''] = before.split(/[.,;:!?]/).slice(-1);
  const [until = ''] = after.split(/[.,;:!?]/);
  return (
    portion.test(amountText) ||
    portion.test(since) ||
    portion.test(until) ||
    vesselAfter.test(after) ||
    vesselBefore.test(before)
  );
}

import type { Lexicon } from '../../language/lexicon.ts';
import { type Source, sourceOf } from '../source.ts';
import { asMentions, figuresIn, type Mention } from './figures.ts';
import { groupTwins } from './mentionTwins.ts';

/** Texts longer than this are not searched; in characters. */
const MAX_TEXT_LENGTH = 200_000;

/**
 * Finds what a cook may want in other units in a sentence. Skips times, counts, percentages, differences, years, watts,
 * gas marks and speeds. A text longer than `MAX_TEXT_LENGTH` has no mentions. Takes linear time.
 */
export function mentionsIn(source: Source): Mention[] {
  if (source.text.length > MAX_TEXT_LENGTH) return [];
  const found = figuresIn(source);
  return asMentions(source, found, groupTwins(source, found));
}

export const findMentions = (text: string, lexicon: Lexicon): Mention[] =>
  text.length > MAX_TEXT_LENGTH ? [] : mentionsIn(sourceOf(text, lexicon));

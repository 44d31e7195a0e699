import type { Lexicon } from '../language/lexicon.ts';
import { PAGE_VERBS } from '../language/recipe/pageHeadings.ts';
import { isFirstVerb, isLastVerb } from '../text/line/stepVerbs.ts';
import { wordsOf } from '../text/recipe/recipeLine.ts';
import { sourceOf } from '../text/source.ts';

/** Whether a part of a sentence starts with a verb, or in a language whose verbs end sentences, ends with one. */
function tells(part: string, lexicon: Lexicon): boolean {
  const { tokens } = sourceOf(part, lexicon);
  const words = wordsOf(tokens);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  if (lexicon.words.lastVerbEnds.length > 0) return isLastVerb(last, lexicon);
  return isFirstVerb(tokens, tokens.indexOf(first), lexicon) || PAGE_VERBS.includes(first.key);
}

/** Whether most sentences of a text tell what to do. */
export function instructs(text: string, lexicon: Lexicon): boolean {
  const sentences = text.split(/[.!?]\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  const told = sentences.filter((sentence) =>
    sentence.split(/[,;:]\s+/).some((part) => tells(part, lexicon)),
  );
  return told.length * 2 > sentences.length;
}

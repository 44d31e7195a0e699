import type { TextLine } from '@gramwise/engine/text/line/textLine.ts';
import { glossLine } from './glossLine.ts';
import { type LinePart, renderLine } from './renderLine.ts';
import type { RecipeSource } from './source.ts';
import type { Target } from './target.ts';

export interface TranslatedLine {
  parts: readonly LinePart[];
  text: string;
  /** Whether every word of it was translated. */
  whole: boolean;
}

/**
 * An ingredient line in another language: its foods by our names, its units, sizes, states and cuts. Amounts stay as
 * they are but for the decimal sign; words that are not known, or mean several things, stay as written.
 */
export function translateLine(line: TextLine, source: RecipeSource, target: Target): TranslatedLine {
  const { text, tokens, lexicon, read } = line;
  const parts = renderLine(text, glossLine({ text, tokens, lexicon, source }, read), target);
  return {
    parts,
    text: parts.map((part) => part.text).join(''),
    whole: parts.every(({ kept }) => !kept),
  };
}

import type { Lexicon } from '../language/lexicon.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import type { RecipeLine } from './recipe.ts';

/** What was read of the lines of a recipe. Dropped with the lines by whoever holds them. */
const sources = new WeakMap<RecipeLine, TextLine>();

/** A line that remembers how it was read, so that converting it does not read it again. */
export function rememberSource(line: RecipeLine, source: TextLine): RecipeLine {
  sources.set(line, source);
  return line;
}

/** A line as it was read; a line that a caller made or changed is read now. */
export function sourceOfLine(line: RecipeLine, lexicon: Lexicon): TextLine {
  const known = sources.get(line);
  return known?.text === line.text && known.lexicon === lexicon ? known : textLine(line.text, lexicon);
}

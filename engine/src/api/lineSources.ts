import type { Lexicon } from '../language/lexicon.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import type { RecipeLine } from './recipe.ts';

/** How each line of a recipe was read; garbage-collected with the line. */
const sources = new WeakMap<RecipeLine, TextLine>();

/** Remembers how a line was read, so that converting it does not read it again. */
export function rememberSource(line: RecipeLine, source: TextLine): RecipeLine {
  sources.set(line, source);
  return line;
}

/** Lines whose food a cook chose. */
const chosen = new WeakSet<RecipeLine>();

/** Remembers that a cook chose the food of a line, or that it has none. */
export function rememberChosen(line: RecipeLine): RecipeLine {
  chosen.add(line);
  return line;
}

export const isChosen = (line: RecipeLine): boolean => chosen.has(line);

/** A line as it was read. A line that the caller created or changed is read now. */
export function sourceOfLine(line: RecipeLine, lexicon: Lexicon): TextLine {
  const known = sources.get(line);
  return known?.text === line.text && known.lexicon === lexicon ? known : textLine(line.text, lexicon);
}

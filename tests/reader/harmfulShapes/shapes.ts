/**
 * The shapes of lines that were read wrongly. Each is a text of lines with their label behind ` => `: the metric amount of
 * the whole line, several if either is right (`118 ml / 160 g`: a volume, or the weight of the food that is meant), or
 * `kept` for a line that must stay as written and say so.
 */
export interface HarmfulShapes {
  /** A second figure right behind the first. */
  doubled: string;
  /** The amount of one of several, which must still be said of one. */
  each: string;
  /** A mixed number without its gap. */
  lostGap: string;
  /** Lines as written; the test breaks their letters. */
  letters: string;
  /** A noun said once for two foods. */
  orNoun: string;
  /** A word behind the name that makes another food of it. */
  behind: string;
  /** Sums and parentheses in one another. */
  nested: string;
  /** Lines of a recipe's steps, all of which must be shown; no labels. */
  steps: string;
  /** Lines of its ingredients that look like servings or times, all of which must be shown; no labels. */
  counted: string;
}
